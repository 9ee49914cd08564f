import { expect } from 'vitest'
import type { Database } from '../../src/kernel/db/db.ts'
import type { Simulator } from '../../src/modules/payments/simulator/simulator.ts'
import { bookedTrades, providerTrades } from './trades.ts'

/**
 * What the simulator holds for us of each trade is what we have counted of it, and the sum stands in the clearing accounts
 * (payments §2.4): the check of every test that pays at the simulator, once its notices have arrived.
 */
export async function expectEqualBooks(db: Database, simulator: Pick<Simulator, 'ledger'>): Promise<void> {
  const ours = await bookedTrades(db)
  expect([...ours]).toEqual([...(await providerTrades(simulator))])
  const { rows } = await db.pool.query<{ held: number }>(
    `select coalesce(-sum(p.amount), 0)::int as held from ledger_postings p join ledger_accounts a on a.id = p.account_id
      where a.kind in ('clearing_wechat', 'clearing_alipay')`,
  )
  expect(rows[0]?.held).toBe([...ours.values()].reduce((sum, held) => sum + held, 0))
}
