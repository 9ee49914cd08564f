import { statement, type Db, type Tx } from '../../kernel/db/db.ts'
import { buyable, runningPool } from '../catalog/activities/running.sql.ts'
import { isOwnStore } from '../stores/own-store.sql.ts'
import { cartColumns, type CartRow } from './cart.sql.ts'

const ofUser = statement('cart.of_user', `select ${cartColumns} from carts where user_id = $1 order by id desc`)
/** All lines of a cart, newest first. */
export const cartOf = (db: Db, userId: number) => db.rows<CartRow>(ofUser, [userId])

const count = statement('cart.count', 'select coalesce(sum(buy_num), 0)::int as n from carts where user_id = $1')

/** Pieces in the cart. */
export const countPieces = async (db: Db, userId: number): Promise<number> =>
  (await db.row<{ n: number }>(count, [userId]))?.n ?? 0

export interface AddedLine {
  goods_id: number
  saleable: boolean
  /** Sold by a store that the buyer owns or works for (rules §2). */
  is_own: boolean
  stock: number
  /** The line after adding; null when a condition of the statement refused it. */
  cart_id: number | null
  buy_num: number
  other_lines: number
  other_pieces: number
  /** Pieces of this SKU that were in the cart before. */
  before: number
}

const add = statement(
  'cart.add',
  `with sku as (
     select s.id, s.goods_id, coalesce(pool.pool_price_cents, s.price_cents) as price_cents, ${buyable} as stock,
            g.listed and s.deleted_at is null as saleable, ${isOwnStore('$1', 's.store_id')} as is_own
       from skus s join goods g on g.id = s.goods_id ${runningPool('s.id', '$4::timestamptz')} where s.id = $2
   ), cart as (
     select (count(*) filter (where sku_id <> $2))::int as other_lines,
            coalesce(sum(buy_num) filter (where sku_id <> $2), 0)::int as other_pieces,
            coalesce(sum(buy_num) filter (where sku_id = $2), 0)::int as before
       from carts where user_id = $1
   ), put as (
     insert into carts (user_id, sku_id, buy_num, price_cents, updated_at, created_at)
     select $1, sku.id, $3::int, sku.price_cents, $4::timestamptz, $4::timestamptz from sku, cart
      where sku.saleable and $3::int <= sku.stock and cart.other_lines < $5::int
        and ($6::bigint is null or sku.goods_id = $6) and not sku.is_own
     on conflict (user_id, sku_id) do update
        set buy_num = carts.buy_num + excluded.buy_num, price_cents = excluded.price_cents, updated_at = excluded.updated_at
      where carts.buy_num + excluded.buy_num <= least((select stock from sku), $7::int)
     returning id, buy_num
   )
   select sku.goods_id, sku.saleable, sku.is_own, sku.stock, put.id as cart_id, coalesce(put.buy_num, 0) as buy_num,
          cart.other_lines, cart.other_pieces, cart.before
     from sku cross join cart left join put on true`,
)

export interface CartAddition {
  user_id: number
  sku_id: number
  goods_id: number | null
  buy_num: number
  at: Date
  max_lines: number
  max_pieces: number
}

/** Adds pieces to a cart if they may be bought and enough are in stock, in one statement. Undefined: no such SKU. */
export const addPieces = (db: Db, it: CartAddition) =>
  db.row<AddedLine>(add, [it.user_id, it.sku_id, it.buy_num, it.at, it.max_lines, it.goods_id, it.max_pieces])

const edit = statement(
  'cart.edit',
  `with line as (
     select c.id, ${buyable} as stock from carts c join skus s on s.id = c.sku_id ${runningPool('s.id', '$4::timestamptz')}
      where c.user_id = $1 and c.id = $2
   ), put as (
     update carts c set buy_num = $3::int, updated_at = $4::timestamptz from line
      where c.id = line.id and $3::int <= line.stock returning c.id
   )
   select stock, exists (select from put) as done,
          (select coalesce(sum(buy_num), 0)::int + $3::int from carts where user_id = $1 and id <> $2) as count
     from line`,
)

/** Sets the pieces of a line in the shopper's cart if enough are in stock. Undefined: no such line. */
export const setPieces = (db: Db, userId: number, cartId: number, buyNum: number, at: Date) =>
  db.row<{ stock: number; done: boolean; count: number }>(edit, [userId, cartId, buyNum, at])

const remove = statement(
  'cart.remove',
  `with mine as (
     select id from carts where user_id = $1 and id = any($2::bigint[])
   ), gone as (
     delete from carts where id in (select id from mine) and (select count(*) from mine) = cardinality($2::bigint[])
     returning id
   )
   select (select count(*) from mine) = cardinality($2::bigint[]) as all_mine,
          coalesce(sum(buy_num), 0)::int as count
     from carts where user_id = $1 and id not in (select id from mine)`,
)

/** Removes lines if all of them (each named once) are in the shopper's cart; `count` is the pieces that remain. */
export const removeLines = (db: Db, userId: number, ids: readonly number[]) =>
  db.row<{ all_mine: boolean; count: number }>(remove, [userId, ids])

const merge = statement(
  'cart.merge',
  `with line as (
     select t.sku_id, t.n, t.position, coalesce(pool.pool_price_cents, s.price_cents) as price_cents, ${buyable} as stock
       from unnest($2::bigint[], $3::int[]) with ordinality as t(sku_id, n, position) join skus s on s.id = t.sku_id
            ${runningPool('s.id', '$5::timestamptz')}
   )
   insert into carts (user_id, sku_id, buy_num, price_cents, updated_at, created_at)
   select $1, sku_id, least(n, stock, $4::int), price_cents, $5::timestamptz, $5::timestamptz
     from line where stock > 0 order by position desc
   on conflict (user_id, sku_id) do update
      set updated_at = excluded.updated_at,
          buy_num = greatest(carts.buy_num, least(carts.buy_num + excluded.buy_num, $4::int,
            (select stock from line where sku_id = excluded.sku_id)))`,
)

/**
 * Adds lines (each SKU once), capped by the available stock and by `maxPieces`; quantities in the cart never decrease.
 */
export async function mergeLines(
  tx: Tx,
  userId: number,
  lines: readonly { sku_id: number; buy_num: number }[],
  maxPieces: number,
  at: Date,
): Promise<void> {
  await tx.rows(merge, [userId, lines.map((l) => l.sku_id), lines.map((l) => l.buy_num), maxPieces, at])
}
