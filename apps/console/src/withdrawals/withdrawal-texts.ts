import { l } from '../i18n/ui-text.ts'

/** Texts about withdrawals that both back offices show. */
export const texts = {
  status: l('状态', 'Status'),
  all: l('全部', 'All'),
  number: l('提现单号', 'Withdrawal no.'),
  money: l('提现金额', 'Amount'),
  fee: l('手续费', 'Fee'),
  net: l('实际到账', 'Paid out'),
  name: l('户名', 'Account holder'),
  bank: l('开户银行', 'Bank'),
  card: l('银行账号', 'Account no.'),
  remark: l('备注', 'Note'),
  reason: l('原因', 'Reason'),
  decidedAt: l('处理时间', 'Decided'),
  paidAt: l('打款时间', 'Paid'),
  bouncedAt: l('退票时间', 'Returned'),
  cancel: l('取消提现', 'Cancel'),
  done: l('已完成', 'Done'),
}

export const statuses = [
  { value: 'requested', label: l('待审核', 'To review'), color: 'processing' },
  { value: 'approved', label: l('待打款', 'To pay'), color: 'warning' },
  { value: 'paid', label: l('已打款', 'Paid'), color: 'success' },
  { value: 'refused', label: l('已拒绝', 'Declined'), color: 'error' },
  { value: 'cancelled', label: l('已取消', 'Cancelled'), color: 'default' },
  { value: 'bounced', label: l('银行退票', 'Returned by bank'), color: 'error' },
] as const
