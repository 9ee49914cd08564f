import { adminPaymentAttempts } from '@fangshi/contract/payments-admin'
import { tableScreen } from '../kit/screen/table-screen.tsx'
import {
  attemptChannels,
  attemptColumns,
  attemptStatuses,
  attemptTexts as texts,
  devices,
} from '../payments/attempt-columns.ts'

/** All payment attempts, for every kind of bill and in every status (rules §6). */
export default tableScreen({
  resource: adminPaymentAttempts,
  columns: attemptColumns,
  search: [
    { label: texts.number, value: 'attempt_no', where: 'likeRight' },
    { label: texts.trade, value: 'trade_no' },
    { type: 'select', label: texts.channel, value: 'channel', data: attemptChannels },
    { type: 'select', label: texts.device, value: 'device', data: devices },
    { type: 'select', label: texts.status, value: 'status', data: attemptStatuses },
    { type: 'daterange', label: texts.paid, value: 'paid_at' },
    { type: 'daterange', label: texts.created, value: 'created_at' },
  ],
})
