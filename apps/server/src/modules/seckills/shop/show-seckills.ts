import type { GoodsSeckill, SeckillCard } from '@fangshi/contract/seckills-shop'
import { formatMoney } from '@fangshi/contract/money'
import { formatDateTime } from '@fangshi/contract/time'
import type { GoodsSeckillRow, SeckillCardRow } from './seckills-shop.db.ts'

/** The ordered share of a quota in percent; 100 only when nothing is left. */
const soldPercent = (quota: number, ordered: number, left: number): number =>
  Math.min(Math.floor((ordered * 100) / Math.max(1, quota)), left > 0 ? 99 : 100)

export const showSeckillCard = (row: SeckillCardRow): SeckillCard => ({
  id: row.id,
  goods_id: row.goods_id,
  goods_name: row.goods_name,
  goods_image: row.goods_image,
  store_name: row.store_name,
  price: formatMoney(row.price_cents),
  goods_price: formatMoney(row.goods_price_cents),
  is_from: row.most_cents > row.price_cents,
  start_time: formatDateTime(row.start_time),
  end_time: formatDateTime(row.end_time),
  max_per_person: row.max_per_person,
  state: row.state,
  sold_percent: soldPercent(row.quota, row.ordered, row.left),
  left: row.left,
})

/** The flash sale of a goods page at an instant. */
export function showGoodsSeckill(row: GoodsSeckillRow, now: Date): GoodsSeckill {
  const total = (of: (sku: GoodsSeckillRow['skus'][number]) => number): number =>
    row.skus.reduce((sum, sku) => sum + of(sku), 0)
  const left = total(([, , , , left]) => left)
  return {
    id: row.id,
    start_time: formatDateTime(row.start_time),
    end_time: formatDateTime(row.end_time),
    state: row.start_time > now ? 'coming' : left > 0 ? 'running' : 'sold_out',
    max_per_person: row.max_per_person,
    ordered: row.ordered,
    is_reminded: row.is_reminded,
    sold_percent: soldPercent(
      total(([, , quota]) => quota),
      total(([, , , ordered]) => ordered),
      left,
    ),
    left,
    skus: row.skus.map(([sku_id, price, , , left, goods_price, goods_market_price, goods_stock]) => ({
      sku_id,
      price: formatMoney(price),
      left,
      goods_price: formatMoney(goods_price),
      goods_market_price: formatMoney(goods_market_price),
      goods_stock,
    })),
    now_ms: now.getTime(),
  }
}
