import type { ProductCardGoods } from './product-card.tsx'

/** A card as it is sent: without field names, since their quotes are escaped on the way into the page. */
export type CardRow = [number, string, string, string, number, string, string]

export const cardRow = (one: ProductCardGoods): CardRow => [
  one.id,
  one.goods_name,
  one.goods_price,
  one.goods_market_price,
  one.goods_sale,
  one.goods_master_image,
  one.store_name,
]

export const cardOf = ([
  id,
  goods_name,
  goods_price,
  goods_market_price,
  goods_sale,
  goods_master_image,
  store_name,
]: CardRow): ProductCardGoods => ({
  id,
  goods_name,
  goods_price,
  goods_market_price,
  goods_sale,
  goods_master_image,
  store_name,
})

/** Picks what a card shows, so the rest is not part of every page's data. */
export const cardGoods = (goods: ProductCardGoods): ProductCardGoods => cardOf(cardRow(goods))

/** Cards as one text: the router takes far longer to write and read hundreds of values than one string. Empty without cards. */
export const writeCards = (goods: readonly ProductCardGoods[]): string =>
  goods.length === 0 ? '' : JSON.stringify(goods.map(cardRow))

/** The cards in such a text. */
export const readCards = (text: string): ProductCardGoods[] => (JSON.parse(text || '[]') as CardRow[]).map(cardOf)
