import { pick } from '../../../kernel/db/pick.ts'
import type { CardRow, StocklessRow } from './goods.show.ts'

const texts = `${pick('g.name')} as goods_name, ${pick('g.subname')} as goods_subname, g.images[1] as image,
  ${pick('s.store_name')} as store_name`

/** The columns of a card, from goods `g` with their sales `l`, store `s` and stock `k`. */
export const cardFields = `g.id, g.price_cents, g.market_price_cents, k.stock, l.sale_count, g.store_id, ${texts}`
const joinStores = 'join stores s on s.id = g.store_id'
export const cardJoins = `${joinStores}
  cross join lateral (select coalesce(sum(on_hand - reserved), 0)::int as stock from skus where goods_id = g.id and deleted_at is null) k`

const joined = (sales: string): string => `from (${sales}) l join goods g on g.id = l.goods_id ${cardJoins}`

/** The cards of goods whose ids and sales are given as SQL. */
export const cardsOf = (sales: string): string => `select ${cardFields} ${joined(sales)}`

/** A card whose numbers arrive as one text: a column costs the database and its driver more than a number does. */
export interface PackedCard extends Pick<CardRow, 'goods_name' | 'goods_subname' | 'image' | 'store_name'> {
  numbers: string
}

/** The same, packed, for the statements that run most; `total` is SQL of a further number. */
export const packedCardsOf = (sales: string, total = '0'): string =>
  `select concat_ws(' ', g.id, g.price_cents, g.market_price_cents, k.stock, l.sale_count, g.store_id, ${total}) as numbers,
     ${texts} ${joined(sales)}`

/** The card, and the further number. */
export function unpack({ numbers, ...texts }: PackedCard): CardRow & { total: number } {
  const inOrder = numbers.split(' ').map(Number) as [number, number, number, number, number, number, number]
  const [id, price_cents, market_price_cents, stock, sale_count, store_id, total] = inOrder
  return { id, price_cents, market_price_cents, stock, sale_count, store_id, total, ...texts }
}

/** The same without stock, which takes the database longer than the rest of a card; with `id` and `sale_count` to sort by. */
export const stocklessCardsOf = (sales: string): string =>
  `select g.id, l.sale_count, concat_ws(' ', g.id, g.price_cents, g.market_price_cents, l.sale_count, g.store_id) as numbers,
     ${texts} from (${sales}) l join goods g on g.id = l.goods_id ${joinStores}`

/** The columns of such a card that are read. */
export const stocklessFields = 'c.numbers, c.goods_name, c.goods_subname, c.image, c.store_name'

export function unpackStockless({ numbers, ...texts }: PackedCard): StocklessRow {
  const [id, price_cents, market_price_cents, sale_count, store_id] = numbers.split(' ').map(Number) as [
    number,
    number,
    number,
    number,
    number,
  ]
  return { id, price_cents, market_price_cents, sale_count, store_id, ...texts }
}

/** Goods `g` that have a page: approved, not deleted, of a public store (rules §3); on sale or not. */
export const hasPage = `(g.deleted_at is null and g.store_public and g.review = 'examined')`
