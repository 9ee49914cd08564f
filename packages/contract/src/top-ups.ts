import * as z from 'zod/mini'
import { MethodChoice, Payable, payer } from './payments.ts'
import { route } from './route.ts'
import { DateTime, Price } from './shapes.ts'
import { providerChannels } from './status.ts'

/** Money that a shopper pays in through a provider, to be spent in the shop (rules §6). */

/** What can be topped up at once, in cents. */
export const topUpCents = { least: 100, most: 5_000_000 } as const

const TopUpNo = z.string('REQUIRED').check(z.regex(/^\d{14,32}$/, 'INVALID'))
const byNumber = z.strictObject({ top_up_no: TopUpNo })

export const TopUpAmount = Price.check(
  z.refine((cents) => cents >= topUpCents.least, 'TOO_SMALL'),
  z.refine((cents) => cents <= topUpCents.most, 'TOO_BIG'),
)

export const topUpMethods = route('GET /user/top_ups', {
  area: 'Home',
  right: 'shopper',
  does: 'By which methods this client can top up the balance.',
  query: z.strictObject(payer),
  reply: z.object({ methods: z.array(MethodChoice) }),
})

export const openTopUp = route('POST /user/top_ups', {
  area: 'Home',
  right: 'shopper',
  idempotent: true,
  does: 'Opens a top-up of 1.00 to 50,000.00; it is then paid like an order, but through providers only.',
  body: z.strictObject({ amount: TopUpAmount }),
  reply: z.object({ top_up_no: z.string() }),
  fails: ['SITE_CLOSED', 'SUB_ACCOUNT_MAY_NOT_BUY'],
})

export const getTopUp = route('GET /user/top_ups/{top_up_no}', {
  area: 'Home',
  right: 'shopper',
  does: 'An own top-up: amount, deadline, whether it is paid, and by which methods this client can pay it.',
  params: byNumber,
  query: z.strictObject(payer),
  reply: z.object({
    top_up_no: z.string(),
    status: z.literal(['open', 'paid', 'cancelled']),
    amount: z.string(),
    pay_before: z.nullable(DateTime),
    created_at: DateTime,
    now: DateTime,
    /** The balance now. */
    money: z.string(),
    methods: z.array(MethodChoice),
  }),
  fails: ['NOT_FOUND'],
})

export const payTopUp = route('POST /user/top_ups/{top_up_no}/pay', {
  area: 'Home',
  right: 'shopper',
  idempotent: true,
  does: 'Begins to pay an own top-up through WeChat Pay or Alipay; begun again it goes on with the same payment.',
  params: byNumber,
  body: z.strictObject({ method: z.literal(providerChannels, 'CHOICE_INVALID'), ...payer }),
  reply: Payable,
  fails: [
    'NOT_FOUND',
    'ORDER_NOT_PAYABLE',
    'PAY_METHOD_UNAVAILABLE',
    'PAY_CHANNEL_BUSY',
    'PAY_TOO_LATE',
    'SITE_CLOSED',
    'SUB_ACCOUNT_MAY_NOT_BUY',
  ],
})
