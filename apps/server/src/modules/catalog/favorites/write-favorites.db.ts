import type { FavoriteKind } from '@fangshi/contract/favorites'
import { statement, type Db } from '../../../kernel/db/db.ts'
import { hasPage } from '../goods/cards.db.ts'

/** How long a removal can be undone. */
const undoFor = `interval '1 minute'`

const sources = {
  goods: { table: 'goods g', id: 'g.id', price: 'g.price_cents', isShown: hasPage },
  store: { table: 'stores s', id: 's.id', price: 'null::bigint', isShown: `s.verify = 'passed' and s.status = 'open'` },
}

const add = (kind: FavoriteKind) => {
  const { table, id, price, isShown } = sources[kind]
  const isFresh = `favorites.removed_at > $3::timestamptz - ${undoFor}`
  return statement(
    `favorites.add.${kind}`,
    `with chosen as (
       select ${id} as id, ${price} as price_cents from ${table}
        where ${id} = any($2::bigint[]) and (${isShown} or exists (
          select from favorites f where f.user_id = $1 and f.${kind}_id = ${id}
             and (f.removed_at is null or f.removed_at > $3::timestamptz - ${undoFor})))
     ), seen as (
       select (select count(*) from chosen)::int as found, count(*)::int as others from favorites
        where user_id = $1 and removed_at is null and ${kind}_id <> all($2::bigint[])
     ), put as (
       insert into favorites (user_id, ${kind}_id, price_cents, created_at)
       select $1, w.id, w.price_cents, $3::timestamptz from chosen w, seen
        where seen.found = cardinality($2::bigint[]) and seen.others + seen.found <= $4::int order by w.id
       on conflict (user_id, ${kind}_id) do update set removed_at = null,
         price_cents = case when ${isFresh} then favorites.price_cents else excluded.price_cents end,
         created_at = case when ${isFresh} then favorites.created_at else excluded.created_at end
       where favorites.removed_at is not null
     )
     select found, others from seen`,
  )
}
const adds = { goods: add('goods'), store: add('store') }

interface FavoriteAddition {
  user_id: number
  kind: FavoriteKind
  /** Without repetitions. */
  ids: readonly number[]
  at: Date
  /** The maximum of this kind per shopper. */
  max: number
}

/** Adds all or none; returns how many of them are visible to shoppers, and how many others the shopper has. */
export const insertFavorites = async (db: Db, { user_id, kind, ids, at, max }: FavoriteAddition) =>
  (await db.row<{ found: number; others: number }>(adds[kind], [user_id, ids, at, max]))!

const remove = (kind: FavoriteKind) =>
  statement(
    `favorites.remove.${kind}`,
    `with purged as (
       delete from favorites where user_id = $1 and removed_at <= $3::timestamptz - ${undoFor}
     )
     update favorites set removed_at = $3::timestamptz
      where user_id = $1 and ${kind}_id = any($2::bigint[]) and removed_at is null`,
  )
const removes = { goods: remove('goods'), store: remove('store') }

/** Marks those that exist as removed; deletes for good what was removed too long ago to be undone. */
export async function deleteFavorites(
  db: Db,
  { user_id, kind, ids, at }: Omit<FavoriteAddition, 'max'>,
): Promise<void> {
  await db.rows(removes[kind], [user_id, ids, at])
}
