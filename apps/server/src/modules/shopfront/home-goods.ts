import type { PickedGoods } from '../catalog/public.ts'
import type { HomeStore } from './home.db.ts'

interface Floor {
  id: number
  name: string
  thumb: string
  goods: PickedGoods[]
}

interface FoundGoods {
  /** Goods of flash sales that run. */
  seckills?: readonly { goods_id: number }[]
  /** Goods with a running group buy. */
  collectives?: readonly { goods_id: number }[]
  /** The best sellers of every top class, at least as many as the ranking has places. */
  floors: readonly Floor[]
  recommended: readonly PickedGoods[]
  newest: readonly PickedGoods[]
  /** The best-selling stores. */
  stores: readonly HomeStore[]
}

/** How many goods each section shows at most. */
const counts = { ranking: 6, seckills: 4, collectives: 3, recommended: 10, featured: 3, floor: 5, newest: 5 }

const bySales = (one: PickedGoods, other: PickedGoods): number => other.goods_sale - one.goods_sale || other.id - one.id

/**
 * The sections of goods on the home page. Each goods is in one of them: in the ranking before all others, so that it is
 * right, then among the flash sales and the group buys, and what the platform recommends before the floors.
 */
export function homeGoods({ seckills = [], collectives = [], floors, recommended, newest, stores }: FoundGoods) {
  const placed = new Set<number>()
  const place = (goods: readonly PickedGoods[], count: number): PickedGoods[] => {
    const left = goods.filter(({ id }) => !placed.has(id)).slice(0, count)
    for (const { id } of left) placed.add(id)
    return left
  }
  const bestSellers = floors.flatMap(({ goods }) => goods).sort(bySales)
  const ranking = place(bestSellers, counts.ranking)
  const shownSeckills = seckills.filter(({ goods_id }) => !placed.has(goods_id)).slice(0, counts.seckills)
  for (const { goods_id } of shownSeckills) placed.add(goods_id)
  const shownCollectives = collectives.filter(({ goods_id }) => !placed.has(goods_id)).slice(0, counts.collectives)
  for (const { goods_id } of shownCollectives) placed.add(goods_id)
  const shownRecommended = place(recommended, counts.recommended)
  const leftOf = ({ id }: HomeStore): PickedGoods[] =>
    bestSellers.filter(({ id: goodsId, store_id }) => store_id === id && !placed.has(goodsId))
  const featured = stores.find((store) => leftOf(store).length >= counts.featured)
  return {
    ranking,
    /** Of their goods, as those of the group buys. */
    seckills: new Set(shownSeckills.map(({ goods_id }) => goods_id)),
    collectives: new Set(shownCollectives.map(({ goods_id }) => goods_id)),
    recommended: shownRecommended,
    featured_store: featured ? { ...featured, goods: place(leftOf(featured), counts.featured) } : null,
    floors: floors
      .map((floor) => ({ ...floor, goods: place(floor.goods, counts.floor) }))
      .filter(({ goods }) => goods.length > 0),
    newest: place(newest, counts.newest),
    stores: stores.filter((store) => store !== featured),
  }
}
