import type { Tx } from '../../../kernel/db/db.ts'
import { failShort } from '../stock/stock.ts'
import { lockStock } from '../stock/edit-stock.db.ts'
import { emptyClosed } from '../stock/pools.db.ts'
import type { Actor } from '../stock/actor.ts'
import { closePools, fillPools, insertActivity, type NewActivity, type PoolPieces } from './activities.db.ts'

interface FillInput {
  store_id: number
  activity_id: number
  skus: readonly PoolPieces[]
  by: Actor
  at: Date
}

/** Moves pieces of the store's SKUs from the ordinary stock into an activity, all or none. Throws STOCK_SHORT. */
export async function fillActivity(tx: Tx, { store_id, activity_id, skus, by, at }: FillInput): Promise<void> {
  const ids = skus.map(({ sku_id }) => sku_id)
  await lockStock(tx, store_id, ids)
  const short = await fillPools(tx, activity_id, skus, by, at)
  if (short.length) await failShort(tx, short)
}

/**
 * Opens an activity of goods and takes its quota, if it has any, out of the ordinary stock (rules §9); returns its id. Throws STOCK_SHORT;
 * the constraint `goods_activities_overlap` refuses a window that overlaps another activity of the goods.
 */
export async function openActivity(
  tx: Tx,
  activity: NewActivity & { skus: readonly Required<PoolPieces>[] },
  by: Actor,
  at: Date,
): Promise<number> {
  const activity_id = await insertActivity(tx, activity, at)
  const { store_id, skus } = activity
  if (skus.length) await fillActivity(tx, { store_id, activity_id, skus, by, at })
  return activity_id
}

/** Closes activities, and gives back what is left of their quota, once; what unpaid orders hold follows when they end. */
export async function closeActivities(tx: Tx, ids: readonly number[], at: Date): Promise<void> {
  const pools = await closePools(tx, ids, at)
  if (pools.length) await emptyClosed(tx, pools, at)
}
