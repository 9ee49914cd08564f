import * as z from 'zod/mini'
import { choiceFilter, moneyFilter, textFilter, timeFilter } from './filters.ts'
import { resource } from './resource.ts'
import { route } from './route.ts'
import { DateTime, Id, Price, Text } from './shapes.ts'
import { providerChannels } from './status.ts'

export const topUpStatuses = ['open', 'paid', 'cancelled'] as const
export type TopUpStatus = (typeof topUpStatuses)[number]

/** What shoppers topped up, and what of it can still go back to where it came from (rules §6); read-only. */
export const adminTopUps = resource('Admin', 'top_ups', {
  does: 'Top-ups of shoppers',
  sorts: ['amount', 'created_at', 'status', 'top_up_no'],
  form: z.strictObject({}),
  row: z.object({
    id: Id,
    top_up_no: z.string(),
    user_id: z.number(),
    nickname: z.string(),
    amount: z.string(),
    status: z.literal(topUpStatuses),
    /** The provider that took the money; null while nobody has paid. */
    channel: z.nullable(z.literal(providerChannels)),
    /** What went back, or is on its way. */
    returned: z.string(),
    /** What can go back now: unspent, and within a year of the payment. */
    returnable: z.string(),
    created_at: DateTime,
    actions: z.array(z.literal('return')),
  }),
  filters: {
    top_up_no: textFilter('likeRight'),
    status: choiceFilter(topUpStatuses),
    amount: moneyFilter(),
    created_at: timeFilter(),
  },
  verbs: ['index', 'show'],
})

export const returnTopUp = route('POST /Admin/top_ups/{id}/return', {
  area: 'Admin',
  right: 'Admin.top_ups.return',
  idempotent: true,
  confirm: true,
  does: 'Sends an unspent part of a top-up back to where it came from, within a year of its payment.',
  params: z.strictObject({ id: Id }),
  body: z.strictObject({ amount: Price.check(z.refine((cents) => cents > 0, 'TOO_SMALL')), reason: Text(1, 200) }),
  reply: z.object({ top_up_no: z.string(), returned: z.string() }),
  fails: ['NOT_FOUND', 'TOP_UP_NOT_RETURNABLE', 'REFUND_TOO_MUCH', 'BALANCE_SHORT'],
})
