import { statement, type Db } from '../../kernel/db/db.ts'
import { usableCouponsSql, type UsableCoupon } from '../coupons/coupons.sql.ts'
import { runningReductionsSql, type StoreReduction } from '../reductions/running.sql.ts'

const offers = statement(
  'cart.offers',
  `with line as (
     select * from unnest((select $1::bigint[]), (select $2::bigint[])) as l(goods_id, store_id)
   )
   select (select coalesce(json_agg(r), '[]') from (${runningReductionsSql('select store_id from line', '$3::timestamptz')}) r) as reductions,
          (select coalesce(json_agg(c), '[]') from (${usableCouponsSql('$4::bigint', 'line', '$3::timestamptz')}) c
            where c.store_id is not null) as coupons`,
)

export interface CartOffers {
  reductions: StoreReduction[]
  coupons: UsableCoupon[]
}

/** What stores offer for these goods at an instant: their full reductions, and to a shopper the coupons claimed of them. */
export const offersForCart = (
  db: Db,
  lines: readonly { goods_id: number; store_id: number }[],
  { user_id, at }: { user_id: number | null; at: Date },
) =>
  db.row<CartOffers>(offers, [
    lines.map(({ goods_id }) => goods_id),
    lines.map(({ store_id }) => store_id),
    at,
    user_id,
  ]) as Promise<CartOffers>
