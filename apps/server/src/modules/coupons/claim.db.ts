import type { couponSources } from '@fangshi/contract/coupons'
import type { LocalText } from '@fangshi/contract/locale'
import { statement, type Db, type Tx } from '../../kernel/db/db.ts'
import { isOwnStore } from '../stores/own-store.sql.ts'

/** A coupon as a shopper who wants to claim it sees it. */
export interface CouponToClaim {
  id: number
  name: LocalText
  money_cents: number
  use_money_cents: number
  start_time: Date
  end_time: Date
  is_draft: boolean
  stopped_at: Date | null
  left: number
  per_person: number
  own: number
  own_usable: number
  is_own_store: boolean
}

/** $1 the shopper. Coupons with a code are found by that alone, drafts and those of stores that are not public never. */
const find = (name: string, where: string) =>
  statement(
    `coupons.${name}`,
    `select c.id, c.name, c.money_cents, c.use_money_cents, c.start_time, c.end_time, c.is_draft, c.stopped_at,
            c.stock - c.claimed as left, c.per_person, k.own, k.own_usable,
            c.store_id is not null and ${isOwnStore('$1::bigint', 'c.store_id')} as is_own_store
       from coupons c left join stores s on s.id = c.store_id
      cross join lateral (
        select count(*)::int as own, count(*) filter (where status = 'to_be_used')::int as own_usable
          from claimed_coupons where coupon_id = c.id and user_id = $1) k
      where ${where} and not c.is_draft and (c.store_id is null or s.verify = 'passed' and s.status = 'open')`,
  )
const byId = find('to_claim', 'c.id = $2::bigint and c.claim_code is null')
const byCode = find('to_claim_by_code', 'c.claim_code = $2::text')

const take = statement(
  'coupons.take',
  `update coupons set claimed = claimed + 1
    where id = $1 and claimed < stock and not is_draft and stopped_at is null and start_time <= $2 and end_time > $2
  returning id`,
)
const hold = statement(
  'coupons.hold',
  `insert into claimed_coupons (coupon_id, user_id, store_id, nth, source, created_at)
   select c.id, $2::bigint, c.store_id, k.own + 1, $3, $4
     from coupons c cross join lateral (
       select count(*)::int as own from claimed_coupons where coupon_id = c.id and user_id = $2) k
    where c.id = $1 and k.own < c.per_person
  returning id`,
)

export const couponById = (db: Db, userId: number, id: number) => db.row<CouponToClaim>(byId, [userId, id])
export const couponByCode = (db: Db, userId: number, code: string) => db.row<CouponToClaim>(byCode, [userId, code])

/** Takes one coupon off the stock, if it runs and there is one; others that want it wait until the transaction ends. */
export const takeCoupon = async (tx: Tx, couponId: number, at: Date): Promise<boolean> =>
  (await tx.row(take, [couponId, at])) !== undefined

/** Gives a coupon to a user; undefined if the user already has as many as one person may claim. */
export const holdCoupon = async (
  tx: Tx,
  of: { coupon_id: number; user_id: number; source: (typeof couponSources)[number]; at: Date },
): Promise<number | undefined> => (await tx.row<{ id: number }>(hold, [of.coupon_id, of.user_id, of.source, of.at]))?.id
