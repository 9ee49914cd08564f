import type { LocalText } from '@fangshi/contract/locale'
import { statement, type Db, type Tx } from '../../../kernel/db/db.ts'

export type Direction = 'back' | 'replacement'
export interface SentParcel {
  delivery_code: string
  delivery_no: string
}

const way = statement(
  'refunds.way',
  `select o.receive_tel, s.store_mobile, o.receive_area, s.area_info as store_area
     from refunds r join orders o on o.id = r.order_id join stores s on s.id = r.store_id where r.id = $1`,
)
export interface Way {
  receive_tel: string
  store_mobile: string
  receive_area: string
  store_area: string
}
/** Between whom the parcels of a request travel. */
export const wayOfRefund = async (tx: Tx, id: number) => (await tx.row<Way>(way, [id])) as Way

const add = statement(
  'refunds.add_parcel',
  `insert into refund_parcels (refund_id, direction, delivery_code, delivery_no, sent_at, track_id)
   values ($1, $2, $3, $4, $5, $6)`,
)
export const addRefundParcel = (
  tx: Tx,
  refundId: number,
  direction: Direction,
  { delivery_code, delivery_no, at, track_id }: SentParcel & { at: Date; track_id: number },
) => tx.rows(add, [refundId, direction, delivery_code, delivery_no, at, track_id])

const parcels = statement(
  'refunds.parcels',
  `select p.id, p.direction, p.refund_id, e.name as express_name, p.delivery_code, p.delivery_no, p.sent_at, p.track_id
     from refund_parcels p join expresses e on e.code = p.delivery_code where p.refund_id = any($1::bigint[]) order by p.id`,
)
export interface RefundParcelRow extends SentParcel {
  id: number
  refund_id: number
  direction: Direction
  express_name: LocalText
  sent_at: Date
  track_id: number | null
}
export const parcelsOfRefunds = (db: Db, ids: readonly number[]) => db.rows<RefundParcelRow>(parcels, [ids])

const delivered = statement(
  'refunds.is_delivered',
  `select exists (select from refund_parcels p join parcel_tracks t on t.id = p.track_id
                   where p.refund_id = $1 and p.direction = 'back' and t.delivered_at is not null) as is_delivered`,
)
/** Whether the courier says that what was sent back has arrived. */
export const isSentBackDelivered = async (tx: Tx, id: number): Promise<boolean> =>
  (await tx.row<{ is_delivered: boolean }>(delivered, [id]))?.is_delivered === true

const sentBack = statement(
  'refunds.is_sent_back',
  `select exists (select from refund_parcels where refund_id = $1 and direction = 'back') as is_sent_back`,
)
export const isSentBack = async (db: Db, id: number): Promise<boolean> =>
  (await db.row<{ is_sent_back: boolean }>(sentBack, [id]))?.is_sent_back === true
