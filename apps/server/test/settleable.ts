import { inTx } from '../src/kernel/db/tx.ts'
import { beginRun } from '../src/modules/settlements/begin-run.ts'
import { continueRun } from '../src/modules/settlements/continue-run.timers.ts'
import { unfinishedRun } from '../src/modules/settlements/runs.db.ts'
import { mintAdmin } from './accounts.ts'
import type { TestApp } from './app.ts'
import { orderAt, type MadeGoods, type MadeOrder, type MadeShopper, type MadeStore } from './factories.ts'

/** Moves the receipt and the completion of an order so many days into the past. */
export const age = (it: TestApp, orderId: number, days: number) =>
  it.ctx.db.pool.query(
    `update orders set shipped_at = shipped_at - $2 * interval '1 day', received_at = received_at - $2 * interval '1 day',
            completed_at = completed_at - $2 * interval '1 day' where id = $1`,
    [orderId, days],
  )

interface SettleableOptions {
  shopper?: MadeShopper
  store?: MadeStore
  goods?: MadeGoods
}

/** A completed order of 26.00, of which 20.00 for two pieces, that can be settled. */
export async function settleableOrder(it: TestApp, of: SettleableOptions = {}): Promise<MadeOrder> {
  const order = await orderAt(it, 'completed', of)
  await age(it, order.id, 16)
  return order
}

/** Sets the commission rate of everything, in basis points, for orders that are placed from now on. */
export const setRate = (it: TestApp, rate_bp: number) =>
  it.ctx.db.pool.query(
    `insert into commission_rates (rate_bp) values ($1)
     on conflict (scope) where scope = 'global' do update set rate_bp = excluded.rate_bp`,
    [rate_bp],
  )

/** Begins a run by hand. */
export async function beginByHand(it: TestApp) {
  const { admin_id } = await mintAdmin(it)
  return inTx(it.ctx.db, (tx) => beginRun(tx, it.ctx, { day: null, admin_id }))
}

/** Settles all that can be settled, as a run by hand does. */
export async function settleAll(it: TestApp): Promise<void> {
  const run = (await unfinishedRun(it.ctx.db)) ?? (await beginByHand(it))
  if (run) await continueRun(it.ctx, run)
}
