import { messageOf } from '@fangshi/contract/errors'
import {
  cancelOrder,
  editReceiver,
  editReceiverAsAdmin,
  editShopRemark,
  type adminExpresses,
  type countAdminOrders,
  type countSellerOrders,
  type BackofficeOrder,
  type sellerExpresses,
} from '@fangshi/contract/orders-backoffice'
import { refundAsAdmin } from '@fangshi/contract/refunds-backoffice'
import { ConfigProvider } from 'antd'
import { useState } from 'react'
import { useLocale } from '../i18n/use-locale.ts'
import { l } from '../i18n/ui-text.ts'
import { useText } from '../i18n/use-text.ts'
import { useRights } from '../session/rights.ts'
import { ScreenPage } from '../kit/screen/screen-page.tsx'
import type { RowAction } from '../kit/table/row-action.ts'
import { screen, type Screen } from '../kit/screen/screen.ts'
import { usePhone } from '../kit/ui/use-phone.ts'
import { OrderTools } from './order-tools.tsx'
import { columnsOf, exportColumns, searchOf, viewColumns, type Side } from './order-columns.tsx'
import { OrderDetails } from './order-details.tsx'
import { OrderDialog, type OpenDialog } from './order-dialog.tsx'
import type { OrderResource } from './order-resource.ts'
import { texts } from './order-texts.ts'
import { StatusTabs } from './status-tabs.tsx'
import type { ShipRoute } from './use-shipping.ts'

/** What differs between the order screens. */
export interface OrdersScreenProps {
  side: Side
  resource: OrderResource
  ship: ShipRoute
  expresses: typeof sellerExpresses | typeof adminExpresses
  /** Absent on a screen with a fixed status. */
  counts?: typeof countSellerOrders | typeof countAdminOrders
}

const nothingLeft = l('未付款、已全部退款，或都在售后中', 'Unpaid, refunded in full, or all of it has open requests')
const noParcel = l('尚未发货，没有快递单号', 'Nothing shipped yet, so there is no tracking number')

/** A list of orders with the actions of a store or the platform; actions without the right are hidden. */
export function OrdersScreen({ side, resource, ship, expresses, counts }: OrdersScreenProps) {
  const t = useText()
  const locale = useLocale()
  const isPhone = usePhone()
  const { can } = useRights()
  const [open, setOpen] = useState<OpenDialog>()
  const close = (): void => setOpen(undefined)
  const refused = messageOf('ORDER_MOVE_REFUSED', locale)

  function actionsOf(order: BackofficeOrder, list: Screen): RowAction[] {
    const off = (action: BackofficeOrder['actions'][number]) => (order.actions.includes(action) ? undefined : refused)
    const receiver: RowAction = {
      key: 'receiver',
      right: side === 'Admin' ? editReceiverAsAdmin.right : editReceiver.right,
      label: t(texts.receiver),
      disabled: off('edit_receiver'),
      onClick: () => setOpen({ dialog: 'receiver', order, list }),
    }
    const remark: RowAction = {
      key: 'remark',
      right: editShopRemark.right,
      label: t(texts.remark),
      onClick: () => setOpen({ dialog: 'remark', order, list }),
    }
    const cancel: RowAction = {
      key: 'cancel',
      right: cancelOrder.right,
      label: t(texts.cancel),
      isDanger: true,
      disabled: off('cancel'),
      onClick: () => setOpen({ dialog: 'cancel', order, list }),
    }
    const refund: RowAction = {
      key: 'refund',
      right: refundAsAdmin.right,
      label: t(texts.refund),
      disabled: order.actions.includes('refund') ? undefined : t(nothingLeft),
      onClick: () => setOpen({ dialog: 'refund', order, list }),
    }
    return [
      {
        key: 'ship',
        right: ship.right,
        label: t(texts.ship),
        disabled: off('ship'),
        onClick: () => setOpen({ dialog: 'ship', orders: [order], list }),
      },
      receiver,
      ...(side === 'Seller' ? [remark] : []),
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
      ...(side === 'Admin' ? [refund, cancel] : []),
    ]
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
    record: {
      title: ({ order_no }) => t(texts.orderTitle, { no: order_no }),
      states: ['order_status'],
      leaveOut: ['order_image', 'order_name', 'order_no', 'buy_num'],
      wide: ['receive_address', 'remark'],
      body: (order) => <OrderDetails order={order} side={side} />,
    },
  })
  return (
    <ConfigProvider componentSize={isPhone ? 'large' : undefined}>
      <ScreenPage spec={spec} />
      {open && <OrderDialog open={open} resource={resource} route={ship} expresses={expresses} onClose={close} />}
    </ConfigProvider>
  )
}
