import { unpackNumbers } from '../../../kernel/db/packed-numbers.ts'
import { pick } from '../../../kernel/db/pick.ts'
import { cardSale, cardSales, readSale } from '../activities/card-sale.sql.ts'
import type { CardRow, StocklessRow } from './goods.show.ts'

const [goodsName, goodsSubname, image, storeName] = [
  pick('g.name'),
  pick('g.subname'),
  'g.images[1]',
  pick('s.store_name'),
]
const texts = `${goodsName} as goods_name, ${goodsSubname} as goods_subname, ${image} as image, ${storeName} as store_name`

const fields = (sale: string): string =>
  `g.id, g.price_cents, g.market_price_cents, k.stock, l.sale_count, g.comment_count, g.store_id, ${sale} as sale, ${texts}`
/** The columns of a card at the instant `now`, from goods `g` with their sales `l`, store `s` and stock `k`. */
export const cardFields = (now: string): string => fields(cardSale(now))
const joinStores = 'join stores s on s.id = g.store_id'
export const cardJoins = `${joinStores}
  cross join lateral (select coalesce(sum(on_hand - reserved), 0)::int as stock from skus where goods_id = g.id and deleted_at is null) k`

/**
 * Begins a statement of cards: the goods whose ids and sales are given as SQL, as `page`, and their running flash sales.
 * `before` is SQL of the queries that the sales refer to by name.
 */
const withPage = (sales: string, now: string, before?: string): string =>
  `with ${before ? `${before}, ` : ''}page as materialized (${sales}),
     running as materialized (${cardSales('select goods_id from page', now)})`
const saleOnPage = '(select numbers from running where goods_id = g.id)'
const goodsOfPage = 'from page l join goods g on g.id = l.goods_id'

/** The cards at the instant `now` of goods whose ids and sales are given as SQL. */
export const cardsOf = (sales: string, now: string): string =>
  `${withPage(sales, now)} select ${fields(saleOnPage)} ${goodsOfPage} ${cardJoins}`

/** A card as these columns arrive. */
export interface CardColumns extends Omit<CardRow, 'sale'> {
  sale: string | null
}
/** The card in such columns, with whatever stands beside it. */
export const readCard = <Columns extends CardColumns>({ sale, ...card }: Columns): Omit<Columns, 'sale'> & CardRow => ({
  ...card,
  sale: readSale(sale),
})

/** A card whose numbers arrive as one text: a column costs the database and its driver more than a number does. */
export interface PackedCard extends Pick<CardRow, 'goods_name' | 'goods_subname' | 'image' | 'store_name'> {
  numbers: string
}

/**
 * The same, packed, for the statements that run most; `total` is SQL of a further number, `before` of the queries that it
 * and the sales refer to by name. The flash sale stands last, where one runs.
 */
export const packedCardsOf = (sales: string, now: string, total: string, before?: string): string =>
  `${withPage(sales, now, before)}
   select concat_ws(' ', g.id, g.price_cents, g.market_price_cents, k.stock, l.sale_count, g.comment_count, g.store_id, ${total}, ${saleOnPage}) as numbers,
     ${texts} ${goodsOfPage} ${cardJoins}`

/** The card, and the further number. */
export function unpack(card: PackedCard): CardRow & { total: number } {
  const numbers = unpackNumbers(card.numbers) as CardNumbers
  return {
    id: numbers[0],
    price_cents: numbers[1],
    market_price_cents: numbers[2],
    stock: numbers[3],
    sale_count: numbers[4],
    comment_count: numbers[5],
    store_id: numbers[6],
    total: numbers[7],
    sale: numbers.length > 8 ? readSale(numbers.slice(8)) : null,
    goods_name: card.goods_name,
    goods_subname: card.goods_subname,
    image: card.image,
    store_name: card.store_name,
  }
}
type CardNumbers = [number, number, number, number, number, number, number, number, ...number[]]

const stocklessNumbers = 'g.id, g.price_cents, g.market_price_cents, l.sale_count, g.comment_count, g.store_id'
/** The same without stock, which takes the database longer than the rest of a card. */
export const stocklessCardsOf = (sales: string, now: string): string =>
  `${withPage(sales, now)} select concat_ws(' ', ${stocklessNumbers}, ${saleOnPage}) as numbers, ${texts} ${goodsOfPage} ${joinStores}`

/** SQL of such cards as JSON, in no order and without their flash sales, from goods `g` with their sales `l` and store `s`. */
export const saleLessCards = `json_agg(json_build_object('numbers', concat_ws(' ', ${stocklessNumbers}),
  'goods_name', ${goodsName}, 'goods_subname', ${goodsSubname}, 'image', ${image}, 'store_name', ${storeName}))`

export function unpackStockless(card: PackedCard): StocklessRow {
  const numbers = unpackNumbers(card.numbers) as StocklessNumbers
  return {
    id: numbers[0],
    price_cents: numbers[1],
    market_price_cents: numbers[2],
    sale_count: numbers[3],
    comment_count: numbers[4],
    store_id: numbers[5],
    sale: numbers.length > 6 ? readSale(numbers.slice(6)) : null,
    goods_name: card.goods_name,
    goods_subname: card.goods_subname,
    image: card.image,
    store_name: card.store_name,
  }
}
type StocklessNumbers = [number, number, number, number, number, number, ...number[]]

/** Goods `g` that have a page: approved, not deleted, of a public store (rules §3); on sale or not. */
export const hasPage = `(g.deleted_at is null and g.store_public and g.review = 'examined')`
