import { statement, type Db } from '../../../kernel/db/db.ts'

/** A SKU whose flash sale has no pieces left, with the flash sale's window. */
export interface SoldOutSku {
  sku_id: number
  start_time: Date
  end_time: Date
}
const soldOut = statement(
  'activities.sold_out',
  `select p.sku_id, a.start_time, a.end_time from stock_pools p join goods_activities a on a.id = p.activity_id
    where p.sku_id = any((select $1::bigint[])::bigint[]) and p.is_open and a.kind = 'seckill' and p.on_hand <= p.reserved
      and a.start_time <= $2::timestamptz and a.end_time > $2::timestamptz`,
)
/** Those of the SKUs whose flash sale runs at the instant `now` and has no pieces left. */
export const soldOutSkus = (db: Db, skuIds: readonly number[], now: Date) => db.rows<SoldOutSku>(soldOut, [skuIds, now])
