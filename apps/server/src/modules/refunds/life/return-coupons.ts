import { statement, type Db, type Tx } from '../../../kernel/db/db.ts'
import { returnCoupons } from '../../coupons/public.ts'
import type { PaidOut } from '../hooks.ts'

const numbers = statement(
  'refunds.coupon_numbers',
  `select order_no as no from orders where id = $1
    union all
   select g.group_no from order_groups g
    where g.id = $2 and not exists (
      select from orders o join order_lines l on l.order_id = o.id
       where o.group_id = g.id and (l.parcel_id is not null or l.refunded_num < l.buy_num))`,
)
const numbersToReturn = async (db: Db, { order_id, group_id }: PaidOut): Promise<string[]> =>
  (await db.rows<{ no: string }>(numbers, [order_id, group_id])).map(({ no }) => no)

/**
 * Gives a store's coupon back once its whole order, and the platform's once the whole group was refunded before shipping
 * (rules §7). The refund is written down already, and its caller has locked the group's bill.
 */
export async function returnUnsentCoupons(tx: Tx, paid: PaidOut, at: Date): Promise<void> {
  if (paid.is_unsent && paid.is_whole_order) await returnCoupons(tx, await numbersToReturn(tx, paid), at)
}
