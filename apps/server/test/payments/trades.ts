import type { Database } from '../../src/kernel/db/db.ts'
import type { Simulator } from '../../src/modules/payments/simulator/simulator.ts'

/** What is held of each trade, paid less refunded in cents, by `channel number`; trades without a payment are left out. */
type Trades = Map<string, number>

/** By our books. */
export async function bookedTrades(db: Database): Promise<Trades> {
  const { rows } = await db.pool.query<{ trade: string; held: number }>(
    `select p.channel || ' ' || p.attempt_no as trade, (sum(p.amount_cents) - coalesce(sum(r.cents), 0))::int as held
       from received_payments p
       left join lateral (select sum(amount_cents) as cents from payment_refunds
                           where received_id = p.id and status = 'paid') r on true
      group by 1 order by 1`,
  )
  return new Map(rows.map(({ trade, held }) => [trade, held]))
}

/** By the books of the providers. */
export async function providerTrades({ ledger }: Pick<Simulator, 'ledger'>): Promise<Trades> {
  const lines = (await ledger())
    .filter(({ paid_cents }) => paid_cents > 0)
    .map(({ provider, out_trade_no, paid_cents, refunded_cents }) => ({
      trade: `${provider} ${out_trade_no}`,
      held: paid_cents - refunded_cents,
    }))
  return new Map(lines.toSorted((a, b) => (a.trade < b.trade ? -1 : 1)).map(({ trade, held }) => [trade, held]))
}
