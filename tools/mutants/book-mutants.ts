import { patchesIn, type Mutant } from './mutant.ts'

const modules = 'apps/server/src/modules'
const pure = `${modules}/books/difference.test.ts`
const http = `${modules}/books/books.http.test.ts`
const reconciled = `${modules}/books/reconcile.http.test.ts`
const topUps = `${modules}/payments/top-ups/top-ups.http.test.ts`
const returned = `${modules}/payments/top-ups/return-top-up.http.test.ts`
const returnable = `${modules}/payments/top-ups/returnable.test.ts`
const updates = 'apps/server/src/money-rules/guarded-updates.db.test.ts'
const routes = 'apps/server/src/money-rules/routes.test.ts'

type Texts = Parameters<typeof patchesIn>[1]
const code = (guard: string, patch: Texts | readonly Texts[], killedBy: Mutant['killedBy']): Mutant => ({
  guard,
  patches: patchesIn(modules, ...(typeof patch[0] === 'string' ? [patch as Texts] : (patch as readonly Texts[]))),
  killedBy,
})
const shape = (guard: string, patch: Texts, test: string): Mutant => ({
  guard,
  patches: patchesIn('packages/contract/src', patch),
  killedBy: [routes, test],
})
const back = 'payments/top-ups/return-top-up.ts'
const missing = [reconciled, 'what the bill has and we have not'] as const

/** Payouts, differences of daily bills, and top-ups with what goes back of them. */
export const bookMutants: readonly Mutant[] = [
  code(
    'books: a payout that has not happened',
    ['books/record-payout.ts', "if (paid_at > at) failFields({ paid_at: 'TIME_FUTURE' })", ''],
    [http, 'amounts that are none'],
  ),
  code(
    'books: a payout takes amount and fee',
    ['books/record-payout.ts', "    { from: platform('provider_fees'), to, amount: fee },\n", ''],
    [http, 'a payout takes what arrived'],
  ),
  code(
    'books: a difference is decided once',
    [
      'books/difference.ts',
      "close: { from: ['open'], to: 'closed'",
      "close: { from: ['open', 'counted'], to: 'closed'",
    ],
    [pure, 'a payment that is missing here'],
  ),
  code(
    'books: only what is missing here is counted',
    [
      'books/difference.ts',
      "kind === 'payment' && fault === 'missing_here'",
      "kind === 'payment' || fault === 'missing_here'",
    ],
    [pure, 'a payment that is missing here'],
  ),
  code(
    'books: counting checks the state',
    ['books/reconcile.ts', "if (!mayDecide('count', before)) fail('DIFFERENCE_DECIDED')", ''],
    [reconciled, 'another amount'],
  ),
  code(
    'books: closing checks the state: by the table and by the update',
    [
      ['books/reconcile.ts', "if (!mayDecide('close', before)) fail('DIFFERENCE_DECIDED')", ''],
      ['books/reconcile.db.ts', "where id = $1 and status = 'open' returning *", 'where id = $1 returning *'],
    ],
    [reconciled, 'another amount'],
  ),
  code(
    'books: the provider confirms what is counted',
    [
      'books/reconcile.ts',
      "if (payment?.trade_no !== before.trade_no) return fail('PAYMENT_NOT_CONFIRMED')",
      "if (!payment) return fail('PAYMENT_NOT_CONFIRMED')",
    ],
    [reconciled, 'a payment that the provider does not confirm'],
  ),
  code(
    'books: a difference that changed meanwhile',
    ['books/reconcile.db.ts', "where id = $1 and status = 'open' returning *", 'where id = $1 returning *'],
    [updates, 'books'],
  ),
  code(
    'books: a bill that is fetched again adds no lines',
    ['books/reconcile.db.ts', '   on conflict (channel, kind, trade_no, refund_no) do nothing`', '`'],
    missing,
  ),
  code(
    'books: comparing again adds no differences',
    ['books/reconcile.db.ts', '   on conflict (channel, kind, trade_no, refund_no, fault) do nothing`', '`'],
    [updates, 'books'],
  ),
  code(
    'books: amounts are compared',
    ['books/reconcile.db.ts', 'o.ours is distinct from s.amount_cents`', 'o.ours is null`'],
    [reconciled, 'another amount'],
  ),
  code(
    'books: what no bill has is found',
    ['books/reconcile.db.ts', "s.kind = 'payment' and s.trade_no = r.trade_no)", "s.kind = 'payment')"],
    [reconciled, 'another amount'],
  ),
  code(
    'books: only what agrees ends by itself',
    ['books/reconcile.db.ts', 'and s.amount_cents = case d.kind', 'and s.amount_cents is distinct from case d.kind'],
    [updates, 'books'],
  ),
  code(
    'books: a day of the calendar',
    ['books/reconcile.ts', "?? failFields({ day: 'TIME_INVALID' })", '?? new Date(0)'],
    missing,
  ),
  code(
    'books: a day is compared once by the timer',
    ['books/reconcile.timers.ts', 'if ((await latestRuns(ctx.db, channel, day)).length) return', ''],
    [reconciled, 'the timer compares'],
  ),
  shape(
    'books: a payout of more than nothing',
    ['books.ts', "z.refine((cents) => cents > 0, 'TOO_SMALL')", "z.refine((cents) => cents >= 0, 'TOO_SMALL')"],
    'POST /Admin/books/payouts: amount takes no wrong amount',
  ),
  shape(
    'refunds: a key is one request',
    ['refunds.ts', "  idempotent: true,\n  does: 'Asks for money, a return", "  does: 'Asks for money, a return"],
    'all other writes count once',
  ),
  shape(
    'refunds: more than nothing',
    ['refunds.ts', "z.refine((amount) => amount > 0, 'TOO_SMALL')", "z.refine((amount) => amount >= 0, 'TOO_SMALL')"],
    'POST /user/order/refund: lines[].amount takes no wrong amount',
  ),
  code(
    'top-ups: one’s own',
    [
      'payments/top-ups/top-ups.db.ts',
      'where top_up_no = $1 and user_id = $2`',
      'where top_up_no = $1 and $2::bigint is not null`',
    ],
    [topUps, 'a guest, another shopper'],
  ),
  code(
    'top-ups: the bill of one’s own',
    [
      'payments/top-ups/top-ups.db.ts',
      'from top_ups where top_up_no = $1 and user_id = $2)',
      'from top_ups where top_up_no = $1 and $2::bigint is not null)',
    ],
    [topUps, 'a guest, another shopper'],
  ),
  code(
    'top-ups: ended once',
    ['payments/top-ups/top-ups.db.ts', "where id = $1 and status = 'open' returning id", 'where id = $1 returning id'],
    [updates, 'top-ups'],
  ),
  code('top-ups: within a year', [back, '|| !isReturnable(payment, ctx.now())', ''], [returned, 'after a year']),
  code(
    'top-ups: the last instant of the year',
    ['payments/top-ups/returnable.ts', '< returnableMs', '<= returnableMs'],
    [returnable, 'what is neither spent'],
  ),
  code(
    'top-ups: no more than is left',
    [back, "if (amount > left) fail('REFUND_TOO_MUCH')", ''],
    [returned, 'what was spent cannot'],
  ),
]
