import type { LocalText } from '@fangshi/contract/locale'
import type { offerKinds } from '@fangshi/contract/status'
import { statement, type Tx } from '../../../kernel/db/db.ts'
import { fail } from '../../../kernel/fail.ts'
import { refusedOf, reserveSteps, type StockSource } from '../../catalog/stock/stock.sql.ts'
import { rateOf } from '../../commissions/rates.sql.ts'
import { lostCouponIds, useCouponSteps } from '../../coupons/coupons.sql.ts'
import { sharesOf } from '../../distributions/shares.sql.ts'
import { openBillStep } from '../../payments/bill.sql.ts'

/** What an offer took off a line. */
interface NewDiscount {
  kind: (typeof offerKinds)[number]
  id: number
  funder: 'store' | 'platform'
  amount_cents: number
}

interface NewLine {
  goods_id: number
  sku_id: number
  goods_name: LocalText
  sku_name: LocalText
  goods_image: string
  price_cents: number
  /** The activity that sells the line. */
  activity: { pool_id: number | null } | null
  buy_num: number
  total_cents: number
  paid_cents: number
  /** Of its discounts, those that the platform pays. */
  subsidy_cents: number
  weight_g: number
  discounts: readonly NewDiscount[]
}

export interface NewOrder {
  order_no: string
  store_id: number
  goods_cents: number
  freight_cents: number
  discount_cents: number
  /** Of the discounts, those that the platform pays. */
  subsidy_cents: number
  total_cents: number
  /** The steps of the quote, as the shopper confirmed them. */
  steps: readonly object[]
  remark: string
  lines: readonly NewLine[]
}

export interface NewGroup {
  group_no: string
  user_id: number
  total_cents: number
  pay_before: Date
  at: Date
  /** The cart lines that are ordered; none when bought without the cart. */
  cart_ids: readonly number[]
  /** What `linesDigest` makes of the lines. */
  lines_digest: string
  /** True: also when the shopper has an unpaid group with the same lines. */
  again: boolean
  /** The group that the one order gets a seat in. */
  collective_group_id: number | null
  /** The points that the orders will earn, in hundredths of a point per yuan. */
  points_rate: number
  receive: { name: string; tel: string; province: string; area: string; address: string }
  orders: readonly NewOrder[]
}

export interface PlacedOrder {
  id: number
  order_no: string
  store_id: number
}

export interface InsertedGroup {
  id: number
  orders: PlacedOrder[]
  /** The SKUs of which too few are left: then nothing may be committed. */
  short: number[]
  /** The claimed coupons that were used meanwhile: then nothing may be committed either. */
  lost: number[]
  /** The same of activities. */
  short_pools: number[]
  /** The activities of which the shopper would get more than one person may. */
  over_limit: number[]
}

/** The steps that keep what offers took off the lines and use the coupons among them; $22 are the discounts. */
const discountSteps = `discounted as (
     insert into order_line_discounts (line_id, kind, offer_id, funder, amount_cents)
     select lined.id, d.kind, d.id, d.funder, d.amount_cents
       from json_to_recordset($22::json) as d(order_no text, sku_id bigint, kind text, id bigint, funder text,
            amount_cents bigint)
       join placed using (order_no) join lined on lined.order_id = placed.id and lined.sku_id = d.sku_id
   ), ${useCouponSteps(
     `select distinct d.id, case d.kind when 'store_coupon' then d.order_no else $1 end as used_for
        from grp cross join json_to_recordset($22::json) as d(order_no text, kind text, id bigint)
       where d.kind <> 'reduction'`,
     '$2',
     '$5',
   )},`

const lines = `select l.sku_id, l.n, placed.id as order_id, l.pool_id
     from unnest((select $13::bigint[]), (select $14::int[]), (select $15::text[]), (select $21::bigint[])) as l(sku_id, n, order_no, pool_id)
     join placed using (order_no)`

const placing = (source: StockSource, hasDiscounts: boolean) =>
  statement(
    `orders.place_from_${source}${hasDiscounts ? '_discounted' : ''}`,
    `with repeated as (
     select (array_agg(group_no order by id desc))[1] as group_no from order_groups
      where not $18::boolean and user_id = $2 and status = 'open' and lines_digest = $17
        and created_at > $5::timestamptz - interval '10 minutes' and pay_before > $5
   ), grp as (
     insert into order_groups (group_no, user_id, status, total_cents, pay_before, created_at, cart_ids, lines_digest,
                               collective_group_id)
     select $1, $2::bigint, 'open', $3::bigint, $4::timestamptz, $5, $16::bigint[], $17, $20::bigint where (select group_no from repeated) is null
         on conflict (group_no) do nothing returning id
   ), placed as (
     insert into orders (group_id, order_no, user_id, store_id, status, goods_cents, freight_cents, discount_cents,
                         subsidy_cents, total_cents, steps, receive_name, receive_tel, receive_province, receive_area, receive_address,
                         remark, points_rate, created_at)
     select grp.id, o.order_no, $2, o.store_id, 'waiting_payment', o.goods_cents, o.freight_cents, o.discount_cents,
            o.subsidy_cents, o.total_cents, o.steps, $6, $7, $8, $9, $10, o.remark, $19::int, $5
       from grp, json_to_recordset($11::json) as o(order_no text, store_id bigint, goods_cents bigint,
            freight_cents bigint, discount_cents bigint, subsidy_cents bigint, total_cents bigint, steps jsonb, remark text)
     returning id, order_no, store_id
   ), lined as (
     insert into order_lines (order_id, store_id, goods_id, sku_id, goods_name, sku_name, goods_image, price_cents,
                              pool_id, buy_num, total_cents, paid_cents, subsidy_cents, weight_g, commission_bp, commission_scope)
     select placed.id, placed.store_id, l.goods_id, l.sku_id, l.goods_name, l.sku_name, l.goods_image, l.price_cents,
            l.pool_id, l.buy_num, l.total_cents, l.paid_cents, l.subsidy_cents, l.weight_g, coalesce(rate.rate_bp, 0), rate.scope
       from placed join json_to_recordset($12::json) as l(order_no text, goods_id bigint, sku_id bigint, goods_name jsonb,
            sku_name jsonb, goods_image text, price_cents bigint, pool_id bigint, buy_num int, total_cents bigint, paid_cents bigint,
            subsidy_cents bigint, weight_g int) using (order_no) join goods on goods.id = l.goods_id
       left join lateral (${rateOf('goods.store_id', 'goods.class_path')}) rate on true
     returning id, order_id, store_id, goods_id, sku_id, commission_bp
   ), shared as (
     insert into distribution_shares (line_id, order_id, store_id, user_id, level, rate_bp, created_at)
     select lined.id, lined.order_id, lined.store_id, share.user_id, share.level, share.rate_bp, $5
       from lined cross join lateral (${sharesOf({
         goods: 'lined.goods_id',
         store: 'lined.store_id',
         buyer: '$2',
         commission: 'lined.commission_bp',
       })}) share
   ), ${hasDiscounts ? discountSteps : ''} noted as (
     insert into order_history (order_id, move, status, by_kind, by_id, created_at)
     select id, 'place', 'waiting_payment', 'shopper', $2, $5 from placed
   ), billed as (
     ${openBillStep(`select 'order_group', id, $2, $3, $1, $5 from grp`)}
   ), ${reserveSteps(source, lines, '$5', '$2::bigint')}
   select (select group_no from repeated) as repeated, (select id from grp) as id, ${hasDiscounts ? lostCouponIds : `'[]'::json`} as lost, ${refusedOf(source)}, (
            select json_agg(json_build_object('id', id, 'order_no', order_no, 'store_id', store_id) order by order_no)
              from placed
          ) as orders`,
  )

const placings = (source: StockSource) => ({ plain: placing(source, false), discounted: placing(source, true) })
const place = { shelf: placings('shelf'), pools: placings('pools'), both: placings('both') }

function sourceOf(pools: readonly (number | null)[]): StockSource {
  if (pools.every((pool_id) => pool_id === null)) return 'shelf'
  return pools.includes(null) ? 'both' : 'pools'
}

/**
 * Inserts a group with its orders, lines, history and bill, reserves its stock and uses its coupons, in one statement. Undefined when the
 * group's number is already in use. Throws ORDER_REPEATED with the number of an unpaid group of the last ten minutes that
 * has the same lines, unless `again` (rules §5); only for who waits for other placings of the shopper is that certain.
 */
export async function insertGroup(tx: Tx, group: NewGroup): Promise<InsertedGroup | undefined> {
  const { receive } = group
  const orders = group.orders.map(({ lines: _, ...order }) => order)
  const priced = group.orders.flatMap(({ order_no, lines: own }) => own.map((line) => ({ ...line, order_no })))
  const lines = priced.map(({ discounts: _, activity, ...line }) => ({ ...line, pool_id: activity?.pool_id ?? null }))
  const pools = lines.map(({ pool_id }) => pool_id)
  const discounts = priced.flatMap(({ discounts: own, order_no, sku_id }) =>
    own.map((discount) => ({ ...discount, order_no, sku_id })),
  )
  const row = await tx.row<InsertedGroup & { repeated: string | null }>(
    place[sourceOf(pools)][discounts.length ? 'discounted' : 'plain'],
    [
      group.group_no,
      group.user_id,
      group.total_cents,
      group.pay_before,
      group.at,
      receive.name,
      receive.tel,
      receive.province,
      receive.area,
      receive.address,
      JSON.stringify(orders),
      JSON.stringify(lines),
      lines.map(({ sku_id }) => sku_id),
      lines.map(({ buy_num }) => buy_num),
      lines.map(({ order_no }) => order_no),
      group.cart_ids,
      group.lines_digest,
      group.again,
      group.points_rate,
      group.collective_group_id,
      pools,
      ...(discounts.length ? [JSON.stringify(discounts)] : []),
    ],
  )
  if (row?.repeated) fail('ORDER_REPEATED', { group_no: row.repeated })
  return row?.id ? row : undefined
}
