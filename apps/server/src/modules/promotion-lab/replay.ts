import type { Offer } from '../pricing/public.ts'
import { goodsOf, price, takingsOf, unshown, usedOffers, type PastOrder, type ReplayedOrder } from './past-order.ts'

/** An offer that nobody made yet. */
export interface Draft {
  kind: 'store_coupon' | 'reduction'
  off_cents: number
  threshold_cents: number
  /** Null for all goods of the store. */
  goods_ids: readonly number[] | null
  /** How many coupons there are, and how many of them one shopper may use; no limit where null. */
  stock: number | null
  limit: number | null
}

/** What became of an order with a draft. */
export interface OrderWithOffer extends ReplayedOrder {
  /** Whether its goods reach the threshold, or lack at most a fifth of it, or neither. */
  reach: 'reached' | 'nearly' | 'below'
}

/** Ids of offers begin at 1, and of equal ones the lowest is chosen: an offer that the order had wins over the draft. */
const draftId = Number.MAX_SAFE_INTEGER

const draftOffer = ({ goods_ids, ...draft }: Draft, store_id: number): Offer => {
  const ids = goods_ids && new Set(goods_ids)
  return {
    ...unshown,
    kind: draft.kind,
    id: draftId,
    store_id,
    funder: 'store',
    threshold_cents: draft.threshold_cents,
    off_cents: draft.off_cents,
    fits: ({ goods_id }) => ids === null || ids.has(goods_id),
  }
}

function replayOrder(order: PastOrder, draft: Draft, isLeft: boolean): OrderWithOffer {
  const past = usedOffers(order)
  const before = price(order, past)
  const tried = price(order, [...past, draftOffer(draft, order.store_id)])
  const result = tried.results.find(({ offer }) => offer.id === draftId)
  const is_used = isLeft && result?.state === 'used'
  const missing_cents = result?.state === 'below_threshold' ? result.missing_cents : null
  return {
    order,
    goods_cents: goodsOf(order),
    reach: reachOf(result?.state === 'fits_nothing', missing_cents, draft.threshold_cents),
    is_used,
    before: takingsOf(order, before.lines),
    after: takingsOf(order, (is_used ? tried : before).lines),
  }
}

function reachOf(fitsNothing: boolean, missing: number | null, threshold: number): OrderWithOffer['reach'] {
  if (fitsNothing) return 'below'
  if (missing === null) return 'reached'
  return missing * 5 <= threshold ? 'nearly' : 'below'
}

/**
 * Replays orders, the oldest first, with an offer beside those that they had (rules §14). Whoever bought is taken to have the
 * coupon, as long as there are some left and they may use one more. Yields after each order, so that others get their turn.
 */
export function* replay(orders: readonly PastOrder[], draft: Draft): Generator<void, OrderWithOffer[]> {
  const usedBy = new Map<number, number>()
  const replayed: OrderWithOffer[] = []
  let left = draft.stock ?? Infinity
  for (const order of orders) {
    const uses = usedBy.get(order.user_id) ?? 0
    const one = replayOrder(order, draft, left > 0 && uses < (draft.limit ?? Infinity))
    if (one.is_used) {
      left -= 1
      usedBy.set(order.user_id, uses + 1)
    }
    replayed.push(one)
    yield
  }
  return replayed
}
