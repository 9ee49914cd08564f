import { formatMoney } from '@fangshi/contract/money'
import type { Payable } from '@fangshi/contract/payments'
import { formatDateTime } from '@fangshi/contract/time'
import type { Preparation } from './prepare.provider.ts'

/** What the payer's client goes on with. */
export const showPreparation = (it: Preparation, now: Date): Payable => ({
  paid: it.paid,
  amount: formatMoney(it.amount_cents),
  now: formatDateTime(now),
  ...(it.paid ? {} : { ...it.prepared, valid_until: formatDateTime(it.until) }),
})
