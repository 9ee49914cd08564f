import type { GoodsCard, StocklessCard } from '@fangshi/contract/catalog'
import type { Locale } from '@fangshi/contract/locale'
import type { Db } from '../../../kernel/db/db.ts'
import { unpackNumbers } from '../../../kernel/db/packed-numbers.ts'
import { readCard, unpackStockless } from './cards.db.ts'
import { showCard, showStockless } from './goods.show.ts'
import { cardRows, floorRows, railsRow, storeRows } from './rails.db.ts'

/** What decides where goods stand on the home page. */
export type PickedGoods = Pick<StocklessCard, 'id' | 'goods_sale' | 'store_id'>

function readPicked(text: string): PickedGoods[] {
  const numbers = text === '' ? [] : unpackNumbers(text)
  return Array.from({ length: numbers.length / 3 }, (_, at) => {
    const [id, goods_sale, store_id] = numbers.slice(3 * at) as [number, number, number]
    return { id, goods_sale, store_id }
  })
}

/**
 * Goods for the home page: eight best sellers of every top class, classes in their order; twelve that the platform
 * recommends, best sellers first; the eight newest.
 */
export async function homePicks(db: Db, locale: Locale) {
  const [floors, rails] = await Promise.all([floorRows(db, locale), railsRow(db)])
  return {
    floors: floors.map((floor) => ({ ...floor, goods: readPicked(floor.goods) })),
    recommended: readPicked(rails?.recommended ?? ''),
    newest: readPicked(rails?.newest ?? ''),
  }
}

/** The cards of picked goods at an instant, by their ids. */
export async function cardsOfPicked(
  db: Db,
  goods: readonly PickedGoods[],
  locale: Locale,
  now: Date,
): Promise<Map<number, StocklessCard>> {
  const ids = goods.map(({ id }) => id)
  const sold = goods.map(({ goods_sale }) => goods_sale)
  const rows = await cardRows(db, ids, sold, locale, now)
  return new Map(rows.map(unpackStockless).map((row) => [row.id, showStockless(row)]))
}

/** The given number of best sellers of each store, by store; stores without goods on sale are left out. */
export async function storeCards(
  db: Db,
  storeIds: readonly number[],
  locale: Locale,
  each: number,
  now: Date,
): Promise<Map<number, GoodsCard[]>> {
  return Map.groupBy(
    (await storeRows(db, storeIds, locale, each, now)).map((row) => showCard(readCard(row))),
    ({ store_id }) => store_id,
  )
}
