import { messageOf } from '@fangshi/contract/errors'
import {
  cancelOrder,
  editReceiver,
  editShopRemark,
  type adminExpresses,
  type countAdminOrders,
  type countSellerOrders,
  type BackofficeOrder,
  type BackofficeOrderDetail,
  type sellerExpresses,
} from '@fangshi/contract/orders-backoffice'
import type { Resource } from '@fangshi/contract/resource'
import { ConfigProvider } from 'antd'
import { useState, type ReactNode } from 'react'
import { useLocale } from '../i18n/use-locale.ts'
import { l, useLabel } from '../kit/label.ts'
import { useRights } from '../session/rights.ts'
import { ScreenPage } from '../kit/screen/screen-page.tsx'
import type { RowAction, Screen, ScreenSpec } from '../kit/list/types.ts'
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
  resource: Resource
  ship: ShipRoute
  expresses: typeof sellerExpresses | typeof adminExpresses
  /** Absent on the screen of one state. */
  counts?: typeof countSellerOrders | typeof countAdminOrders
}

type Open =
  | { dialog: 'ship' | 'print' | 'waybill'; orders: readonly BackofficeOrder[]; screen: Screen }
  | { dialog: 'receiver' | 'remark' | 'cancel'; order: BackofficeOrder; screen: Screen }

const noParcel = l('还没有发货，没有快递单号', 'Nothing is sent yet, so there is no parcel number')

const forms = { receiver: ReceiverDialog, remark: RemarkDialog, cancel: CancelDialog }

/** A list of orders with what a store or the platform does to them; what one has no right to is not there. */
export function OrdersScreen({ side, resource, ship, expresses, counts }: OrdersScreenProps) {
  const read = useLabel()
  const locale = useLocale()
  const isPhone = usePhone()
  const { can } = useRights()
  const [open, setOpen] = useState<Open>()
  const close = (): void => setOpen(undefined)
  const refused = messageOf('ORDER_MOVE_REFUSED', locale)

  function actionsOf(order: BackofficeOrder, screen: Screen): RowAction[] {
    const off = (action: BackofficeOrder['actions'][number]) => (order.actions.includes(action) ? undefined : refused)
    const actions: (RowAction & { isHeld: boolean })[] = [
      {
        key: 'ship',
        isHeld: can(ship.right),
        label: read(texts.ship),
        disabled: off('ship'),
        onClick: () => setOpen({ dialog: 'ship', orders: [order], screen }),
      },
      {
        key: 'receiver',
        isHeld: side === 'Seller' && can(editReceiver.right),
        label: read(texts.receiver),
        disabled: off('edit_receiver'),
        onClick: () => setOpen({ dialog: 'receiver', order, screen }),
      },
      {
        key: 'remark',
        isHeld: side === 'Seller' && can(editShopRemark.right),
        label: read(texts.remark),
        onClick: () => setOpen({ dialog: 'remark', order, screen }),
      },
      {
        key: 'print',
        isHeld: true,
        label: read(texts.print),
        onClick: () => setOpen({ dialog: 'print', orders: [order], screen }),
      },
      {
        key: 'waybill',
        isHeld: true,
        label: read(texts.waybill),
        disabled: order.parcels.length ? undefined : read(noParcel),
        onClick: () => setOpen({ dialog: 'waybill', orders: [order], screen }),
      },
      {
        key: 'cancel',
        isHeld: side === 'Admin' && can(cancelOrder.right),
        label: read(texts.cancel),
        isDanger: true,
        disabled: off('cancel'),
        onClick: () => setOpen({ dialog: 'cancel', order, screen }),
      },
    ]
    return actions.filter(({ isHeld }) => isHeld).map(({ isHeld: _, ...action }) => action)
  }

  function dialogOf(now: Open): ReactNode {
    const { screen } = now
    if ('orders' in now) {
      if (now.dialog === 'print') return <PackingSlips orders={now.orders} onClose={close} />
      if (now.dialog === 'waybill') return <Waybills orders={now.orders} onClose={close} />
      const sent = (): void => {
        screen.clearSelection()
        screen.reload()
      }
      return <ShipDialog orders={now.orders} route={ship} expresses={expresses} onClose={close} onSent={sent} />
    }
    const Form = forms[now.dialog]
    const done = (): void => {
      close()
      screen.reload()
    }
    return <Form order={now.order} onClose={close} onDone={done} />
  }

  const spec = {
    resource,
    columns: columnsOf(side),
    view: viewColumns,
    exportAdd: exportColumns,
    search: searchOf(side, counts === undefined),
    above: counts && ((screen: Screen) => <StatusTabs path={resource.path} counts={counts} screen={screen} />),
    toolbarLeft: (screen: Screen) => (
      <OrderTools
        // Which fields its rows have only the resource knows.
        selection={screen.selection as unknown as readonly BackofficeOrder[]}
        canShip={can(ship.right)}
        onOpen={(dialog, orders) => setOpen({ dialog, orders, screen })}
      />
    ),
    rowButtons: (row: unknown, screen: Screen) => actionsOf(row as BackofficeOrder, screen),
    viewExtra: (row: unknown) => <OrderDetails order={row as BackofficeOrderDetail} />,
  } as unknown as ScreenSpec
  return (
    <ConfigProvider componentSize={isPhone ? 'large' : undefined}>
      <ScreenPage spec={spec} />
      {open && dialogOf(open)}
    </ConfigProvider>
  )
}
