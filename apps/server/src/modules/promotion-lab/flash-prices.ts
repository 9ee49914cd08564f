import type { LinePrices, PastOrder } from './past-order.ts'

/** A flash sale that nobody made yet: prices in cents and quotas in pieces. */
export interface FlashDraft {
  skus: readonly { sku_id: number; price_cents: number; quota: number }[]
  max_per_person: number
}

/** Which lines have the price of an activity, and what became of the others that could. */
export interface ActivityPrices {
  prices: LinePrices
  /** Orders with the goods at their ordinary price. */
  eligible: number
  /** Of these, the orders that keep it because their shopper would have had more pieces than one may. */
  over_limit: number
}

export interface FlashPrices extends ActivityPrices {
  /** Orders that keep the ordinary price because too few pieces were left. */
  sold_out: number
}

/**
 * Lets the lines of the orders, the oldest first, buy in a flash sale. A line has its price whole or not at all, as in the cart
 * (rules §4 step 1); lines that had the price of another activity keep that.
 */
export function flashPrices(orders: readonly PastOrder[], { skus, max_per_person }: FlashDraft): FlashPrices {
  const offered = new Map(skus.map((sku) => [sku.sku_id, sku]))
  const left = new Map(skus.map(({ sku_id, quota }) => [sku_id, quota]))
  const boughtBy = new Map<number, number>()
  const prices = new Map<number, number>()
  const eligible = new Set<number>()
  const overLimit = new Set<number>()
  const soldOut = new Set<number>()
  for (const { id: order_id, user_id, lines } of orders)
    for (const { id, sku_id, in_activity, price_cents, buy_num } of lines) {
      const sku = offered.get(sku_id)
      if (!sku || in_activity || sku.price_cents >= price_cents) continue
      eligible.add(order_id)
      const bought = (boughtBy.get(user_id) ?? 0) + buy_num
      const rest = (left.get(sku_id) ?? 0) - buy_num
      if (rest < 0) soldOut.add(order_id)
      else if (bought > max_per_person) overLimit.add(order_id)
      else {
        prices.set(id, sku.price_cents)
        left.set(sku_id, rest)
        boughtBy.set(user_id, bought)
      }
    }
  return { prices, eligible: eligible.size, over_limit: overLimit.size, sold_out: soldOut.size }
}
