import { statement, type Db, type Tx } from '../../../kernel/db/db.ts'

const count = statement(
  'orders.count_delivery_times',
  // An hour of the simulator may take another time; $3 says whether parcels are simulated.
  `with done as (
     select s.province_code as from_province, o.receive_province as to_province,
            extract(epoch from t.delivered_at - p.sent_at) / case when $3::boolean then t.hour_ms / 1000.0 else 3600 end as transit,
            extract(epoch from p.sent_at - o.paid_at) / 3600 as handling
       from parcel_tracks t join parcels p on p.track_id = t.id join orders o on o.id = p.order_id
       join stores s on s.id = o.store_id
      where t.delivered_at > $1 and s.province_code is not null
   ), counted as (
     select from_province, to_province, count(*)::int as parcels,
            ceil(percentile_cont(0.5) within group (order by transit))::int as transit_hours,
            ceil(percentile_cont(0.5) within group (order by transit + handling))::int as total_hours
       from done group by from_province, to_province having count(*) >= $2::int
   ), gone as (
     delete from delivery_times d
      where not exists (select from counted c where c.from_province = d.from_province and c.to_province = d.to_province)
   )
   insert into delivery_times (from_province, to_province, parcels, transit_hours, total_hours)
   select from_province, to_province, parcels, transit_hours, total_hours from counted order by 1, 2
   on conflict (from_province, to_province) do update
      set parcels = excluded.parcels, transit_hours = excluded.transit_hours, total_hours = excluded.total_hours`,
)
const read = statement(
  'orders.delivery_time',
  `select d.transit_hours, d.total_hours from stores s
     join delivery_times d on d.from_province = s.province_code and d.to_province = $2 where s.id = $1`,
)

/** Medians in hours. */
export interface DeliveryTime {
  transit_hours: number
  total_hours: number
}

/** Counts the delivery times of all pairs of provinces anew, from parcels delivered since then. */
export const countDeliveryTimes = (tx: Tx, it: { since: Date; least: number; isSimulated: boolean }) =>
  tx.rows(count, [it.since, it.least, it.isSimulated])

/** How long a store's parcels take to a province; undefined where too few went there. */
export const timeFromStore = (db: Db, storeId: number, toProvince: string) =>
  db.row<DeliveryTime>(read, [storeId, toProvince])
