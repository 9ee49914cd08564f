import type { ProductCardGoods } from './product-card.tsx'
import type { CardSale } from './sale-text.ts'

/** A card as it is sent: without field names, since their quotes are escaped on the way into the page. */
export type CardRow = [number, string, string, string, number, string, string, sale?: SaleRow]
/** Of goods in a flash sale. */
type SaleRow = [priceWas: string, percent: number, isSoldOut: 0 | 1, end: string]

const saleRow = ({ price_was, sold_percent, is_sold_out, end_time }: CardSale): SaleRow => [
  price_was,
  sold_percent,
  is_sold_out ? 1 : 0,
  end_time,
]

export const cardRow = (one: ProductCardGoods): CardRow => [
  one.id,
  one.goods_name,
  one.goods_price,
  one.goods_market_price,
  one.goods_sale,
  one.goods_master_image,
  one.store_name,
  ...(one.seckill ? ([saleRow(one.seckill)] as const) : ([] as const)),
]

export const cardOf = ([
  id,
  goods_name,
  goods_price,
  goods_market_price,
  goods_sale,
  goods_master_image,
  store_name,
  sale,
]: CardRow): ProductCardGoods => ({
  id,
  goods_name,
  goods_price,
  goods_market_price,
  goods_sale,
  goods_master_image,
  store_name,
  ...(sale ? { seckill: readSale(sale) } : {}),
})

const readSale = ([price_was, sold_percent, isSoldOut, end_time]: SaleRow): CardSale => ({
  price_was,
  sold_percent,
  is_sold_out: isSoldOut === 1,
  end_time,
})

/** Picks what a card shows, so the rest is not part of every page's data. */
export const cardGoods = (goods: ProductCardGoods): ProductCardGoods => cardOf(cardRow(goods))

/** Cards as one text: the router takes far longer to write and read hundreds of values than one string. Empty without cards. */
export const writeCards = (goods: readonly ProductCardGoods[]): string =>
  goods.length === 0 ? '' : JSON.stringify(goods.map(cardRow))

/** The cards in such a text. */
export const readCards = (text: string): ProductCardGoods[] => (JSON.parse(text || '[]') as CardRow[]).map(cardOf)
