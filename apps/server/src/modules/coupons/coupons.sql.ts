import type { LocalText } from '@fangshi/contract/locale'

/** A claimed coupon of a shopper that may take money off a checkout (rules §4 step 3). Money in cents. */
export interface UsableCoupon {
  /** Of the claimed coupon: what the shopper chooses, and what an order keeps. */
  id: number
  coupon_id: number
  /** Null for a coupon of the platform. */
  store_id: number | null
  name: LocalText
  threshold_cents: number
  off_cents: number
  /** As ISO text. */
  end_time: string
  /** Those of the lines’ goods that it is for; null for all goods of its store, or of every store. */
  goods_ids: number[] | null
}

/** The same as of the claimed coupon `k` of the coupon `c`. */
const usableNow = (at: string): string => `k.status = 'to_be_used' and c.start_time <= ${at} and c.end_time > ${at}`

/**
 * The coupons that the shopper `user` can use at the time `at` for the stores of `lines` (the name of a query with goods_id
 * and store_id), as `UsableCoupon`s. Whether their lines reach the threshold is for the quote to say.
 */
export const usableCouponsSql = (user: string, lines: string, at: string): string => `
  select k.id, c.id as coupon_id, c.store_id, c.name, c.use_money_cents as threshold_cents, c.money_cents as off_cents,
         c.end_time, case c.scope
           when 'goods' then array(
             select distinct l.goods_id from ${lines} l join coupon_goods t on t.goods_id = l.goods_id
              where t.coupon_id = c.id)
           when 'classes' then array(
             select distinct l.goods_id from ${lines} l join goods g on g.id = l.goods_id
               join coupon_classes t on t.class_id = any(g.class_path) where t.coupon_id = c.id)
           when 'stores' then array(
             select distinct l.goods_id from ${lines} l join coupon_stores t on t.store_id = l.store_id
              where t.coupon_id = c.id)
         end as goods_ids
    from claimed_coupons k join coupons c on c.id = k.coupon_id
   where k.user_id = ${user} and ${usableNow(at)} and (c.store_id is null or c.store_id in (select store_id from ${lines}))
   order by k.id`

/**
 * Steps that mark claimed coupons of the shopper `user` as used at the time `at`. `chosen` is a query of id and used_for: the
 * number of the order, for a coupon of the platform that of the order group. Two that use one coupon at once wait for each
 * other, and the second finds it used; `lostCouponIds` names those that could not be used.
 */
export const useCouponSteps = (chosen: string, user: string, at: string): string => `
  coupon_chosen as (${chosen}),
  coupon_used as (
    update claimed_coupons k set status = 'used', used_at = ${at}, used_for = t.used_for
      from coupon_chosen t, coupons c
     where k.id = t.id and c.id = k.coupon_id and k.user_id = ${user} and ${usableNow(at)}
    returning k.id
  )`

/** The claimed coupons of `useCouponSteps` that are not usable any more, as a JSON array. */
export const lostCouponIds =
  "(select coalesce(json_agg(id order by id), '[]') from coupon_chosen where id not in (select id from coupon_used))"

/**
 * A step that gives back what was used for the orders and order groups of these numbers (an array), at the time `at`: past
 * its end a coupon is expired (rules §§7, 9). Gives the ids of those given back.
 */
export const returnCouponsStep = (numbers: string, at: string): string => `
  update claimed_coupons k
     set status = case when c.end_time > ${at} then 'to_be_used' else 'expired' end, used_at = null, used_for = ''
    from coupons c
   where c.id = k.coupon_id and k.used_for = any(${numbers}) and k.used_for <> ''
  returning k.id`
