import type { GoodsCard, StocklessCard } from '@fangshi/contract/catalog'
import { formatMoney } from '@fangshi/contract/money'

/** A card as the statements of this module select it. */
export interface CardRow {
  id: number
  goods_name: string
  goods_subname: string
  price_cents: number
  market_price_cents: number
  stock: number
  sale_count: number
  image: string
  store_id: number
  store_name: string
}

export type StocklessRow = Omit<CardRow, 'stock'>

/** A card of goods on the wire. */
export const showCard = (row: CardRow): GoodsCard => ({ ...showStockless(row), goods_stock: row.stock })

/** A card where nothing shows the stock: on the home page, and of similar goods. */
export const showStockless = (row: StocklessRow): StocklessCard => ({
  id: row.id,
  goods_name: row.goods_name,
  goods_subname: row.goods_subname,
  goods_price: formatMoney(row.price_cents),
  goods_market_price: formatMoney(row.market_price_cents),
  goods_sale: row.sale_count,
  goods_master_image: row.image,
  store_id: row.store_id,
  store_name: row.store_name,
})
