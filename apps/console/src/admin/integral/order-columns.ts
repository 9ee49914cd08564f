import type { adminPointsOrders } from '@fangshi/contract/points-mall-admin'
import { l } from '../../i18n/ui-text.ts'
import type { Columns } from '../../kit/list/column.ts'
import type { ScreenSpec } from '../../kit/screen/screen.ts'
import { createdAt } from '../../kit/table/created-at.ts'
import { statuses, texts } from './order-texts.ts'

type Screen = ScreenSpec<typeof adminPointsOrders>

const number = l('订单号', 'Order no.')
const status = l('状态', 'Status')

export const columns: Screen['columns'] = {
  goods_image: { label: l('图片', 'Picture'), type: 'image' },
  goods_name: { label: l('商品', 'Product'), width: 240 },
  order_no: { label: number, type: 'id', width: 230 },
  status: { label: status, type: 'dict_tags', options: statuses, width: 100 },
  nickname: { label: l('买家', 'Buyer'), width: 120 },
  buy_num: { label: l('数量', 'Quantity'), type: 'number', width: 80 },
  total_points: { label: l('积分', 'Points'), type: 'number', width: 100 },
  total_cash: { label: l('现金', 'Cash'), type: 'price', width: 100 },
  created_at: createdAt,
}

/** Fields of the single view only. */
export const details: Columns = {
  receive_name: { label: l('收货人', 'Recipient') },
  receive_tel: { label: l('手机号', 'Phone') },
  receive_area: { label: l('地区', 'Area') },
  receive_address: { label: l('详细地址', 'Address') },
  remark: { label: l('买家留言', 'Note') },
  delivery_code: { label: texts.courier },
  delivery_no: { label: texts.trackingNo, type: 'id' },
  cancel_reason: { label: l('取消原因', 'Why it was cancelled') },
  paid_at: { label: l('付款时间', 'Paid') },
  shipped_at: { label: l('发货时间', 'Shipped') },
  completed_at: { label: l('完成时间', 'Completed') },
  cancelled_at: { label: l('取消时间', 'Cancelled') },
}

export const search: Screen['search'] = [
  { label: number, value: 'order_no', where: 'likeRight' },
  { type: 'select', label: status, value: 'status', data: statuses },
  { type: 'daterange', label: createdAt.label, value: 'created_at' },
]
