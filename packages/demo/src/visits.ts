import { goods, stores } from './catalogue.ts'
import { busyness, dayMs, dayOf, historyDays, startOfDay } from './calendar.ts'
import type { PlannedCheckout, PlannedGoods, PlannedVisits } from './demo-plan.ts'
import { createRandom } from './random.ts'

const storeOf = new Map(goods.map(({ key, store }) => [key, store]))
const goodsOfSku = new Map(goods.flatMap(({ key, skus }) => skus.map(({ code }) => [code, key] as const)))

/** Lines bought by goods and day, as `goods day`. */
function boughtLines(checkouts: readonly PlannedCheckout[]): Map<string, number> {
  const lines = new Map<string, number>()
  for (const { placed_at, orders } of checkouts) {
    for (const { sku } of orders.flatMap((order) => order.lines)) {
      const key = `${goodsOfSku.get(sku)} ${dayOf(placed_at.getTime())}`
      lines.set(key, (lines.get(key) ?? 0) + 1)
    }
  }
  return lines
}

/**
 * Openings of pages and adds to cart of the last 90 days: goods are looked at the more the better they sell, more on weekends,
 * and on the last day as much as there is of it. Whoever bought has looked before.
 */
export function planVisits(
  now: number,
  listed: readonly PlannedGoods[],
  checkouts: readonly PlannedCheckout[],
): PlannedVisits {
  const random = createRandom('visits')
  const bought = boughtLines(checkouts)
  const charm = new Map(listed.map(({ goods: key }) => [key, 0.4 + 2 * random.next()]))
  const visits: PlannedVisits = { goods: [], stores: [] }
  const today = startOfDay(now)
  for (let ago = historyDays - 1; ago >= 0; ago--) {
    const start = today - ago * dayMs
    const day = dayOf(start)
    const share = busyness(start) * Math.min(1, (now - start) / dayMs)
    const own = new Map(
      stores.map(({ key }) => [key, { visits: Math.round(random.int(2, 9) * share), views: 0, carts: 0 }]),
    )
    for (const { goods: key, listed_at, taken_down_at } of listed) {
      const isOn = listed_at.getTime() < start + dayMs && (taken_down_at === null || start < taken_down_at.getTime())
      const lines = bought.get(`${key} ${day}`) ?? 0
      const views = isOn ? Math.round(random.int(0, 4) * share * (charm.get(key) ?? 1)) + lines * random.int(3, 9) : 0
      const carts = lines + (views > 2 && random.chance(0.25) ? 1 : 0)
      const store = own.get(storeOf.get(key) ?? '')
      if (!views || !store) continue
      visits.goods.push({ goods: key, day, views, carts })
      store.visits += views
      store.views += views
      store.carts += carts
    }
    const sums = [...own.values()]
    const sum = (count: 'visits' | 'views' | 'carts'): number => sums.reduce((all, one) => all + one[count], 0)
    for (const [store, counts] of own) visits.stores.push({ store, day, ...counts })
    // The home page, lists and the rest of the shop.
    const others = Math.round(sum('visits') * 0.8 + random.int(20, 60) * share)
    visits.stores.push({ store: null, day, visits: sum('visits') + others, views: sum('views'), carts: sum('carts') })
  }
  return visits
}
