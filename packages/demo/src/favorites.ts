import { dayMs, hourMs, minuteMs } from './calendar.ts'
import { goods, stores } from './catalogue.ts'
import type { PlannedFavorite, PlannedGoods, PlannedStockNotice, PlannedView } from './demo-plan.ts'
import { createRandom } from './random.ts'
import { goodsOnShelf } from './shelf.ts'

/** Two whose price fell since, one whose price rose, one that was taken down, and some as they were. */
const shopperGoods: readonly { goods: string; priceChange: number; hoursAgo: number }[] = [
  { goods: 'muchu-globe-lamp', priceChange: 2000, hoursAgo: 20 },
  { goods: 'shanye-overhead-teaset', priceChange: 0, hoursAgo: 46 },
  { goods: 'tuling-ridge-tent', priceChange: 8000, hoursAgo: 70 },
  { goods: 'mozhi-year-planner', priceChange: 0, hoursAgo: 98 },
  { goods: 'tingyu-woven-speaker', priceChange: 0, hoursAgo: 160 },
  { goods: 'chaye-white-tea', priceChange: -600, hoursAgo: 220 },
  { goods: 'yedu-one-bowl', priceChange: 0, hoursAgo: 300 },
]
const shopperStores = ['shanye', 'muchu', 'yedu']

/** What the demo shopper looked at, the last first, hours ago. */
const shopperViews: readonly (readonly [string, number])[] = [
  ['shanye-belly-mug', 2],
  ['muchu-globe-lamp', 3],
  ['shanye-moon-vase', 5],
  ['guangyu-pop-camera', 21],
  ['tuling-ridge-tent', 26],
  ['yinxiang-fig-edt', 29],
  ['mozhi-lacquer-pen', 50],
  ['chaye-white-tea', 53],
  ['banmu-day-backpack', 76],
  ['mozhi-year-planner', 99],
  ['lvyou-fiddle-fig', 122],
  ['yedu-one-bowl', 124],
]

const priceOf = new Map(goods.map((item) => [item.key, Math.min(...item.skus.map(({ price_cents }) => price_cents))]))

function favoriteGoods(user: string, key: string, at: number, priceChange = 0): PlannedFavorite {
  const price = priceOf.get(key)
  if (price === undefined) throw new Error(`no goods ${key}`)
  return { user, goods: key, store: null, price_cents: price + priceChange, added_at: new Date(at) }
}
const favoriteStore = (user: string, store: string, at: number): PlannedFavorite => ({
  user,
  goods: null,
  store,
  price_cents: null,
  added_at: new Date(at),
})

/** The demo shopper's favourites, and some of everybody else's, so that goods and stores have counts. By time. */
export function planFavorites(
  now: number,
  shopper: string,
  others: readonly string[],
  listed: readonly PlannedGoods[],
): PlannedFavorite[] {
  const random = createRandom('favorites')
  const own = [
    ...shopperGoods.map((one) => favoriteGoods(shopper, one.goods, now - one.hoursAgo * hourMs, one.priceChange)),
    ...shopperStores.map((store, index) => favoriteStore(shopper, store, now - (30 + index * 90) * hourMs)),
  ]
  const rest = others.flatMap((user) => {
    const at = now - random.int(60, (14 * dayMs) / minuteMs) * minuteMs
    const shelf = goodsOnShelf(listed, at)
    return [
      ...random
        .shuffle(shelf)
        .slice(0, random.int(0, 6))
        .map(({ key }) => favoriteGoods(user, key, at)),
      ...random
        .shuffle(stores)
        .slice(0, random.int(0, 3))
        .map(({ key }) => favoriteStore(user, key, at)),
    ]
  })
  return [...own, ...rest].sort((a, b) => a.added_at.getTime() - b.added_at.getTime())
}

/** The demo shopper's browsing history. */
export const planViews = (now: number, shopper: string): PlannedView[] =>
  shopperViews.map(([key, hoursAgo]) => ({ user: shopper, goods: key, seen_at: new Date(now - hoursAgo * hourMs) }))

/** What the demo shopper waits for, hours ago: it sold out while it lay in the cart. */
const shopperWaits: readonly (readonly [string, number])[] = [['tingyu-over-ear-anc-11', 40]]

/** The sold-out SKUs that the demo shopper waits for. */
export const planStockNotices = (now: number, shopper: string): PlannedStockNotice[] =>
  shopperWaits.map(([sku, hoursAgo]) => ({ user: shopper, sku, added_at: new Date(now - hoursAgo * hourMs) }))
