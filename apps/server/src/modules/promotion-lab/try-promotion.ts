import { maxLabOrders, type tryCollective, type tryPromotion, type trySeckill } from '@fangshi/contract/promotion-lab'
import { formatMoney, sumCents } from '@fangshi/contract/money'
import type { Reply } from '@fangshi/contract/route'
import type { Context } from '../../context.ts'
import { inTurns } from '../../kernel/in-turns.ts'
import { flashPrices, type FlashDraft, type ActivityPrices } from './flash-prices.ts'
import { groupPrices, type GroupDraft } from './group-prices.ts'
import type { PastOrder } from './past-order.ts'
import { pastOrders } from './past-orders.db.ts'
import { replay, type Draft } from './replay.ts'
import { breakEven, replayPrices } from './replay-prices.ts'
import { effectOf, type TrialScope } from './sums.ts'

const dayMs = 24 * 60 * 60 * 1000

/** How far back a try goes, and what goods cost, in basis points of their price. */
export interface Past {
  days: number
  cost?: number | undefined
}

/** The latest paid orders of a store, the oldest first. */
async function ordersOf(ctx: Context, storeId: number, { days, cost }: Past) {
  const until = ctx.now()
  const from = new Date(until.getTime() - days * dayMs)
  // One more than is looked at tells whether there are more.
  const orders = await pastOrders(ctx.db, storeId, from, maxLabOrders + 1)
  const tried: TrialScope = { from, until, is_capped: orders.length > maxLabOrders, cost_bp: cost ?? null }
  return { orders: orders.slice(-maxLabOrders), tried }
}

/** What an offer would have done to the latest paid orders of a store (rules §14). Reads only. */
export async function tryOffer(
  ctx: Context,
  storeId: number,
  draft: Draft,
  past: Past,
): Promise<Reply<typeof tryPromotion>> {
  const { orders, tried } = await ordersOf(ctx, storeId, past)
  const replayed = await inTurns(replay(orders, draft))
  return {
    ...effectOf(replayed, tried),
    reached: replayed.filter(({ reach }) => reach === 'reached').length,
    nearly: replayed.filter(({ reach }) => reach === 'nearly').length,
  }
}

async function tryPrices(
  { prices, eligible: asked, over_limit }: ActivityPrices,
  orders: readonly PastOrder[],
  tried: TrialScope,
) {
  const replayed = await inTurns(replayPrices(orders, prices))
  return {
    ...effectOf(replayed, tried),
    asked,
    over_limit,
    pieces: replayed.reduce((sum, { pieces }) => sum + pieces, 0),
    price_cut: formatMoney(sumCents(replayed.map(({ cut_cents }) => cut_cents))),
    break_even: tried.cost_bp === null ? null : breakEven(replayed, tried.cost_bp),
  }
}

/** As `tryOffer`, for a flash sale. */
export async function tryFlashSale(
  ctx: Context,
  storeId: number,
  draft: FlashDraft,
  past: Past,
): Promise<Reply<typeof trySeckill>> {
  const { orders, tried } = await ordersOf(ctx, storeId, past)
  const result = flashPrices(orders, draft)
  return { ...(await tryPrices(result, orders, tried)), sold_out: result.sold_out }
}

/** As `tryOffer`, for a group buy. */
export async function tryGroupBuy(
  ctx: Context,
  storeId: number,
  draft: GroupDraft,
  past: Past,
): Promise<Reply<typeof tryCollective>> {
  const { orders, tried } = await ordersOf(ctx, storeId, past)
  const result = groupPrices(orders, draft)
  const { completed_groups, failed_groups } = result
  return { ...(await tryPrices(result, orders, tried)), completed_groups, failed_groups }
}
