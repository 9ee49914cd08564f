import { messageOf } from '@fangshi/contract/errors'
import {
  cancelOrder,
  editReceiver,
  editShopRemark,
  type adminExpresses,
  type adminOrders,
  type countAdminOrders,
  type countSellerOrders,
  type BackofficeOrder,
  type sellerExpresses,
  type sellerOrders,
  type waitingOrders,
} from '@fangshi/contract/orders-backoffice'
import { ConfigProvider } from 'antd'
import { useState, type ReactNode } from 'react'
import { useLocale } from '../i18n/use-locale.ts'
import { l } from '../i18n/ui-text.ts'
import { useText } from '../i18n/use-text.ts'
import { useRights } from '../session/rights.ts'
import { ScreenPage } from '../kit/screen/screen-page.tsx'
import type { RowAction } from '../kit/table/row-action.ts'
import { screen, type Screen } from '../kit/screen/screen.ts'
import { usePhone } from '../kit/ui/use-phone.ts'
import { OrderTools } from './order-tools.tsx'
import { columnsOf, exportColumns, searchOf, viewColumns, type Side } from './order-columns.ts'
import { OrderDetails } from './order-details.tsx'
import { CancelDialog, ReceiverDialog, RemarkDialog } from './order-forms.tsx'
import { texts } from './order-texts.ts'
import { PackingSlips } from './packing-slips.tsx'
import { ShipDialog } from './ship-dialog.tsx'
import { StatusTabs } from './status-tabs.tsx'
import type { ShipRoute } from './use-shipping.ts'
import { Waybills } from './waybills.tsx'

/** What one screen of orders is made of. */
export interface OrdersScreenProps {
  side: Side
  resource: typeof sellerOrders | typeof waitingOrders | typeof adminOrders
  ship: ShipRoute
  expresses: typeof sellerExpresses | typeof adminExpresses
  /** Absent on the screen of one state. */
  counts?: typeof countSellerOrders | typeof countAdminOrders
}

type Open =
  | { dialog: 'ship' | 'print' | 'waybill'; orders: readonly BackofficeOrder[]; list: Screen }
  | { dialog: 'receiver' | 'remark' | 'cancel'; order: BackofficeOrder; list: Screen }

const noParcel = l('尚未发货，没有快递单号', 'Nothing shipped yet, so there is no tracking number')

const forms = { receiver: ReceiverDialog, remark: RemarkDialog, cancel: CancelDialog }

/** A list of orders with what a store or the platform does to them; what one has no right to is not there. */
export function OrdersScreen({ side, resource, ship, expresses, counts }: OrdersScreenProps) {
  const t = useText()
  const locale = useLocale()
  const isPhone = usePhone()
  const { can } = useRights()
  const [open, setOpen] = useState<Open>()
  const close = (): void => setOpen(undefined)
  const refused = messageOf('ORDER_MOVE_REFUSED', locale)

  function actionsOf(order: BackofficeOrder, list: Screen): RowAction[] {
    const off = (action: BackofficeOrder['actions'][number]) => (order.actions.includes(action) ? undefined : refused)
    const ofSeller: RowAction[] = [
      {
        key: 'receiver',
        right: editReceiver.right,
        label: t(texts.receiver),
        disabled: off('edit_receiver'),
        onClick: () => setOpen({ dialog: 'receiver', order, list }),
      },
      {
        key: 'remark',
        right: editShopRemark.right,
        label: t(texts.remark),
        onClick: () => setOpen({ dialog: 'remark', order, list }),
      },
    ]
    const cancel: RowAction = {
      key: 'cancel',
      right: cancelOrder.right,
      label: t(texts.cancel),
      isDanger: true,
      disabled: off('cancel'),
      onClick: () => setOpen({ dialog: 'cancel', order, list }),
    }
    return [
      {
        key: 'ship',
        right: ship.right,
        label: t(texts.ship),
        disabled: off('ship'),
        onClick: () => setOpen({ dialog: 'ship', orders: [order], list }),
      },
      ...(side === 'Seller' ? ofSeller : []),
      {
        key: 'print',
        label: t(texts.print),
        onClick: () => setOpen({ dialog: 'print', orders: [order], list }),
      },
      {
        key: 'waybill',
        label: t(texts.waybill),
        disabled: order.parcels.length ? undefined : t(noParcel),
        onClick: () => setOpen({ dialog: 'waybill', orders: [order], list }),
      },
      ...(side === 'Admin' ? [cancel] : []),
    ]
  }

  function dialogOf(now: Open): ReactNode {
    const { list } = now
    if ('orders' in now) {
      if (now.dialog === 'print') return <PackingSlips orders={now.orders} onClose={close} />
      if (now.dialog === 'waybill') return <Waybills orders={now.orders} onClose={close} />
      const sent = (): void => {
        list.clearSelection()
        list.reload()
      }
      return <ShipDialog orders={now.orders} route={ship} expresses={expresses} onClose={close} onSent={sent} />
    }
    const Form = forms[now.dialog]
    const done = (): void => {
      close()
      list.reload()
    }
    return <Form order={now.order} onClose={close} onDone={done} />
  }

  const spec = screen({
    resource,
    columns: columnsOf(side),
    view: viewColumns,
    exportAdd: exportColumns,
    search: searchOf(side, counts === undefined),
    above: counts && ((list) => <StatusTabs path={resource.path} counts={counts} screen={list} />),
    toolbarLeft: (list) => (
      <OrderTools
        selection={list.selection}
        canShip={can(ship.right)}
        onOpen={(dialog, orders) => setOpen({ dialog, orders, list })}
      />
    ),
    rowButtons: actionsOf,
    viewExtra: (order) => <OrderDetails order={order} />,
  })
  return (
    <ConfigProvider componentSize={isPhone ? 'large' : undefined}>
      <ScreenPage spec={spec} />
      {open && dialogOf(open)}
    </ConfigProvider>
  )
}
