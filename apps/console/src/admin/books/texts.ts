import { ledgerAccountNames } from '@fangshi/contract/ledger-accounts'
import { ledgerEvents } from '@fangshi/contract/ledger-events'
import { l } from '../../i18n/ui-text.ts'

export const texts = {
  asOf: l('截至', 'As of'),
  now: l('现在', 'Now'),
  csv: l('导出 CSV', 'Export CSV'),
  account: l('科目', 'Account'),
  accounts: l('账户数', 'Accounts'),
  debit: l('借方', 'Debit'),
  credit: l('贷方', 'Credit'),
  sum: l('合计', 'Total'),
  balanced: l('借贷平衡', 'Balanced'),
  unbalanced: l('借贷不平，请运行 verify', 'Out of balance: run verify'),
  money: l('资金（元）', 'Money (¥)'),
  points: l('积分', 'Points'),
  postings: l('查看分录', 'Postings'),
  due: l('应退款（按账龄）', 'Refunds due by age'),
  dueLess: l('1 天内', 'Under 1 day'),
  dueFrom: l('{{days}} 天以上', '{{days}} days and more'),
  dueBetween: l('{{from}}–{{to}} 天', '{{from}}–{{to}} days'),
  count: l('{{count}} 笔', 'Refunds: {{count}}'),
  suspense: l('挂账余额', 'In suspense'),
  held: l('{{channel}}待打款', 'Held by {{channel}}'),
  channel: l('渠道', 'Channel'),
  amount: l('金额', 'Amount'),
  status: l('状态', 'Status'),
  tradeNo: l('渠道交易号', 'Trade no.'),
  attemptNo: l('支付单号', 'Attempt no.'),
  refundNo: l('退款单号', 'Refund no.'),
  paidAt: l('支付时间', 'Paid'),
}

export const channels = [
  { value: 'wechat', label: l('微信支付', 'WeChat Pay'), color: 'success' },
  { value: 'alipay', label: l('支付宝', 'Alipay'), color: 'processing' },
] as const

export const refundStates = [
  { value: 'due', label: l('待退回', 'Due'), color: 'warning' },
  { value: 'processing', label: l('退回中', 'Processing'), color: 'processing' },
  { value: 'paid', label: l('已退回', 'Returned'), color: 'success' },
  { value: 'refused', label: l('渠道拒绝，已退至余额', 'Refused, put on the balance'), color: 'error' },
] as const

export const accounts = Object.entries(ledgerAccountNames).map(([value, label]) => ({ value, label }))
export const events = Object.entries(ledgerEvents).map(([value, label]) => ({ value, label }))
