import type { BackofficeOrder } from '@fangshi/contract/orders-backoffice'
import { l } from '../i18n/ui-text.ts'
import { paymentMethods } from '../payments/payment-methods.ts'
import { createdAt } from '../kit/table/created-at.ts'
import type { Columns } from '../kit/list/column.ts'
import type { SearchOption } from '../kit/search/search-option.ts'
import { OrderName } from './order-name.tsx'
import { statuses, texts } from './order-texts.ts'
import { paidHours, provinces } from './order-choices.ts'

const store: Columns<BackofficeOrder> = { store_name: { label: texts.store, width: 110 } }
const note: Columns<BackofficeOrder> = { shop_remark: { label: texts.remark, width: 110 } }

/** The area of the screen: the platform sees the store, a store sees its own note. */
export type Side = 'Admin' | 'Seller'

/** The columns of an order list. */
export const columnsOf = (side: Side): Columns<BackofficeOrder> => ({
  order_image: { label: l('图片', 'Image'), type: 'image', width: 90 },
  order_name: { label: texts.name, width: 245, cell: (order) => <OrderName order={order} /> },
  order_no: { label: texts.orderNo, type: 'id', width: 280, hidden: true },
  ...(side === 'Admin' ? store : {}),
  nickname: { label: texts.buyer, width: 100 },
  buy_num: { label: texts.pieces, type: 'number', width: 80, hidden: true },
  total_price: { label: texts.total, type: 'price', width: 115 },
  order_status: { label: texts.status, type: 'dict_tags', options: statuses, width: 145 },
  receive_name: { label: texts.receiveName, width: 100, hidden: true },
  ...(side === 'Seller' ? note : {}),
  paid_at: { label: texts.paidAt, type: 'time', width: 165 },
  created_at: { ...createdAt, label: texts.created },
})

const couriers: Columns<BackofficeOrder> = {
  parcels: {
    label: texts.couriers,
    value: ({ parcels }) => parcels.map((one) => `${one.express_name} ${one.delivery_no}`).join('\n'),
  },
}
const receiver: Columns<BackofficeOrder> = {
  receive_tel: { label: texts.receiveTel, type: 'id' },
  receive_area: { label: texts.receiveArea },
  receive_address: { label: texts.receiveAddress },
  remark: { label: texts.buyerRemark },
}

/** Fields of the single view beyond the columns. */
export const viewColumns: Columns<BackofficeOrder> = receiver

/** Columns of exports beyond those on screen: number, recipient, items, parcels. */
export const exportColumns: Columns<BackofficeOrder> = {
  order_no: { label: texts.orderNo, type: 'id' },
  receive_name: { label: texts.receiveName },
  ...receiver,
  order_goods: {
    label: l('明细', 'Items'),
    value: ({ order_goods }) =>
      order_goods.map((line) => `${line.goods_name} ${line.sku_name} × ${line.buy_num}`).join('\n'),
  },
  goods_money: { label: texts.goodsMoney, type: 'price' },
  freight_money: { label: texts.freight, type: 'price' },
  discount_money: { label: texts.discount, type: 'price' },
  ...couriers,
}

const byStatus: SearchOption = { type: 'select', label: texts.status, value: 'order_status', data: statuses }

/** The search options; the list of orders to ship has a fixed status. */
export const searchOf = (side: Side, isWaiting: boolean): readonly SearchOption[] => [
  { label: texts.orderNo, value: 'order_no', where: 'likeRight' },
  { label: texts.name, value: 'order_name', where: 'like' },
  { label: texts.buyer, value: 'nickname', where: 'like' },
  ...(side === 'Admin' ? [{ label: texts.store, value: 'store_name', where: 'like' } as const] : []),
  ...(isWaiting ? [] : [byStatus]),
  { type: 'daterange', label: texts.created, value: 'created_at' },
  { type: 'daterange', label: texts.paidAt, value: 'paid_at' },
  { type: 'select', label: texts.province, value: 'receive_province', data: provinces },
  { type: 'select', label: texts.method, value: 'payment_name', data: paymentMethods },
  { label: texts.paidHour, value: 'paid_hour', data: paidHours, onlyChip: true, within: 'paid_at' },
]
