import type { WithdrawalAction } from '@fangshi/contract/withdrawals'
import { l, type UiText } from '../../i18n/ui-text.ts'

interface ActionTexts {
  label: UiText
  explained: UiText
}

export const actionTexts: Readonly<Record<WithdrawalAction, ActionTexts>> = {
  approve: {
    label: l('批准', 'Approve'),
    explained: l(
      '批准后申请人不能再取消，请在银行转账后登记打款。',
      'It can no longer be cancelled. Record the payment once the bank transfer is made.',
    ),
  },
  refuse: {
    label: l('拒绝', 'Decline'),
    explained: l('款项立即退回申请人的余额。', 'The money goes back to the balance at once.'),
  },
  pay: {
    label: l('登记打款', 'Record payment'),
    explained: l(
      '请先完成银行转账，再填写银行流水号。',
      'Make the bank transfer first, then enter the bank’s reference.',
    ),
  },
  bounce: {
    label: l('登记退票', 'Record return'),
    explained: l(
      '银行退回了这笔转账：提现金额和手续费将退回申请人的余额。',
      'The bank sent this transfer back: the amount and the fee go back to the balance.',
    ),
  },
}

export const adminTexts = {
  second: l('金额超过复核线，需要两位管理员批准。', 'This amount needs the approval of two administrators.'),
  secondNow: l(
    '{{name}} 已批准，等待另一位管理员复核。',
    '{{name}} has approved. Another administrator has to approve too.',
  ),
  reference: l('银行流水号', 'Bank reference'),
  reasonHelp: l('申请人可以看到', 'Visible to the applicant'),
  owner: l('申请人', 'Applicant'),
  ownerKind: l('类型', 'Type'),
  firstApprover: l('初审', 'First approval'),
  decidedBy: l('处理人', 'Decided by'),
  card: l('收款账户', 'Receiving account'),
  showCard: l('查看完整账号', 'Show full number'),
  logged: l('每次查看都会记入操作日志。', 'Every view is recorded in the audit log.'),
}

export const ownerKinds = [
  { value: 'user', label: l('用户', 'User'), color: 'processing' },
  { value: 'store', label: l('店铺', 'Store'), color: 'success' },
] as const
