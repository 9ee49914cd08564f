import { goods } from './catalogue.ts'
import { dayMs, hourMs, minuteMs } from './calendar.ts'
import type { CartLine, PlannedCheckout, PlannedGoods } from './demo-plan.ts'
import { createRandom } from './random.ts'
import { goodsOnShelf } from './shelf.ts'

/** Four stores, a line that sold out since, and two whose price changed (one up, one down). */
const shopperLines: readonly { sku: string; quantity: number; priceChange: number; hoursAgo: number }[] = [
  { sku: 'shanye-belly-mug-21', quantity: 2, priceChange: 0, hoursAgo: 3 },
  { sku: 'shanye-moon-vase-11', quantity: 1, priceChange: -2000, hoursAgo: 30 },
  { sku: 'tingyu-over-ear-anc-11', quantity: 1, priceChange: 0, hoursAgo: 75 },
  { sku: 'suxu-hand-cream-11', quantity: 3, priceChange: 1000, hoursAgo: 50 },
  { sku: 'hegu-long-ear-rabbit-11', quantity: 1, priceChange: 0, hoursAgo: 8 },
]

/** The goods in the demo shopper's cart. */
export const shopperCartGoods: ReadonlySet<string> = new Set(
  shopperLines.map(({ sku }) => goods.find(({ skus }) => skus.some(({ code }) => code === sku))?.key ?? ''),
)

const priceOf = new Map(goods.flatMap((item) => item.skus.map((sku) => [sku.code, sku.price_cents] as const)))

function cartOfShopper(user: string, now: number): CartLine[] {
  return shopperLines.map(({ sku, quantity, priceChange, hoursAgo }) => {
    const price = priceOf.get(sku)
    if (price === undefined) throw new Error(`no SKU ${sku}`)
    return { user, sku, quantity, price_cents: price + priceChange, added_at: new Date(now - hoursAgo * hourMs) }
  })
}

function skusByUser(checkouts: readonly PlannedCheckout[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  for (const { user, orders } of checkouts) {
    const own = found.get(user) ?? new Set<string>()
    for (const { sku } of orders.flatMap(({ lines }) => lines)) own.add(sku)
    found.set(user, own)
  }
  return found
}

/** The demo shopper's cart, and small ones of every second other shopper. */
export function planCarts(
  now: number,
  shopper: string,
  others: readonly string[],
  listed: readonly PlannedGoods[],
  checkouts: readonly PlannedCheckout[],
): CartLine[] {
  const random = createRandom('carts')
  const bought = skusByUser(checkouts)
  const rest = others
    .filter(() => random.chance(0.5))
    .flatMap((user) => {
      const at = now - random.int(20, (6 * dayMs) / minuteMs) * minuteMs
      const chosen = random.shuffle(goodsOnShelf(listed, at)).slice(0, random.int(1, 4))
      const lines = chosen.map((item): CartLine => {
        const sku = random.pick(item.skus.filter((one) => one.stock > 1))
        return { user, sku: sku.code, quantity: random.int(1, 2), price_cents: sku.price_cents, added_at: new Date(at) }
      })
      // A checkout would take the line out of the cart.
      return lines.filter(({ sku }) => !bought.get(user)?.has(sku))
    })
  return [...cartOfShopper(shopper, now), ...rest]
}
