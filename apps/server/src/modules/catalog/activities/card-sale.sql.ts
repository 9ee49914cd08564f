import { unpackNumbers } from '../../../kernel/db/packed-numbers.ts'

/** A running flash sale, as goods cards show it. Money in cents. */
export interface CardSale {
  /** The lowest price of all SKUs now. */
  price_cents: number
  /** All pieces that were put in. */
  quota: number
  /** Pieces of the flash sale that can be bought. */
  left: number
  /** Pieces that can be bought over all SKUs, those in the flash sale out of it. */
  stock: number
  /** Exclusive; ms since 1970. */
  end_ms: number
}

/** SQL for a flash sale `a` that runs at the instant `now`. */
const runs = (now: string): string =>
  `a.closed_at is null and a.kind = 'seckill' and a.start_time <= ${now} and a.end_time > ${now}`

/**
 * SQL of the flash sale of goods `g` that runs at the instant `now`, as a text of numbers for `readSale`; null without one.
 * For most goods it is a look into one small index. The numbers come from a function of the database, so that lists
 * without a flash sale need not even start to read SKUs and pools.
 */
export const cardSale = (now: string): string =>
  `(select seckill_numbers(a.id) from goods_activities a where a.goods_id = g.id and ${runs(now)})`

/**
 * SQL of the same for many goods at once, as rows (goods_id, numbers) of those that have one; `goodsIds` is SQL of their
 * ids. One look for thirty cards takes PostgreSQL a fifth less time for the whole search than thirty looks.
 */
export const cardSales = (goodsIds: string, now: string): string =>
  `select a.goods_id, seckill_numbers(a.id) as numbers from goods_activities a
    where a.goods_id = any(array(${goodsIds})) and ${runs(now)}`

/**
 * SQL of the flash sales that run at the instant `now` of the goods with the id `own` and of other goods, as JSON of
 * `PageSales`; `goodsIds` is SQL of the ids of the others.
 */
export const salesOfPage = (own: string, goodsIds: string, now: string): string =>
  `(select json_agg(json_build_array(a.goods_id, seckill_numbers(a.id), case when a.goods_id = ${own} then seckill_skus(a.id) end))
    from goods_activities a where a.goods_id = any(${own} || array(${goodsIds})) and ${runs(now)})`
/** The last is `SkuPool`s as a text of numbers, for the goods of the page. */
export type PageSales = [goods_id: number, numbers: string, skus: string | null][] | null

/** A SKU in a flash sale. */
export interface SkuPool {
  price_cents: number
  /** Pieces that can be bought. */
  stock: number
}
/** The SKUs in such a text by their ids. */
export function readPools(text: string | null | undefined): Map<number, SkuPool> {
  const numbers = text ? unpackNumbers(text) : []
  const pools = new Map<number, SkuPool>()
  for (let at = 0; at < numbers.length; at += 3) {
    const [id, price_cents, stock] = numbers.slice(at, at + 3) as [number, number, number]
    pools.set(id, { price_cents, stock })
  }
  return pools
}

/** The flash sale in such a text, or in its numbers; null without any. */
export function readSale(sale: string | null | readonly number[]): CardSale | null {
  const numbers = typeof sale === 'string' ? unpackNumbers(sale) : (sale ?? [])
  const [price_cents, quota, left, stock, end_ms] = numbers as readonly [number?, number?, number?, number?, number?]
  if (price_cents === undefined) return null
  return { price_cents, quota: quota ?? 0, left: left ?? 0, stock: stock ?? 0, end_ms: end_ms ?? 0 }
}

/** SQL of the goods of which a running flash sale has pieces left, as an array. */
export const goodsWithSale = (now: string): string => `array(select a.goods_id from goods_activities a
  where ${runs(now)}
    and exists (select from stock_pools p where p.activity_id = a.id and p.on_hand > p.reserved))`
