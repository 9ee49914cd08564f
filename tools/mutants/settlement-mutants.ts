import { mutantsIn, patchesIn, type Mutant } from './mutant.ts'

const modules = 'apps/server/src/modules'
const settlements = `${modules}/settlements`
const pure = `${settlements}/settlement.test.ts`
const db = `${settlements}/settlements.db.test.ts`
const http = `${settlements}/settlements.http.test.ts`
const refunded = `${settlements}/settled-refunds.race.test.ts`
const rates = `${modules}/commissions/commissions.http.test.ts`
const updates = 'apps/server/src/money-rules/guarded-updates.db.test.ts'

const code = mutantsIn(modules)
const due = 'orders/settle.sql.ts'
const paid = 'pays an order out'

/** What may be settled, when and once; what comes back after it; and which commission is taken. */
export const settlementMutants: readonly Mutant[] = [
  code(
    'settlements: an order that is settled',
    [due, 'settled_at is null and after_sale', 'after_sale'],
    [updates, 'settlements'],
  ),
  code(
    'settlements: an open refund',
    [due, 'after_sale is null and (status', '(status'],
    [db, 'leaves an order alone'],
  ),
  code(
    'settlements: completed orders',
    [due, "status = 'completed' or status", "status in ('completed', 'waiting_comment') or status"],
    [db, 'leaves an order alone'],
  ),
  code(
    'settlements: days since completion',
    [
      'settlements/due.db.ts',
      '${toSettle} and ${completedSql} <= $1 and',
      '${toSettle} and $1::timestamptz is not null and',
    ],
    [db, 'waits for both'],
  ),
  code(
    'settlements: days since receipt',
    ['settlements/due.db.ts', 'and ${receivedSql} <= $2', 'and $2::timestamptz is not null'],
    [db, 'waits for both'],
  ),
  code(
    'settlements: fifteen days',
    ['settlements/settlement.ts', 'const refundDays = 15', 'const refundDays = 14'],
    [pure, 'when an order completed'],
  ),
  code(
    'settlements: each order once',
    ['settlements/statements.db.ts', 'if (marked?.n !== orders.length) throw', 'if (!marked) throw'],
    [updates, 'settlements'],
  ),
  code(
    'settlements: escrow is empty afterwards',
    ['settlements/statements.db.ts', 'if (left) throw new Error', 'if (left && left.balance < 0) throw new Error'],
    [db, 'an order that cannot be settled'],
  ),
  code(
    'settlements: one that fails keeps no other back',
    ['settlements/continue-run.timers.ts', 'if (limit > 1) limit = Math.ceil(limit / 2)', 'if (limit < 0) limit = 1'],
    [db, 'an order that cannot be settled'],
  ),
  code(
    'settlements: one run at a time',
    ['settlements/settle-now.ts', "?? fail('SETTLEMENT_RUNNING')", "?? { settlement_no: '' }"],
    [http, 'an administrator settles now'],
  ),
  code(
    'settlements: something to settle',
    [
      'settlements/settle-now.ts',
      "if (!(await countDue(tx, dueUntil(ctx.now(), settlement), 1))) fail('NOTHING_TO_SETTLE')",
      '',
    ],
    [http, 'an administrator settles now'],
  ),
  {
    ...code(
      'settlements: once a day',
      [
        'settlements/settlement.timers.ts',
        'if (!isDayDue(day, await lastSettlingDay(ctx.db), settlement_every)) return',
        'if (!isDayDue(day, await lastSettlingDay(ctx.db), 0)) return',
      ],
      [db, 'the timer goes on with a run that died'],
    ),
    sql: 'alter table settlement_runs drop constraint settlement_runs_day',
  },
  code(
    'settlements: a locked order is left to a later run',
    ['settlements/due.db.ts', ' for no key update skip locked', ''],
    [updates, 'settlements'],
  ),
  code(
    'settlements: commission rounded down',
    [
      'commissions/rules.ts',
      'Math.floor((base_cents * rate_bp) / 10_000)',
      'Math.ceil((base_cents * rate_bp) / 10_000)',
    ],
    [pure, 'a commission is rounded down'],
  ),
  code(
    'settlements: no commission on what went back',
    ['settlements/settlement.ts', 'line.paid_cents - line.refunded_cents', 'line.paid_cents'],
    [pure, 'there is no commission on what was refunded'],
  ),
  code(
    'settlements: lines without a rate',
    ['settlements/settlement.ts', 'if (scope === null) return []', 'if (scope === null && rate_bp > 0) return []'],
    [pure, 'a line that was sold without'],
  ),
  code(
    'settlements: statements of one store',
    ['settlements/read-settled-orders.ts', 'await countOrders(db, id, store_id)', 'await countOrders(db, id, null)'],
    [http, 'a store reads its own'],
  ),
  code(
    'settlements: lists of one store',
    ['settlements/settlements.backoffice.ts', '{ ...spec, own: ownStore }', '{ ...spec }'],
    [http, 'a store reads its own'],
  ),
  code(
    'settlements: commission comes back with a refund',
    ['settlements/refund-settled.ts', 'cents: amount - commission - shares', 'cents: amount - shares'],
    [refunded, 'a refund after settlement takes'],
  ),
  code(
    'settlements: what goes to the store',
    ['settlements/settle-batch.ts', 'amount: it.settled_cents', 'amount: it.settled_cents + it.commission_cents'],
    [db, paid],
  ),
  code(
    'commissions: the most specific rate',
    ['commissions/rates.sql.ts', 'order by', 'order by r.id desc,'],
    [rates, 'the most specific rate applies'],
  ),
  {
    guard: 'commissions: at most 90 percent',
    patches: patchesIn('packages/contract/src', [
      'commission-rates.ts',
      'Percent(maxCommissionBp, ',
      'Percent(10_000, ',
    ]),
    killedBy: [rates, 'what is wrong is refused'],
  },
  code(
    'commissions: a taken scope says so',
    ['commissions/module.ts', "    commission_rates_global: 'COMMISSION_GLOBAL_TAKEN',\n", ''],
    [rates, 'what is wrong is refused'],
  ),
]
