import type { TraceState } from '@fangshi/contract/logistics'
import type { OrderStatus } from '@fangshi/contract/status'
import { l, type UiText } from '../i18n/ui-text.ts'
import type { TagColor } from '../kit/list/column.ts'

interface StatusChoice {
  value: OrderStatus
  label: UiText
  color: TagColor
}

/** The order statuses as the back offices call them. */
export const statuses: readonly StatusChoice[] = [
  { value: 'waiting_payment', label: l('待付款', 'Awaiting payment'), color: 'warning' },
  { value: 'waiting_group', label: l('待成团', 'Group forming'), color: 'warning' },
  { value: 'waiting_delivery', label: l('待发货', 'To ship'), color: 'processing' },
  { value: 'waiting_receipt', label: l('待收货', 'Shipped'), color: 'processing' },
  { value: 'waiting_comment', label: l('待评价', 'Awaiting review'), color: 'success' },
  { value: 'completed', label: l('已完成', 'Completed'), color: 'success' },
  { value: 'cancelled', label: l('已取消', 'Cancelled'), color: 'default' },
  { value: 'after_sale_refund', label: l('退款中', 'Refund open'), color: 'warning' },
  { value: 'after_sale_return', label: l('退换货中', 'Return open'), color: 'warning' },
  { value: 'after_sale_completed', label: l('售后完成', 'Refunded'), color: 'default' },
]

/** Where a parcel is. */
export const traceStates: Readonly<Record<TraceState, { label: UiText; color: TagColor }>> = {
  announced: { label: l('待揽收', 'Awaiting pickup'), color: 'default' },
  collected: { label: l('已揽收', 'Picked up'), color: 'processing' },
  in_transit: { label: l('运输中', 'In transit'), color: 'processing' },
  out_for_delivery: { label: l('派送中', 'Out for delivery'), color: 'processing' },
  delivered: { label: l('已签收', 'Delivered'), color: 'success' },
  problem: { label: l('问题件', 'Delivery problem'), color: 'error' },
}

/** Who caused a status change. */
export const actorNames: Readonly<Record<string, UiText>> = {
  shopper: l('买家', 'Buyer'),
  seller: l('商家', 'Seller'),
  admin: l('平台', 'Platform'),
  timer: l('系统', 'System'),
  payment: l('支付', 'Payment'),
  system: l('系统', 'System'),
}

/** Texts about orders that several pages share. */
export const texts = {
  orderTitle: l('订单 {{no}}', 'Order {{no}}'),
  ship: l('发货', 'Ship'),
  print: l('打印发货单', 'Print packing slip'),
  waybill: l('打印面单', 'Print shipping label'),
  receiver: l('修改收货人', 'Edit recipient'),
  remark: l('商家备注', 'Store note'),
  refund: l('退款', 'Refund'),
  cancel: l('取消订单', 'Cancel order'),
  orderNo: l('订单号', 'Order no.'),
  name: l('商品', 'Product'),
  store: l('店铺', 'Store'),
  buyer: l('买家', 'Buyer'),
  total: l('实付', 'Paid total'),
  status: l('状态', 'Status'),
  paidAt: l('付款时间', 'Paid'),
  paidHour: l('付款时段', 'Paid on'),
  province: l('收货省份', 'Province'),
  method: l('支付方式', 'Payment method'),
  created: l('下单时间', 'Placed'),
  receiveName: l('收货人', 'Recipient'),
  receiveTel: l('电话', 'Phone'),
  receiveArea: l('地区', 'Area'),
  receiveAddress: l('地址', 'Address'),
  buyerRemark: l('买家留言', 'Buyer’s note'),
  pieces: l('件数', 'Items'),
  goodsMoney: l('商品金额', 'Items subtotal'),
  freight: l('运费', 'Shipping'),
  discount: l('优惠', 'Discount'),
  couriers: l('快递公司', 'Courier'),
}
