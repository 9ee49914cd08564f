import type { SeckillShopState } from '@fangshi/contract/seckills-shop'
import { statement, type Db } from '../../../kernel/db/db.ts'
import { pick } from '../../../kernel/db/pick.ts'

/** Flash sales `k` of goods `g` that shoppers can see: planned, not stopped, and their goods on sale. */
const shown = 'k.activity_id is not null and k.stopped_at is null and g.listed'
const isOpen = 'exists (select from stock_pools p where p.activity_id = k.activity_id and p.on_hand > p.reserved)'

export interface SeckillCardRow {
  id: number
  goods_id: number
  goods_name: string
  goods_image: string
  store_name: string
  price_cents: number
  goods_price_cents: number
  most_cents: number
  start_time: Date
  end_time: Date
  max_per_person: number
  state: SeckillShopState
  quota: number
  ordered: number
  left: number
  /** How many there are in the slot. */
  total: number
}

/** In a slot to come, what comes stands before what runs already. */
const inOrder = (place: string): string =>
  `case when ${place} = 2 and $3::timestamptz > $2::timestamptz then 0 else ${place} end`

// Those that can be bought come first. The page is cut out before its goods, stores and quotas are read.
const inSlot = statement(
  'seckills.in_slot',
  `with page as (
     select k.*, g.name, g.images[1] as goods_image, place, count(*) over ()::int as total
       from seckills k join goods g on g.id = k.goods_id
      cross join lateral (select case when k.start_time > $2 then 2 when k.end_time <= $2 then 4
                                      when ${isOpen} then 1 else 3 end as place) p
      where ${shown} and k.start_time < $4 and k.end_time > $3
      order by ${inOrder('place')}, k.start_time, k.id limit $5 offset $6
   )
   select k.id, k.goods_id, ${pick('k.name')} as goods_name, k.goods_image, ${pick('s.store_name')} as store_name,
          low.price_cents, low.goods_price_cents, n.most_cents, k.start_time, k.end_time, k.max_per_person,
          (array['running', 'coming', 'sold_out', 'ended'])[k.place] as state, n.quota, n.ordered, n.left, k.total
     from page k join stores s on s.id = k.store_id
    cross join lateral (
      select max(price_cents) as most_cents, sum(quota)::int as quota,
             sum(quota - returned - on_hand + reserved)::int as ordered, sum(on_hand - reserved)::int as "left"
        from stock_pools where activity_id = k.activity_id) n
    cross join lateral (
      select p.price_cents, u.price_cents as goods_price_cents from stock_pools p join skus u on u.id = p.sku_id
       where p.activity_id = k.activity_id order by p.price_cents, p.sku_id limit 1) low
    order by ${inOrder('k.place')}, k.start_time, k.id`,
)

interface InSlot {
  locale: string
  now: Date
  start: Date
  end: Date
  limit: number
  offset: number
}
/** A page of the flash sales that run at some time in a slot: those to buy, then coming, sold out and ended ones; in a slot to come, coming ones first. */
export const seckillsInSlot = (db: Db, { locale, now, start, end, limit, offset }: InSlot): Promise<SeckillCardRow[]> =>
  db.rows(inSlot, [locale, now, start, end, limit, offset])

const starts = statement(
  'seckills.next_starts',
  `select distinct k.start_time from seckills k join goods g on g.id = k.goods_id
    where ${shown} and k.start_time > $1 and k.start_time < $2 order by k.start_time limit 1000`,
)
/** When flash sales start in a time. */
export const startsBetween = async (db: Db, from: Date, to: Date): Promise<Date[]> =>
  (await db.rows<{ start_time: Date }>(starts, [from, to])).map(({ start_time }) => start_time)

/** A SKU without the names of its fields, in no order. */
type SkuRow = [
  sku_id: number,
  price_cents: number,
  quota: number,
  ordered: number,
  left: number,
  goods_price_cents: number,
  goods_market_price_cents: number,
  goods_stock: number,
]
export interface GoodsSeckillRow {
  id: number
  start_time: Date
  end_time: Date
  max_per_person: number
  ordered: number
  is_reminded: boolean
  skus: SkuRow[]
}
const ofGoods = statement(
  'seckills.of_goods',
  `select k.id, k.start_time, k.end_time, k.max_per_person,
          coalesce((select pieces from activity_buyers where activity_id = k.activity_id and user_id = $2::bigint), 0) as ordered,
          exists (select from seckill_reminders where seckill_id = k.id and user_id = $2::bigint) as is_reminded,
          (select coalesce(json_agg(json_build_array(p.sku_id, p.price_cents, p.quota, p.quota - p.returned - p.on_hand + p.reserved,
                    p.on_hand - p.reserved, s.price_cents, s.market_price_cents, s.on_hand - s.reserved)), '[]')
             from stock_pools p join skus s on s.id = p.sku_id
            where p.activity_id = k.activity_id and s.deleted_at is null) as skus
     from seckills k join goods g on g.id = k.goods_id
    where k.goods_id = $1 and ${shown} and k.end_time > $3 and k.start_time < $3::timestamptz + interval '3 days'
    order by k.start_time limit 1`,
)
/** The flash sale of goods that runs or comes within three days, as a shopper, or a guest for null, meets it. */
export const seckillOfGoods = (db: Db, goodsId: number, userId: number | null, now: Date) =>
  db.row<GoodsSeckillRow>(ofGoods, [goodsId, userId, now])
