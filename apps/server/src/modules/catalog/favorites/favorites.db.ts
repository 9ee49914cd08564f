import type { FavoriteKind } from '@fangshi/contract/favorites'
import { statement, type Db } from '../../../kernel/db/db.ts'
import { pick } from '../../../kernel/db/pick.ts'
import { cardSale } from '../activities/card-sale.sql.ts'
import { hasPage } from '../goods/cards.db.ts'

const isMine = (kind: FavoriteKind) =>
  statement(
    `favorites.is.${kind}`,
    `select exists (select from favorites where user_id = $1 and ${kind}_id = $2 and removed_at is null) as mine`,
  )
const isMineOf = { goods: isMine('goods'), store: isMine('store') }

export const isFavorite = async (db: Db, userId: number, kind: FavoriteKind, id: number): Promise<boolean> =>
  (await db.row<{ mine: boolean }>(isMineOf[kind], [userId, id]))?.mine ?? false

const count = statement(
  'favorites.count',
  `select count(goods_id)::int as goods, count(store_id)::int as store from favorites
    where user_id = $1 and removed_at is null`,
)
/** The shopper's favourites of each kind. */
export const countOwn = async (db: Db, userId: number): Promise<Record<FavoriteKind, number>> =>
  (await db.row<Record<FavoriteKind, number>>(count, [userId]))!

export interface FavoriteRow {
  id: number
  goods_id: number | null
  store_id: number | null
  /** When it was added; null for stores, as are all fields of the goods. */
  added_cents: number | null
  created_at: Date
  price_cents: number | null
  listed: boolean | null
  sold_out: boolean | null
  has_page: boolean | null
  /** The flash sale that runs, for `readSale`. */
  sale: string | null
  goods_name: string | null
  goods_image: string | null
  store_name: string
  store_logo: string
  store_description: string
  is_public: boolean
}
const list = statement(
  'favorites.list',
  `select f.id, f.goods_id, f.store_id, f.price_cents as added_cents, f.created_at, g.price_cents, g.listed, g.sold_out,
          ${hasPage} as has_page, ${cardSale('$6::timestamptz')} as sale, ${pick('g.name')} as goods_name, g.images[1] as goods_image,
          ${pick('s.store_name')} as store_name, s.store_logo, ${pick('s.store_description')} as store_description,
          s.verify = 'passed' and s.status = 'open' as is_public
     from favorites f left join goods g on g.id = f.goods_id join stores s on s.id = coalesce(f.store_id, g.store_id)
    where f.user_id = $2 and f.removed_at is null and ($3::text is null or $3 = case when f.goods_id is null then 'store' else 'goods' end)
    order by f.created_at desc, f.id desc limit $4 offset $5`,
)
export const favoriteRows = (
  db: Db,
  userId: number,
  { kind, limit, offset }: { kind: FavoriteKind | null; limit: number; offset: number },
  locale: string,
  now: Date,
) => db.rows<FavoriteRow>(list, [locale, userId, kind, limit, offset, now])
