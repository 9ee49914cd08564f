import { suspense } from '@fangshi/contract/books'
import { l } from '../../i18n/ui-text.ts'
import { createdAt } from '../../kit/table/created-at.ts'
import { tableScreen } from '../../kit/screen/table-screen.tsx'
import { channels, refundStates, texts } from './texts.ts'

const reason = l('挂账原因', 'Reason')
const reasons = [
  { value: 'unknown_number', label: l('查无此单', 'Unknown order number') },
  { value: 'other_amount', label: l('金额不符', 'Amount differs') },
  { value: 'paid_before', label: l('重复支付', 'Already paid') },
  { value: 'bill_closed', label: l('账单已关闭', 'Bill closed') },
]

const outcome = l('处理', 'Outcome')
const outcomes = [
  { value: '1', label: l('退回中', 'On its way back') },
  { value: '0', label: l('已处理', 'Done') },
]

/** Payments that matched no bill, with the reason and how each was resolved (rules §6). */
export default tableScreen({
  resource: suspense,
  columns: {
    channel: { label: texts.channel, type: 'dict_tags', options: channels, isNeutral: true, width: 110 },
    trade_no: { label: texts.tradeNo, type: 'id', width: 240 },
    attempt_no: { label: texts.attemptNo, type: 'id', width: 220 },
    amount: { label: texts.amount, type: 'price', width: 120 },
    unmatched: { label: reason, type: 'dict', options: reasons, width: 120 },
    refund_status: { label: outcome, type: 'dict_tags', options: refundStates, width: 150, isState: true },
    refund_no: { label: texts.refundNo, type: 'id', width: 220, hidden: true },
    paid_at: { label: texts.paidAt, type: 'time', width: 165 },
    returned_at: { label: l('退回时间', 'Returned'), type: 'time', width: 165 },
    created_at: { ...createdAt, hidden: true },
  },
  search: [
    { type: 'select', label: texts.channel, value: 'channel', data: channels },
    { type: 'select', label: reason, value: 'unmatched', data: reasons },
    { type: 'select', label: outcome, value: 'is_waiting', data: outcomes },
    { label: texts.tradeNo, value: 'trade_no', where: 'likeRight' },
    { label: texts.attemptNo, value: 'attempt_no', where: 'likeRight' },
    { type: 'daterange', label: createdAt.label, value: 'created_at' },
  ],
})
