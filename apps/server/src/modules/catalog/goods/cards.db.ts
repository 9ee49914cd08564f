import { pick } from '../../../kernel/db/pick.ts'
import { cardSale, readSale } from '../activities/card-sale.sql.ts'
import type { CardRow, StocklessRow } from './goods.show.ts'

const texts = `${pick('g.name')} as goods_name, ${pick('g.subname')} as goods_subname, g.images[1] as image,
  ${pick('s.store_name')} as store_name`

/** The columns of a card at the instant `now`, from goods `g` with their sales `l`, store `s` and stock `k`. */
export const cardFields = (now: string): string =>
  `g.id, g.price_cents, g.market_price_cents, k.stock, l.sale_count, g.comment_count, g.store_id, ${cardSale(now)} as sale, ${texts}`
const joinStores = 'join stores s on s.id = g.store_id'
export const cardJoins = `${joinStores}
  cross join lateral (select coalesce(sum(on_hand - reserved), 0)::int as stock from skus where goods_id = g.id and deleted_at is null) k`

const joined = (sales: string): string => `from (${sales}) l join goods g on g.id = l.goods_id ${cardJoins}`

/** The cards at the instant `now` of goods whose ids and sales are given as SQL. */
export const cardsOf = (sales: string, now: string): string => `select ${cardFields(now)} ${joined(sales)}`

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

/** The same, packed, for the statements that run most; `total` is SQL of a further number. The flash sale stands last, where one runs. */
export const packedCardsOf = (sales: string, now: string, total = '0'): string =>
  `select concat_ws(' ', g.id, g.price_cents, g.market_price_cents, k.stock, l.sale_count, g.comment_count, g.store_id, ${total}, ${cardSale(now)}) as numbers,
     ${texts} ${joined(sales)}`

/** The card, and the further number. */
export function unpack({ numbers, ...texts }: PackedCard): CardRow & { total: number } {
  const inOrder = numbers.split(' ').map(Number) as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    ...number[],
  ]
  const [id, price_cents, market_price_cents, stock, sale_count, comment_count, store_id, total, ...sale] = inOrder
  return {
    id,
    price_cents,
    market_price_cents,
    stock,
    sale_count,
    comment_count,
    store_id,
    total,
    sale: readSale(sale),
    ...texts,
  }
}

/** The same without stock, which takes the database longer than the rest of a card; with `id` and `sale_count` to sort by. */
export const stocklessCardsOf = (sales: string, now: string): string =>
  `select g.id, l.sale_count, concat_ws(' ', g.id, g.price_cents, g.market_price_cents, l.sale_count, g.comment_count, g.store_id, ${cardSale(now)}) as numbers,
     ${texts} from (${sales}) l join goods g on g.id = l.goods_id ${joinStores}`

/** The columns of such a card that are read. */
export const stocklessFields = 'c.numbers, c.goods_name, c.goods_subname, c.image, c.store_name'

export function unpackStockless({ numbers, ...texts }: PackedCard): StocklessRow {
  const inOrder = numbers.split(' ').map(Number) as [number, number, number, number, number, number, ...number[]]
  const [id, price_cents, market_price_cents, sale_count, comment_count, store_id, ...sale] = inOrder
  return { id, price_cents, market_price_cents, sale_count, comment_count, store_id, sale: readSale(sale), ...texts }
}

/** Goods `g` that have a page: approved, not deleted, of a public store (rules §3); on sale or not. */
export const hasPage = `(g.deleted_at is null and g.store_public and g.review = 'examined')`
