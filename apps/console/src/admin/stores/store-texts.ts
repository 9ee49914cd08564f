import { l } from '../../i18n/ui-text.ts'

/** Texts about stores in the platform's back office. */
export const texts = {
  verify: l('审核状态', 'Verification'),
  status: l('营业状态', 'Status'),
  all: l('全部', 'All'),
  changes: l('资料变更', 'Document changes'),
  edit: l('编辑资料', 'Edit details'),
  pass: l('通过', 'Approve'),
  deny: l('驳回', 'Reject'),
  suspend: l('暂停店铺', 'Suspend'),
  reopen: l('恢复店铺', 'Reopen'),
  money: l('调整资金', 'Adjust balance'),
  done: l('已完成', 'Done'),
  notVerifying: l('申请不在待审核状态', 'This application is not pending review'),
  notPassed: l('店铺未通过审核', 'This store has not been approved'),
  reason: l('原因', 'Reason'),
}

export const verifications = [
  { value: 'verifying', label: l('待审核', 'Pending review'), color: 'processing' },
  { value: 'passed', label: l('已通过', 'Approved'), color: 'success' },
  { value: 'denied', label: l('已驳回', 'Rejected'), color: 'error' },
  { value: 'filling_in', label: l('填写中', 'In progress'), color: 'default' },
] as const

export const storeStates = [
  { value: 'open', label: l('营业中', 'Open'), color: 'success' },
  { value: 'closed', label: l('已休店', 'Closed'), color: 'default' },
  { value: 'suspended', label: l('已暂停', 'Suspended'), color: 'error' },
] as const

export const changeStates = {
  pending: { label: l('待审核', 'Pending review'), color: 'processing' },
  approved: { label: l('已通过', 'Approved'), color: 'success' },
  denied: { label: l('已驳回', 'Rejected'), color: 'error' },
} as const
