import type { GoodsCard, StocklessCard } from '@fangshi/contract/catalog'
import type { Locale } from '@fangshi/contract/locale'
import type { Db } from '../../../kernel/db/db.ts'
import { unpackStockless, type PackedCard } from './cards.db.ts'
import { showCard, showStockless } from './goods.show.ts'
import { floorRows, newestRows, recommendedRows, storeRows } from './rails.db.ts'

export interface Floor {
  id: number
  name: string
  thumb: string
  goods: StocklessCard[]
}

const showPacked = (row: PackedCard): StocklessCard => showStockless(unpackStockless(row))

/** Eight best sellers of every top class that has goods, classes in their order. */
export async function floorCards(db: Db, locale: Locale): Promise<Floor[]> {
  const floors = new Map<number, Floor>()
  for (const row of await floorRows(db, locale)) {
    let floor = floors.get(row.class_id)
    if (!floor) {
      floor = { id: row.class_id, name: row.class_name, thumb: row.class_thumb, goods: [] }
      floors.set(row.class_id, floor)
    }
    floor.goods.push(showPacked(row))
  }
  return [...floors.values()]
}

/** The given number of best sellers of each store, by store; stores without goods on sale are left out. */
export async function storeCards(
  db: Db,
  storeIds: readonly number[],
  locale: Locale,
  each: number,
): Promise<Map<number, GoodsCard[]>> {
  return Map.groupBy((await storeRows(db, storeIds, locale, each)).map(showCard), ({ store_id }) => store_id)
}

/** A rail of goods that the platform recommends, best sellers first. */
export const recommendedCards = async (db: Db, locale: Locale): Promise<StocklessCard[]> =>
  (await recommendedRows(db, locale)).map(showPacked)

/** A rail of the newest goods. */
export const newestCards = async (db: Db, locale: Locale): Promise<StocklessCard[]> =>
  (await newestRows(db, locale)).map(showPacked)
