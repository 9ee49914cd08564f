import type { ProductCardGoods } from './product-card.tsx'

type Row = [number, string, string, string, number, string, string]

/**
 * Cards as one text: the router takes far longer to write and read hundreds of values than one string. Lists without field
 * names, since their quotes are escaped twice on the way into the page. Empty without cards.
 */
export const writeCards = (goods: readonly ProductCardGoods[]): string =>
  goods.length === 0
    ? ''
    : JSON.stringify(
        goods.map((one): Row => [
          one.id,
          one.goods_name,
          one.goods_price,
          one.goods_market_price,
          one.goods_sale,
          one.goods_master_image,
          one.store_name,
        ]),
      )

/** The cards in such a text. */
export const readCards = (text: string): ProductCardGoods[] =>
  (JSON.parse(text || '[]') as Row[]).map(
    ([id, goods_name, goods_price, goods_market_price, goods_sale, goods_master_image, store_name]) => ({
      id,
      goods_name,
      goods_price,
      goods_market_price,
      goods_sale,
      goods_master_image,
      store_name,
    }),
  )
