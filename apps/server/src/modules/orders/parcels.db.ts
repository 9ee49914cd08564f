import { statement, type Db, type Tx } from '../../kernel/db/db.ts'
import type { LocalText } from '@fangshi/contract/locale'

const add = statement(
  'orders.add_parcel',
  // The same number again is the same parcel with more lines in it.
  `insert into parcels (order_id, delivery_code, delivery_no, sent_at) values ($1, $2, $3, $4)
   on conflict (order_id, delivery_code, delivery_no) do update set sent_at = parcels.sent_at returning id`,
)
const fill = statement(
  'orders.fill_parcel',
  `update order_lines set parcel_id = $2
    where order_id = $1 and parcel_id is null and ($3::bigint[] is null or id = any($3)) returning id`,
)
const unsent = statement(
  'orders.unsent_lines',
  'select count(*)::int as n from order_lines where order_id = $1 and parcel_id is null',
)

export interface NewParcel {
  order_id: number
  delivery_code: string
  delivery_no: string
  at: Date
}

/** Adds a parcel, or finds it; gives its id. */
export const addParcel = async (tx: Tx, it: NewParcel): Promise<number> =>
  ((await tx.row<{ id: number }>(add, [it.order_id, it.delivery_code, it.delivery_no, it.at])) as { id: number }).id

/** Puts lines not yet sent into a parcel, all of them for null; gives how many it took. */
export const fillParcel = async (tx: Tx, orderId: number, parcelId: number, lineIds: readonly number[] | null) =>
  (await tx.rows(fill, [orderId, parcelId, lineIds])).length

/** Lines that are in no parcel yet. */
export const unsentLines = async (tx: Tx, orderId: number): Promise<number> =>
  (await tx.row<{ n: number }>(unsent, [orderId]))?.n ?? 0

const some = statement('orders.has_parcels', 'select exists (select from parcels where order_id = $1) as sent')

/** Whether something of the order is sent. */
export const hasParcels = async (tx: Tx, orderId: number): Promise<boolean> =>
  (await tx.row<{ sent: boolean }>(some, [orderId]))?.sent === true

export interface ParcelRow {
  id: number
  order_id: number
  express_name: LocalText
  delivery_code: string
  delivery_no: string
  sent_at: Date
}

const ofOrders = statement(
  'orders.parcels',
  `select p.id, p.order_id, e.name as express_name, p.delivery_code, p.delivery_no, p.sent_at
     from parcels p join expresses e on e.code = p.delivery_code where p.order_id = any($1::bigint[]) order by p.id`,
)

/** The parcels of orders, oldest first. */
export const parcelsOf = (db: Db, orderIds: readonly number[]) => db.rows<ParcelRow>(ofOrders, [orderIds])
