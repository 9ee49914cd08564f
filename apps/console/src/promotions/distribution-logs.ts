import type { RowOf } from '@fangshi/contract/resource'
import type { sellerDistributionLogs } from '@fangshi/contract/distributions'
import { l } from '../i18n/ui-text.ts'
import type { Columns } from '../kit/list/column.ts'
import type { SearchOption } from '../kit/search/search-option.ts'
import { createdAt } from '../kit/table/created-at.ts'

const orderNo = l('订单号', 'Order no.')
const level = l('级别', 'Level')
const state = l('状态', 'Status')
const time = l('下单时间', 'Ordered at')

const levels = [
  { value: 1, label: l('一级', 'Level 1') },
  { value: 2, label: l('二级', 'Level 2') },
  { value: 3, label: l('三级', 'Level 3') },
]
const states = [
  { value: 'frozen', label: l('待结算', 'Pending'), color: 'processing' as const },
  { value: 'due', label: l('即将结算', 'Due'), color: 'warning' as const },
  { value: 'paid', label: l('已到账', 'Paid'), color: 'success' as const },
  { value: 'taken_back', label: l('已收回', 'Taken back'), color: 'default' as const },
]

/** What both back offices show of referrers' commissions. */
export const logColumns = {
  order_no: { label: orderNo, type: 'id', width: 200 },
  goods_image: { label: l('图片', 'Image'), type: 'image', width: 80 },
  goods_name: { label: l('商品', 'Product'), width: 220 },
  nickname: { label: l('推荐人', 'Referrer'), width: 120 },
  buyer: { label: l('买家', 'Buyer'), width: 120 },
  level: { label: level, type: 'dict_tags', options: levels, width: 90, isNeutral: true },
  base: { label: l('商品实付', 'Paid for the product'), type: 'price', width: 120 },
  rate: { label: l('比例', 'Rate'), type: 'number', width: 90, value: (row) => `${row.rate}%` },
  commission: { label: l('佣金', 'Commission'), type: 'price', width: 110 },
  taken_back: { label: l('其中收回', 'Taken back'), type: 'price', width: 110 },
  state: { label: state, type: 'dict_tags', options: states, width: 100 },
  created_at: { ...createdAt, label: time },
} as const satisfies Columns<RowOf<typeof sellerDistributionLogs>>

export const logSearch: readonly SearchOption[] = [
  { label: orderNo, value: 'order_no', where: 'likeRight' },
  { type: 'select', label: level, value: 'level', data: levels },
  { type: 'select', label: state, value: 'state', data: states },
  { type: 'daterange', label: time, value: 'created_at' },
]
