import { refundsDue } from '@fangshi/contract/books'
import { l } from '../../i18n/ui-text.ts'
import { createdAt } from '../../kit/table/created-at.ts'
import { tableScreen } from '../../kit/screen/table-screen.tsx'
import { channels, refundStates, texts } from './texts.ts'

const open = refundStates.filter(({ value }) => value === 'due' || value === 'processing')

/** Refunds that have not reached the payer yet, the oldest first (rules §7). */
export default tableScreen({
  resource: refundsDue,
  columns: {
    channel: { label: texts.channel, type: 'dict_tags', options: channels, isNeutral: true, width: 110 },
    refund_no: { label: texts.refundNo, type: 'id', width: 220 },
    trade_no: { label: texts.tradeNo, type: 'id', width: 240 },
    amount: { label: texts.amount, type: 'price', width: 120 },
    status: { label: texts.status, type: 'dict_tags', options: open, width: 110, isState: true },
    tries: { label: l('已尝试', 'Tries'), type: 'number', width: 90 },
    next_at: { label: l('下次尝试', 'Next try'), type: 'time', width: 165 },
    created_at: createdAt,
  },
  search: [
    { type: 'select', label: texts.channel, value: 'channel', data: channels },
    { type: 'select', label: texts.status, value: 'status', data: open },
    { label: texts.refundNo, value: 'refund_no', where: 'likeRight' },
    { type: 'daterange', label: createdAt.label, value: 'created_at' },
  ],
})
