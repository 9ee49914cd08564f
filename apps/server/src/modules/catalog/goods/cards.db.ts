import { pick } from '../../../kernel/db/pick.ts'

/** The columns of a card, from goods `g` with their sales `l`, store `s` and stock `k`. */
export const cardFields = `g.id, ${pick('g.name')} as goods_name, ${pick('g.subname')} as goods_subname, g.price_cents,
  g.market_price_cents, k.stock, l.sale_count, g.images[1] as image, g.store_id, ${pick('s.store_name')} as store_name`
export const cardJoins = `join stores s on s.id = g.store_id
  cross join lateral (select coalesce(sum(on_hand - reserved), 0)::int as stock from skus where goods_id = g.id and deleted_at is null) k`

/** The cards of goods whose ids and sales are given as SQL. */
export const cardsOf = (sales: string, more = ''): string =>
  `select ${more}${cardFields} from (${sales}) l join goods g on g.id = l.goods_id ${cardJoins}`

/** Goods `g` that have a page: approved, not deleted, of a public store (rules §3); on sale or not. */
export const hasPage = `(g.deleted_at is null and g.store_public and g.review = 'examined')`
