import { l } from '../i18n/ui-text.ts'
import type { RowOf } from '@fangshi/contract/resource'
import type { sellerSettlements } from '@fangshi/contract/settlements'
import type { Columns } from '../kit/list/column.ts'
import type { SearchOption } from '../kit/search/search-option.ts'
import { createdAt } from '../kit/table/created-at.ts'

const no = l('结算单号', 'Settlement no.')
const state = l('状态', 'Status')
const states = [
  { value: 'open', label: l('结算中', 'In progress'), color: 'processing' as const },
  { value: 'closed', label: l('已结算', 'Settled'), color: 'success' as const },
]

export const storeColumn = { label: l('店铺', 'Store'), width: 140 } as const

/** What both back offices show of statements. */
export const statementColumns = {
  settlement_no: { label: no, type: 'id', width: 215 },
  state: { label: state, type: 'dict_tags', options: states, width: 100 },
  orders: { label: l('订单数', 'Orders'), type: 'number', width: 90 },
  paid: { label: l('订单实付', 'Paid'), type: 'price', width: 120 },
  refunded: { label: l('已退款', 'Refunded'), type: 'price', width: 110, hidden: true },
  commission: { label: l('平台佣金', 'Commission'), type: 'price', width: 110 },
  distribution: { label: l('分销佣金', 'Referral'), type: 'price', width: 110, hidden: true },
  settled: { label: l('结算金额', 'Settled'), type: 'price', width: 120 },
  debt_paid: { label: l('抵扣欠款', 'Debt paid'), type: 'price', width: 110, hidden: true },
  opening: { label: l('期初余额', 'Opening balance'), type: 'price', width: 130, hidden: true },
  closing: { label: l('期末余额', 'Closing balance'), type: 'price', width: 130, hidden: true },
  created_at: createdAt,
} as const satisfies Columns<RowOf<typeof sellerSettlements>>

export const statementSearch: readonly SearchOption[] = [
  { label: no, value: 'settlement_no', where: 'likeRight' },
  { type: 'select', label: state, value: 'state', data: states },
  { type: 'daterange', label: l('结算时间', 'Settled at'), value: 'created_at' },
]

/** What the page of a statement says in its own way. */
export const leftOut = [
  'settlement_no',
  'orders',
  'paid',
  'refunded',
  'commission',
  'distribution',
  'settled',
  'debt_paid',
  'opening',
] as const
