import { statement, type Tx } from '../../../kernel/db/db.ts'
import type { activityKinds } from '@fangshi/contract/status'
import type { Actor } from '../stock/actor.ts'

export interface NewActivity {
  kind: (typeof activityKinds)[number]
  store_id: number
  goods_id: number
  start_time: Date
  end_time: Date
  max_per_person: number
  /** Of a group buy: what it takes off each price in basis points, and how many people make a group. */
  off_bp?: number
  people?: number
}

const insert = statement(
  'activities.insert',
  `insert into goods_activities (kind, store_id, goods_id, start_time, end_time, max_per_person, off_bp, people, created_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
)
/** Adds an activity of goods. The database refuses one that overlaps another of the same goods. */
export const insertActivity = async (tx: Tx, it: NewActivity, at: Date): Promise<number> =>
  (await tx.row<{ id: number }>(insert, [
    it.kind,
    it.store_id,
    it.goods_id,
    it.start_time,
    it.end_time,
    it.max_per_person,
    it.off_bp ?? null,
    it.people ?? null,
    at,
  ]))!.id

const fill = statement(
  'activities.fill_pools',
  `with given as (
     select * from unnest((select $2::bigint[]), (select $3::int[]), (select $4::bigint[])) as t(sku_id, n, price_cents)
   ), taken as (
     update skus s set on_hand = s.on_hand - g.n from given g
      where s.id = g.sku_id and s.deleted_at is null and g.n <= s.on_hand - s.reserved returning s.id, g.n
   ), filled as (
     insert into stock_pools (activity_id, sku_id, price_cents, quota, on_hand)
     select $1::bigint, g.sku_id, coalesce(g.price_cents, was.price_cents), g.n, g.n
       from given g join taken on taken.id = g.sku_id
       left join stock_pools was on was.activity_id = $1::bigint and was.sku_id = g.sku_id
      order by g.sku_id
     on conflict (activity_id, sku_id) do update
        set quota = stock_pools.quota + excluded.quota, on_hand = stock_pools.on_hand + excluded.on_hand
     returning id, sku_id
   ), noted as (
     insert into stock_movements (sku_id, on_hand_delta, reserved_delta, reason, pool_id, by_kind, by_id, created_at)
     select f.sku_id, side.sign * t.n, 0, 'to_activity', case when side.sign = 1 then f.id end, $5, $6::bigint, $7::timestamptz
       from filled f join taken t on t.id = f.sku_id cross join (values (1), (-1)) side (sign)
   )
   select sku_id from given where sku_id not in (select id from taken) order by sku_id`,
)

/** Pieces of a SKU for an activity. Without a price, the pool exists and keeps its own. */
export interface PoolPieces {
  sku_id: number
  pieces: number
  price_cents?: number
}

/**
 * Moves pieces of locked SKUs from the ordinary stock into the pools of an activity, and makes the pools that are missing;
 * returns the SKUs that have too few: then nothing may be committed.
 */
export const fillPools = async (tx: Tx, activityId: number, skus: readonly PoolPieces[], by: Actor, at: Date) =>
  (
    await tx.rows<{ sku_id: number }>(fill, [
      activityId,
      skus.map((s) => s.sku_id),
      skus.map((s) => s.pieces),
      skus.map((s) => s.price_cents ?? null),
      by.kind,
      by.id,
      at,
    ])
  ).map(({ sku_id }) => sku_id)

const extend = statement(
  'activities.extend',
  'update goods_activities set end_time = $2 where id = $1 and closed_at is null returning id',
)
/** Moves the end of an activity that is not closed; the database refuses an overlap. False when it is closed. */
export const setEnd = async (tx: Tx, id: number, end: Date): Promise<boolean> =>
  (await tx.rows(extend, [id, end])).length === 1

const close = statement(
  'activities.close',
  `with closed as (
     update goods_activities set closed_at = $2, in_lists = false where id = any((select $1::bigint[])::bigint[]) and closed_at is null returning id
   ), locked as materialized (
     select p.id from stock_pools p where p.activity_id in (select id from closed) order by p.id for no key update
   )
   update stock_pools p set is_open = false from locked where p.id = locked.id returning p.id`,
)
const skusOf = statement(
  'activities.lock_skus',
  `select id from skus where id in (select sku_id from stock_pools where activity_id = any((select $1::bigint[])::bigint[]))
    order by id for no key update`,
)
/** Closes activities: nothing more is reserved from their pools. Returns the pools; their SKUs are locked first. */
export async function closePools(tx: Tx, ids: readonly number[], at: Date): Promise<number[]> {
  await tx.rows(skusOf, [ids])
  return (await tx.rows<{ id: number }>(close, [ids, at])).map(({ id }) => id)
}

const ended = statement(
  'activities.ended',
  `select id from goods_activities where kind = $1 and closed_at is null and end_time <= $2 and id > $3 order by id limit $4`,
)
/** Activities whose end has come and that are not closed, with ids after the given one. */
export const endedActivities = (
  tx: Pick<Tx, 'rows'>,
  kind: NewActivity['kind'],
  now: Date,
  after: number,
  limit: number,
) => tx.rows<{ id: number }>(ended, [kind, now, after, limit])

/** SQL of when the next activity of a kind ends, or the time `$1` when one has ended. */
export const nextActivityEnd = (kind: NewActivity['kind']): string =>
  `select min(greatest(end_time, $1)) from goods_activities where kind = '${kind}' and closed_at is null`

const unlisted = statement(
  'activities.unlisted',
  `select id from goods_activities
    where closed_at is null and not in_lists and kind = 'seckill' and start_time <= $1 and id > $2 order by id limit $3`,
)
/** Flash sales that have started and whose price lists do not know, with ids after the given one. */
export const unlistedActivities = (tx: Pick<Tx, 'rows'>, now: Date, after: number, limit: number) =>
  tx.rows<{ id: number }>(unlisted, [now, after, limit])

const list = statement(
  'activities.list',
  'update goods_activities set in_lists = true where id = $1 and closed_at is null and not in_lists',
)
/** Lets lists sort and filter the goods of an activity by its price; a trigger writes their rows. */
export const listActivity = (tx: Pick<Tx, 'rows'>, id: number) => tx.rows(list, [id])
