import { statement, type Db, type Tx } from '../../../kernel/db/db.ts'
import type { LocalText } from '@fangshi/contract/locale'

const add = statement(
  'orders.add_parcel',
  // The same number again is the same parcel with more lines in it.
  `insert into parcels (order_id, delivery_code, delivery_no, sent_at) values ($1, $2, $3, $4)
   on conflict (order_id, delivery_code, delivery_no) do update set sent_at = parcels.sent_at returning id, track_id`,
)
const follow = statement('orders.follow_parcel', 'update parcels set track_id = $2 where id = $1')
const way = statement(
  'orders.parcel_way',
  `select o.receive_tel, o.receive_area as to_area, s.area_info as from_area
     from orders o join stores s on s.id = o.store_id where o.id = $1`,
)
const fill = statement(
  'orders.fill_parcel',
  `update order_lines set parcel_id = $2
    where order_id = $1 and parcel_id is null and open_refund_id is null and refunded_num < buy_num
      and ($3::bigint[] is null or id = any($3))
   returning id`,
)
const among = statement(
  'orders.lines_among',
  `select count(*)::int as n, (count(*) filter (where open_refund_id is not null or refunded_num = buy_num))::int as in_refund
     from order_lines where order_id = $1 and id = any($2::bigint[])`,
)
const unsent = statement(
  'orders.unsent_lines',
  'select count(*)::int as n from order_lines where order_id = $1 and parcel_id is null and refunded_num < buy_num',
)

export interface NewParcel {
  order_id: number
  delivery_code: string
  delivery_no: string
  at: Date
}

/** Adds a parcel, or finds it. */
export const addParcel = async (tx: Tx, it: NewParcel): Promise<{ id: number; track_id: number | null }> =>
  (await tx.row(add, [it.order_id, it.delivery_code, it.delivery_no, it.at])) as { id: number; track_id: number | null }

/** Stores the id under which a parcel is tracked. */
export const setTrack = (tx: Tx, id: number, trackId: number) => tx.rows(follow, [id, trackId])

/** Origin, destination and receiver of an order's parcels. */
export const wayOf = async (tx: Tx, orderId: number) =>
  (await tx.row(way, [orderId])) as { receive_tel: string; from_area: string; to_area: string }

/** Puts lines that are neither shipped nor in refund into a parcel, all of them for null; returns how many. */
export const fillParcel = async (tx: Tx, orderId: number, parcelId: number, lineIds: readonly number[] | null) =>
  (await tx.rows(fill, [orderId, parcelId, lineIds])).length

/** How many of these lines belong to the order, and how many of those have an open or done refund. */
export const linesAmong = async (tx: Tx, orderId: number, ids: readonly number[]) =>
  (await tx.row(among, [orderId, ids])) as { n: number; in_refund: number }

/** Lines that are still to be shipped, those with an open request included. */
export const unsentLines = async (tx: Tx, orderId: number): Promise<number> =>
  (await tx.row<{ n: number }>(unsent, [orderId]))?.n ?? 0

const some = statement('orders.has_parcels', 'select exists (select from parcels where order_id = $1) as sent')

/** Whether any part of the order has shipped. */
export const hasParcels = async (tx: Tx, orderId: number): Promise<boolean> =>
  (await tx.row<{ sent: boolean }>(some, [orderId]))?.sent === true

export interface ParcelRow {
  id: number
  order_id: number
  express_name: LocalText
  delivery_code: string
  delivery_no: string
  sent_at: Date
  track_id: number | null
}

const ofOrders = statement(
  'orders.parcels',
  `select p.id, p.order_id, e.name as express_name, p.delivery_code, p.delivery_no, p.sent_at, p.track_id
     from parcels p join expresses e on e.code = p.delivery_code where p.order_id = any($1::bigint[]) order by p.id`,
)

/** The parcels of orders, oldest first. */
export const parcelsOf = (db: Db, orderIds: readonly number[]) => db.rows<ParcelRow>(ofOrders, [orderIds])
