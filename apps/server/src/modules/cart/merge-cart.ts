import type { Context } from '../../context.ts'
import type { Tx } from '../../kernel/db/db.ts'
import type { Shopper } from '../../kernel/http/who.ts'
import { saleLines } from '../catalog/public.ts'
import { ownStores } from '../stores/public.ts'
import { cartOf, countPieces, mergeLines } from './cart.db.ts'
import { maxLines, maxPieces } from './rules.ts'

/**
 * Merges a guest's lines into the shopper's cart at login (rules §10): capped by stock; lines that can no longer be
 * bought or do not fit are dropped.
 */
export async function mergeCart(
  tx: Tx,
  ctx: Context,
  who: Shopper,
  { lines }: { lines: readonly { sku_id: number; buy_num: number }[] },
) {
  const pieces = new Map<number, number>()
  for (const { sku_id, buy_num } of lines) pieces.set(sku_id, (pieces.get(sku_id) ?? 0) + buy_num)
  const mine = new Set((await cartOf(tx, who.user_id)).map(({ sku_id }) => sku_id))
  const lined = await saleLines(tx, [...pieces.keys()], ctx.now())
  const own = await ownStores(
    tx,
    who.user_id,
    lined.map(({ store_id }) => store_id),
  )
  const saleable = new Set(
    lined.filter((line) => line.listed && !line.sku_deleted && !own.has(line.store_id)).map(({ sku_id }) => sku_id),
  )
  let room = maxLines - mine.size
  const taken = [...pieces]
    .filter(([sku_id]) => saleable.has(sku_id) && (mine.has(sku_id) || room-- > 0))
    .map(([sku_id, buy_num]) => ({ sku_id, buy_num }))
  if (taken.length) await mergeLines(tx, who.user_id, taken, maxPieces, ctx.now())
  return { count: await countPieces(tx, who.user_id) }
}
