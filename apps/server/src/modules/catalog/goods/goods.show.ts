import type { GoodsCard, StocklessCard } from '@fangshi/contract/catalog'
import { formatMoney } from '@fangshi/contract/money'
import { formatDateTime } from '@fangshi/contract/time'
import type { CardSale } from '../activities/card-sale.sql.ts'

/** A card as the statements of this module select it. */
export interface CardRow {
  id: number
  goods_name: string
  goods_subname: string
  price_cents: number
  market_price_cents: number
  stock: number
  sale_count: number
  comment_count: number
  /** The flash sale that runs; null without one. */
  sale: CardSale | null
  image: string
  store_id: number
  store_name: string
}

export type StocklessRow = Omit<CardRow, 'stock'>

/** A card of goods on the wire. */
export const showCard = (row: CardRow): GoodsCard => ({
  ...showStockless(row),
  goods_stock: row.sale?.stock ?? row.stock,
})

/** What a card shows of a flash sale of goods with this ordinary price. */
export const showSale = (sale: CardSale | null, ordinaryCents: number): StocklessCard['seckill'] =>
  sale && {
    price_was: formatMoney(ordinaryCents),
    sold_percent: sale.quota > 0 ? Math.floor((100 * (sale.quota - sale.left)) / sale.quota) : 100,
    is_sold_out: sale.left <= 0,
    end_time: formatDateTime(new Date(sale.end_ms)),
  }

/** A card where nothing shows the stock: on the home page, and of similar goods. */
export const showStockless = (row: StocklessRow): StocklessCard => ({
  id: row.id,
  goods_name: row.goods_name,
  goods_subname: row.goods_subname,
  goods_price: formatMoney(row.sale?.price_cents ?? row.price_cents),
  goods_market_price: formatMoney(row.market_price_cents),
  goods_sale: row.sale_count,
  comment_count: row.comment_count,
  goods_master_image: row.image,
  store_id: row.store_id,
  store_name: row.store_name,
  seckill: showSale(row.sale, row.price_cents),
})
