import { l } from '../../i18n/ui-text.ts'

export const differenceTexts = {
  reconcile: l('立即对账', 'Reconcile a day'),
  reconcileText: l(
    '下载渠道当日账单，与我方收款和退款逐笔核对；不会入账。',
    'Fetches the provider’s bill of a day and compares it with our payments and refunds. Nothing is booked.',
  ),
  reconciled: l('对账完成', 'Reconciled'),
  day: l('账单日', 'Day'),
  kind: l('类型', 'Kind'),
  fault: l('差异', 'Difference'),
  ours: l('我方金额', 'Our amount'),
  theirs: l('渠道金额', 'Provider’s amount'),
  note: l('说明', 'Note'),
  decidedBy: l('处理人', 'Resolved by'),
  decidedAt: l('处理时间', 'Resolved'),
  count: l('核实入账', 'Verify and book'),
  countText: l(
    '再次向渠道查询；渠道确认后按收到支付通知入账。',
    'Asks the provider again. Once confirmed, the payment counts as if its notice had come.',
  ),
  close: l('说明并关闭', 'Close with a note'),
  closeText: l('只记录说明，不会入账。', 'Records the note only. Nothing is booked.'),
  done: l('已处理', 'Resolved'),
  runs: l('最近对账', 'Latest reconciliations'),
  run: l('{{lines}} 笔', 'Lines: {{lines}}'),
  noneOpen: l('无差异', 'No differences'),
  someOpen: l('{{open}} 笔待处理', '{{open}} open'),
}

export const kinds = [
  { value: 'payment', label: l('收款', 'Payment') },
  { value: 'refund', label: l('退款', 'Refund') },
]
export const faults = [
  { value: 'missing_here', label: l('我方缺失', 'Missing here') },
  { value: 'missing_there', label: l('渠道缺失', 'Missing at the provider') },
  { value: 'other_amount', label: l('金额不符', 'Amount differs') },
]
export const states = [
  { value: 'open', label: l('待处理', 'Open'), color: 'warning' },
  { value: 'counted', label: l('已入账', 'Booked'), color: 'success' },
  { value: 'agrees', label: l('已一致', 'Agrees now'), color: 'success' },
  { value: 'closed', label: l('已说明', 'Closed'), color: 'default' },
] as const
