import type { CouponScope, ClaimedCouponState, couponSources, OwnCouponTab } from '@fangshi/contract/coupons'
import type { LocalText } from '@fangshi/contract/locale'
import { statement, type Db } from '../../kernel/db/db.ts'
import { openCoupon } from './open-coupons.sql.ts'

/** A coupon with its store and the first names of what it is for. */
export interface CouponTerms {
  coupon_id: number
  name: LocalText
  money_cents: number
  use_money_cents: number
  scope: CouponScope
  start_time: Date
  end_time: Date
  store_id: number | null
  store_name: LocalText | null
  store_logo: string | null
  scope_names: LocalText[]
}

export interface CouponRow extends CouponTerms {
  is_draft: boolean
  stopped_at: Date | null
  stock: number
  claimed: number
  per_person: number
  own: number
  own_usable: number
  /** How many there are in the whole list. */
  total: number
}

export interface OwnCouponRow extends CouponTerms {
  id: number
  status: ClaimedCouponState
  source: (typeof couponSources)[number]
  created_at: Date
  used_at: Date | null
  used_for: string
  total: number
}

/** Columns of `CouponTerms` from coupons `c`, which `termTables` joins with their stores. */
const terms = `c.id as coupon_id, c.name, c.money_cents, c.use_money_cents, c.scope, c.start_time, c.end_time, c.store_id,
  s.store_name, s.store_logo,
  case c.scope
    when 'classes' then array(select x.name from coupon_classes t join goods_classes x on x.id = t.class_id
                               where t.coupon_id = c.id order by x.id limit 3)
    when 'stores' then array(select x.store_name from coupon_stores t join stores x on x.id = t.store_id
                              where t.coupon_id = c.id order by x.id limit 3)
    else '{}' end as scope_names`
const isPublic = `(c.store_id is null or s.verify = 'passed' and s.status = 'open')`

/** $1 the shopper or null. The page is cut out first, since what is one's own takes a look at each of its coupons. */
const read = (name: string, where: string, page: string) =>
  statement(
    `coupons.${name}`,
    `with page as (
       select c.*, count(*) over ()::int as total from coupons c left join stores s on s.id = c.store_id
        where ${where} and ${isPublic} ${page}
     )
     select ${terms}, c.is_draft, c.stopped_at, c.stock, c.claimed, c.per_person, c.total, k.own, k.own_usable
       from page c left join stores s on s.id = c.store_id
      cross join lateral (
        select count(*)::int as own, count(*) filter (where status = 'to_be_used')::int as own_usable
          from claimed_coupons where coupon_id = c.id and user_id = $1::bigint) k
      order by c.is_used_up, c.start_time > $2, c.id desc`,
  )

/** $2 the time, $3 and $4 the page, $5 the store or goods. */
const list = (name: string, where: string) =>
  read(
    name,
    `${openCoupon} and c.end_time > $2::timestamptz and ${where}`,
    'order by c.is_used_up, c.start_time > $2, c.id desc limit $3 offset $4',
  )
const lists = {
  all: list('open', '$5::bigint is null'),
  platform: list('open_of_platform', 'c.store_id is null and $5::bigint is null'),
  store: list('open_of_stores', 'c.store_id is not null and $5::bigint is null'),
  ofStore: list('open_of_store', 'c.store_id = $5::bigint'),
  ofGoods: list(
    'open_for_goods',
    `(c.store_id is null or c.store_id = (select store_id from goods where id = $5::bigint)) and case c.scope
       when 'all' then exists (select from goods where id = $5)
       when 'goods' then exists (select from coupon_goods where coupon_id = c.id and goods_id = $5)
       when 'classes' then exists (select from goods g join coupon_classes t on t.class_id = any(g.class_path)
                                    where g.id = $5 and t.coupon_id = c.id)
       else exists (select from goods g join coupon_stores t on t.store_id = g.store_id
                     where g.id = $5 and t.coupon_id = c.id) end`,
  ),
}
const one = read(
  'one',
  'c.id = $3::bigint and c.claim_code is null and not c.is_draft',
  'and $2::timestamptz is not null',
)
const known = read('known', 'c.id = any($3::bigint[]) and not c.is_draft', 'and $2::timestamptz is not null')

/** The page of a list: how many rows, and how many before them. */
interface Page {
  limit: number
  offset: number
}
export type CouponList = keyof typeof lists

/** Coupons that run or will run; `id` is that of the store or goods of a list that is about one. */
export const openCoupons = (
  db: Db,
  which: CouponList,
  of: { user_id: number | null; at: Date; id: number | null } & Page,
): Promise<CouponRow[]> => db.rows(lists[which], [of.user_id, of.at, of.limit, of.offset, of.id])

export const couponOf = (db: Db, userId: number | null, at: Date, id: number): Promise<CouponRow | undefined> =>
  db.row(one, [userId, at, id])

export const knownCoupons = (db: Db, userId: number | null, at: Date, ids: readonly number[]): Promise<CouponRow[]> =>
  db.rows(known, [userId, at, ids])

/** $1 the shopper, $2 the time, $3 and $4 the page. A coupon past its end is expired before a timer has marked it. */
const own = (name: string, where: string, order: string) =>
  statement(
    `coupons.${name}`,
    `select k.id, k.status, k.source, k.created_at, k.used_at, k.used_for, ${terms}, count(*) over ()::int as total
       from claimed_coupons k join coupons c on c.id = k.coupon_id left join stores s on s.id = c.store_id
      where k.user_id = $1 and ${where} and $2::timestamptz is not null
      order by ${order} limit $3 offset $4`,
  )
const usable = `k.status = 'to_be_used' and c.end_time > $2`
const expired = `(k.status = 'expired' or k.status = 'to_be_used' and c.end_time <= $2)`
const tabs: Record<OwnCouponTab, ReturnType<typeof own>> = {
  usable: own('own_usable', usable, 'c.end_time, k.id'),
  used: own('own_used', `k.status = 'used'`, 'k.used_at desc, k.id desc'),
  expired: own('own_expired', expired, 'c.end_time desc, k.id desc'),
}
const counts = statement(
  'coupons.own_counts',
  `select count(*) filter (where ${usable})::int as usable, count(*) filter (where k.status = 'used')::int as used,
          count(*) filter (where ${expired})::int as expired
     from claimed_coupons k join coupons c on c.id = k.coupon_id where k.user_id = $1`,
)

export const ownCoupons = (
  db: Db,
  tab: OwnCouponTab,
  of: { user_id: number; at: Date } & Page,
): Promise<OwnCouponRow[]> => db.rows(tabs[tab], [of.user_id, of.at, of.limit, of.offset])

export const countOwnCoupons = (db: Db, userId: number, at: Date) =>
  db.row<Record<OwnCouponTab, number>>(counts, [userId, at]) as Promise<Record<OwnCouponTab, number>>

const targets = statement(
  'coupons.targets_of',
  `select (select coalesce(json_agg(json_build_object('id', x.id, 'name', x.name) order by x.id), '[]')
             from coupon_classes t join goods_classes x on x.id = t.class_id where t.coupon_id = $1) as classes,
          (select coalesce(json_agg(json_build_object('id', x.id, 'name', x.store_name, 'logo', x.store_logo) order by x.id), '[]')
             from coupon_stores t join stores x on x.id = t.store_id
            where t.coupon_id = $1 and x.verify = 'passed' and x.status = 'open') as stores,
          (select coalesce(json_agg(x), '[]') from (
             select g.id, coalesce(l.sale_count, 0) as goods_sale, g.store_id
               from coupon_goods t join goods g on g.id = t.goods_id left join goods_sales l on l.goods_id = g.id
              where t.coupon_id = $1 and g.listed order by goods_sale desc, g.id limit 60) x) as goods`,
)

/** What a coupon is for, as shoppers can see it. */
export interface CouponTargets {
  classes: { id: number; name: LocalText }[]
  stores: { id: number; name: LocalText; logo: string }[]
  goods: { id: number; goods_sale: number; store_id: number }[]
}
export const targetsOf = (db: Db, couponId: number) =>
  db.row<CouponTargets>(targets, [couponId]) as Promise<CouponTargets>
