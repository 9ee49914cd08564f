import { goods as catalogue } from '@fangshi/demo/catalogue'
import type { Act } from '../../kernel/replay/act.ts'
import type { DemoPart } from '../../kernel/replay/demo-part.ts'
import { adminIn, ownerIn, type World } from '../../kernel/replay/world.ts'
import { loadFavorites } from './favorites.demo.ts'
import { loadGoods } from './goods.demo.ts'
import { takeDownGoods } from './goods/review/review.ts'
import { shelveGoods } from './goods/editing/shelve.ts'
import { loadReviews } from './reviews.demo.ts'
import { loadVisits } from './visits.demo.ts'
import { changeStocks } from './stock/change-stock.ts'

const hourMs = 3_600_000

const storeOf = new Map(catalogue.map(({ key, store }) => [key, store]))
const storeOfSku = new Map(catalogue.flatMap(({ skus, store }) => skus.map(({ code }) => [code, store] as const)))

/** Stores take goods off the shelf. */
const takeDownActs = (world: World): Act[] =>
  world.plan.goods.flatMap(({ goods, taken_down_at }) => {
    const store = storeOf.get(goods) ?? ''
    if (!taken_down_at) return []
    return {
      at: taken_down_at,
      by: `${store} taking down ${goods}`,
      do: ({ tx, ctx }) =>
        shelveGoods(tx, ctx, ownerIn(world, store), { ids: [world.id('goods', goods)], shelf: 'off' }),
    }
  })

/** Its store has taken it down already. */
const withheld = { goods: 'mozhi-year-planner', reason: '日历年份标注有误，请更正后联系平台', hoursAgo: 20 }

/** The platform takes goods down. */
function withholdAct(world: World): Act {
  const at = new Date(world.plan.now.getTime() - withheld.hoursAgo * hourMs)
  const { goods, reason } = withheld
  return {
    at,
    by: `the platform taking down ${goods}`,
    do: ({ tx, ctx }) => takeDownGoods(tx, ctx, adminIn(world), { ids: [world.id('goods', goods)], reason }),
  }
}

/** Stores count their shelves and correct the stock. */
const stocktakeActs = (world: World): Act[] =>
  world.plan.stock.flatMap(({ sku, surplus }) => {
    const store = storeOfSku.get(sku) ?? ''
    const { now } = world.plan
    if (!surplus) return []
    return {
      at: now,
      by: `${store} correcting the stock of ${sku}`,
      do: ({ tx, ctx }) => {
        const edit = { id: world.id('sku', sku), mode: 'add', pieces: -surplus } as const
        return changeStocks(tx, ctx, ownerIn(world, store), { changes: [edit], note: '盘点更正' })
      },
    }
  })

export const catalogDemo: DemoPart = {
  async load(world, run) {
    await loadGoods(world, run)
    await loadReviews(world, run)
    await loadFavorites(world, run)
    await loadVisits(world, run)
  },
  acts: (world) => [...takeDownActs(world), withholdAct(world), ...stocktakeActs(world)],
}
