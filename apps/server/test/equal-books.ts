import { expect } from 'vitest'
import type { Database } from '../src/kernel/db/db.ts'
import type { Simulator } from '../src/modules/payments/simulator/simulator.ts'

/**
 * What the simulator holds for us of each trade is what we have counted of it, and the sum stands in the clearing accounts
 * (payments §2.4): the check of every test that pays at the simulator, once its notices have arrived.
 */
export async function expectEqualBooks(db: Database, { ledger }: Pick<Simulator, 'ledger'>): Promise<void> {
  const { rows: ours } = await db.pool.query<{ trade: string; held: number }>(
    `select p.channel || ' ' || p.attempt_no as trade, (sum(p.amount_cents) - coalesce(sum(r.cents), 0))::int as held
       from received_payments p
       left join lateral (select sum(amount_cents) as cents from payment_refunds
                           where received_id = p.id and status = 'paid') r on true
      group by 1 order by 1`,
  )
  const theirs = (await ledger())
    .filter(({ paid_cents }) => paid_cents > 0)
    .map(({ provider, out_trade_no, paid_cents, refunded_cents }) => ({
      trade: `${provider} ${out_trade_no}`,
      held: paid_cents - refunded_cents,
    }))
  expect(ours).toEqual(theirs.toSorted((a, b) => (a.trade < b.trade ? -1 : 1)))
  const { rows } = await db.pool.query<{ held: number }>(
    `select coalesce(-sum(p.amount), 0)::int as held from ledger_postings p join ledger_accounts a on a.id = p.account_id
      where a.kind in ('clearing_wechat', 'clearing_alipay')`,
  )
  expect(rows[0]?.held).toBe(ours.reduce((sum, { held }) => sum + held, 0))
}
