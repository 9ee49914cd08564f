import { goods, stores, type DemoGoods } from './catalogue.ts'
import { dayMs, historyDays, hourMs, minuteMs } from './calendar.ts'
import type { PlannedGoods, PlannedStore } from './demo-plan.ts'
import { freightOf } from './freight.ts'
import { demoPhone } from './people.ts'
import { createRandom } from './random.ts'

/** A notice tells of this store's opening (`store-open`, 16 days ago). */
const newStore = { key: 'lvyou', daysAgo: 17 }
const noveltyCount = 10
/** Taken off the shelf by its store; the demo shopper has it among the favourites. */
const takenDown = { key: 'mozhi-year-planner', hoursAgo: 44 }

/** When each store opened. */
export function planStores(now: number): PlannedStore[] {
  const random = createRandom('stores')
  return stores.map(({ key }, index) => {
    const days = key === newStore.key ? newStore.daysAgo : historyDays + random.int(160, 500)
    return { store: key, owner: `owner-${key}`, phone: demoPhone(index + 20), opened_at: new Date(now - days * dayMs) }
  })
}

/** When each article went on the shelf: most before the first order, the new store's and a few others lately. */
export function planGoods(now: number): PlannedGoods[] {
  const random = createRandom('shelf')
  const older = goods.filter((item) => item.store !== newStore.key)
  const novelties = new Set(random.shuffle(older).slice(0, noveltyCount))
  return goods.map((item) => {
    const ago = novelties.has(item)
      ? random.int(3 * 24, 28 * 24) * hourMs
      : item.store === newStore.key
        ? newStore.daysAgo * dayMs - random.int(20, 300) * minuteMs
        : (historyDays + random.int(1, 150)) * dayMs
    return {
      goods: item.key,
      ...freightOf(item.key),
      listed_at: new Date(now - ago),
      taken_down_at: item.key === takenDown.key ? new Date(now - takenDown.hoursAgo * hourMs) : null,
    }
  })
}

/** The goods that could be bought at a moment. */
export function goodsOnShelf(listed: readonly PlannedGoods[], at: number): DemoGoods[] {
  const isOn = new Map(
    listed.map(({ goods: key, listed_at, taken_down_at }) => [
      key,
      listed_at.getTime() < at && (taken_down_at === null || at < taken_down_at.getTime()),
    ]),
  )
  return goods.filter(({ key }) => isOn.get(key))
}
