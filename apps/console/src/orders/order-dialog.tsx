import type { BackofficeOrder } from '@fangshi/contract/orders-backoffice'
import type { Screen } from '../kit/screen/screen.ts'
import { GrantDialog } from './grant/grant-dialog.tsx'
import { CancelDialog, ReceiverDialog, RemarkDialog } from './order-forms.tsx'
import type { OrderResource } from './order-resource.ts'
import { PackingSlips } from './packing-slips.tsx'
import { ShipDialog, type ShipDialogProps } from './ship-dialog.tsx'
import { Waybills } from './waybills.tsx'

/** The dialog over a list of orders, and the list that it was opened from. */
export type OpenDialog =
  | { dialog: 'ship' | 'print' | 'waybill'; orders: readonly BackofficeOrder[]; list: Screen }
  | { dialog: 'receiver' | 'remark' | 'cancel' | 'refund'; order: BackofficeOrder; list: Screen }

interface Props extends Pick<ShipDialogProps, 'route' | 'expresses'> {
  open: OpenDialog
  resource: OrderResource
  onClose: () => void
}

const forms = { receiver: ReceiverDialog, remark: RemarkDialog, cancel: CancelDialog, refund: GrantDialog }

/** Ships or prints orders, or changes one of them. */
export function OrderDialog({ open, resource, route, expresses, onClose }: Props) {
  const { list } = open
  if ('order' in open) {
    const Form = forms[open.dialog]
    const done = (): void => {
      onClose()
      list.reload()
    }
    return <Form order={open.order} resource={resource} onClose={onClose} onDone={done} />
  }
  if (open.dialog === 'print') return <PackingSlips orders={open.orders} onClose={onClose} />
  if (open.dialog === 'waybill') return <Waybills orders={open.orders} onClose={onClose} />
  const sent = (): void => {
    list.clearSelection()
    list.reload()
  }
  return <ShipDialog orders={open.orders} route={route} expresses={expresses} onClose={onClose} onSent={sent} />
}
