import { statement, type Tx } from '../../kernel/db/db.ts'
import { buyable, runningPool } from '../catalog/activities/running.sql.ts'

const read = statement(
  'cart.change_sku_read',
  // Locked before the join: a line whose SKU another call has just changed would not match its old SKU any more.
  `with line as materialized (select buy_num, sku_id from carts where user_id = $1 and id = $2 for update)
   select c.buy_num, c.sku_id, s.id as new_sku_id, ${buyable} as stock,
          g.listed and s.deleted_at is null as saleable
     from line c join skus old on old.id = c.sku_id
     left join (skus s join goods g on g.id = s.goods_id) on s.id = $3 and s.goods_id = old.goods_id
     ${runningPool('s.id', '$4::timestamptz')}`,
)
const join = statement(
  'cart.change_sku_join',
  'delete from carts where user_id = $1 and sku_id = $2 and id <> $3 returning buy_num',
)
const change = statement(
  'cart.change_sku',
  `update carts c set sku_id = s.id, price_cents = coalesce(pool.pool_price_cents, s.price_cents), buy_num = $4, updated_at = $5
     from skus s ${runningPool('s.id', '$5::timestamptz')} where c.user_id = $1 and c.id = $2 and s.id = $3`,
)

export interface ChangingLine {
  buy_num: number
  sku_id: number
  /** Null when the SKU does not exist or belongs to other goods. */
  new_sku_id: number | null
  stock: number
  saleable: boolean
}

/** A line of the shopper's cart, locked, with the SKU that it shall get. Undefined: no such line. */
export const lockLine = (tx: Tx, userId: number, cartId: number, skuId: number, at: Date) =>
  tx.row<ChangingLine>(read, [userId, cartId, skuId, at])

/** Removes the other line that has the SKU already; returns its pieces, 0 when there is none. */
export const takeOtherLine = async (tx: Tx, userId: number, skuId: number, cartId: number): Promise<number> =>
  (await tx.row<{ buy_num: number }>(join, [userId, skuId, cartId]))?.buy_num ?? 0

/** Gives a locked line the SKU at today's price. */
export const setSku = (tx: Tx, line: { user_id: number; cart_id: number; sku_id: number; buy_num: number }, at: Date) =>
  tx.rows(change, [line.user_id, line.cart_id, line.sku_id, line.buy_num, at])
