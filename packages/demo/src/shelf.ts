import { goods, stores } from './catalogue.ts'
import { dayMs, historyDays, hourMs, minuteMs } from './calendar.ts'
import type { PlannedGoods, PlannedStore } from './demo-plan.ts'
import { freightOf } from './freight.ts'
import { demoPhone } from './people.ts'
import { createRandom } from './random.ts'

/** A notice tells of this store's opening (`store-open`, 16 days ago). */
const newStore = { key: 'lvyou', daysAgo: 17 }
const noveltyCount = 10
/** Taken down by its store; the demo shopper has it among the favourites. */
const takenDown = 'mozhi-year-planner'

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
      shelf: item.key === takenDown ? 'off' : 'on',
    }
  })
}
