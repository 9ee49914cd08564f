import * as z from 'zod/mini'
import { choiceFilter, textFilter, timeFilter } from './filters.ts'
import { resource } from './resource.ts'
import { DateTime, Id } from './shapes.ts'
import { paymentMethods } from './status.ts'

/** What a payment is for, and what became of it. */
export const paidKinds = ['order_group', 'top_up', 'points_order'] as const
export const paymentStatuses = ['open', 'succeeded', 'closed'] as const

/** Attempts to pay, whatever for (rules §6); read-only. */
export const adminPaymentAttempts = resource('Admin', 'payments', {
  does: 'Payment attempts of shoppers',
  sorts: ['attempt_no', 'channel', 'created_at', 'status'],
  form: z.strictObject({}),
  row: z.object({
    id: Id,
    attempt_no: z.string(),
    /** The provider's number; empty for the balance and for what nobody has paid. */
    trade_no: z.string(),
    kind: z.literal(paidKinds),
    nickname: z.string(),
    channel: z.literal(paymentMethods),
    /** What the payer's client is; empty for the balance. */
    device: z.string(),
    amount: z.string(),
    status: z.literal(paymentStatuses),
    paid_at: z.nullable(DateTime),
    created_at: DateTime,
  }),
  filters: {
    attempt_no: textFilter('likeRight'),
    /** Whole: providers number each in their own way. */
    trade_no: textFilter(),
    channel: choiceFilter(paymentMethods),
    device: textFilter(),
    status: choiceFilter(paymentStatuses),
    paid_at: timeFilter(),
    created_at: timeFilter(),
  },
  verbs: ['index', 'show'],
})
