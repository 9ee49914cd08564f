import { expect, test } from 'vitest'
import { testDatabase } from '../test/database.ts'
import { brokenInvariants } from './invariants.ts'
import type { Marketplace } from './marketplace.ts'
import { BrokenInvariants, simulate, type SimulationOptions } from './simulate.ts'

/** A short form of `npm run simulate`. */
const short = async (more: Partial<SimulationOptions> = {}): Promise<SimulationOptions> => ({
  database: await testDatabase(),
  seed: 9,
  days: 2,
  actsPerDay: 50,
  shoppers: 5,
  stores: 2,
  ...more,
})

const paidOrders = async ({ it }: Marketplace): Promise<number> =>
  (await it.ctx.db.pool.query('select from orders where paid_at is not null')).rowCount ?? 0

/** Which kinds of offers nobody used. */
async function unusedOffers({ it }: Marketplace): Promise<string[]> {
  const { rows } = await it.ctx.db.pool.query<{ name: string }>(
    `select name from (
       select 'full reduction' as name, exists (select from order_line_discounts where kind = 'reduction') as is_used
       union all select 'coupon', exists (select from claimed_coupons where status = 'used')
       union all select 'flash sale', exists (select from order_lines where pool_id is not null)
       union all select 'group buy', exists (select from collective_seats where paid_at is not null)
       union all select 'referral', exists (select from distribution_shares)
       union all select 'points goods', exists (select from points_orders where paid_at is not null)) o where not is_used`,
  )
  return rows.map(({ name }) => name)
}

const faults: readonly (readonly [what: string, sql: string, finding: string])[] = [
  [
    'a posting of another amount',
    `alter table ledger_postings disable trigger user;
     update ledger_postings set amount = amount + 1 where id = (select max(id) from ledger_postings);
     alter table ledger_postings enable trigger user`,
    'ledger transactions',
  ],
  ['a SKU with a piece too many', 'update skus set on_hand = on_hand + 1 where id = 1', 'stock movements'],
  [
    'a group that nobody cancels',
    `update order_groups set status = 'open', pay_before = '2026-01-01' where id = (select min(id) from order_groups)`,
    'group to be cancelled',
  ],
  [
    'a payment of another amount',
    'update received_payments set amount_cents = amount_cents + 1 where id = (select min(id) from received_payments)',
    'trade ',
  ],
]

test('the same seed gives the same journal, and a planted fault is found', { timeout: 240_000 }, async () => {
  const first = await simulate(await short(), async (_market, hash) => hash)
  const { hash, found } = await simulate(await short(), async (market, again) => {
    // What chance brings in two days differs whenever a call makes another statement, at which it may be killed.
    expect(await paidOrders(market)).toBeGreaterThan(5)
    expect((await unusedOffers(market)).length).toBeLessThan(5)
    const missed: string[] = []
    for (const [what, sql, finding] of faults) {
      await market.it.owner.pool.query(sql)
      const broken = await brokenInvariants(market, true)
      if (!broken.some((line) => line.includes(finding))) missed.push(`${what}: ${broken.join('; ')}`)
    }
    return { hash: again, found: missed }
  })
  expect(hash).toBe(first)
  expect(found).toEqual([])
})

test('a broken invariant ends the simulation with its day and the last acts', { timeout: 120_000 }, async () => {
  const broken = simulate(
    await short({
      days: 1,
      actsPerDay: 20,
      afterDay: async ({ it }) =>
        void (await it.owner.pool.query('update skus set on_hand = on_hand + 1 where id = 1')),
    }),
    async () => {},
  )
  const error = await broken.catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(BrokenInvariants)
  expect(error).toMatchObject({ day: 1, broken: [expect.stringContaining('stock movements')] })
  expect((error as BrokenInvariants).acts.length).toBeGreaterThan(5)
})
