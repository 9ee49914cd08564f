import type { LocalText } from '@fangshi/contract/locale'
import { statement, type Db, type Tx } from '../../../kernel/db/db.ts'
import type { Actor } from './actor.ts'

/** A SKU with its pieces, locked. */
export interface StockRow {
  id: number
  sku_no: string
  on_hand: number
  reserved: number
}
const lock = statement(
  'stock.lock_own',
  `select id, sku_no, on_hand, reserved from skus
    where store_id = $1 and id = any($2::bigint[]) and deleted_at is null order by id for no key update`,
)
/** Locks the SKUs of a store that are not removed, in id order. */
export const lockStock = (tx: Tx, storeId: number, ids: readonly number[]): Promise<StockRow[]> =>
  tx.rows(lock, [storeId, ids])

const change = statement(
  'stock.change',
  `with given as (
     select * from jsonb_to_recordset($1::jsonb) as t(id bigint, on_hand int, delta int, mode text)
   ), noted as (
     insert into stock_movements (sku_id, on_hand_delta, reserved_delta, reason, by_kind, by_id, note, created_at)
     select id, delta, 0, mode, $2, $3::bigint, $4, $5::timestamptz from given where delta <> 0
   )
   update skus s set on_hand = g.on_hand from given g where s.id = g.id and g.delta <> 0`,
)
export interface StockChange {
  id: number
  /** The pieces on hand after the change. */
  on_hand: number
  delta: number
  mode: 'set' | 'add'
}
/** Changes the stock of locked SKUs, each with a movement. */
export const writeStock = (tx: Tx, changes: readonly StockChange[], by: Actor, note: string, now: Date) =>
  tx.rows(change, [JSON.stringify(changes), by.kind, by.id, note, now])

const names = statement(
  'stock.goods_names',
  `select k.id, g.name as goods_name, g.goods_no, g.shelf, g.low_stock, coalesce(nullif(k.image, ''), g.images[1]) as image
     from skus k join goods g on g.id = k.goods_id where k.id = any($1::bigint[])`,
)
interface GoodsOfSku {
  id: number
  goods_name: LocalText
  goods_no: string
  shelf: 'on' | 'off'
  low_stock: number
  image: string
}
/** The goods data shown with SKUs, by SKU id. */
export const goodsOfSkus = async (db: Db, ids: readonly number[]): Promise<Map<number, GoodsOfSku>> =>
  new Map((await db.rows<GoodsOfSku>(names, [ids])).map((row) => [row.id, row]))

const authors = statement(
  'stock.movement_authors',
  `select m.id, case when m.order_id is not null then 'order' else m.by_kind end as by_kind,
          case m.by_kind when 'seller' then u.nickname when 'admin' then a.nickname else '' end as by_name
     from stock_movements m
     left join users u on m.by_kind = 'seller' and u.id = m.by_id
     left join admins a on m.by_kind = 'admin' and a.id = m.by_id
    where m.id = any($1::bigint[])`,
)
interface MovementAuthor {
  id: number
  by_kind: 'seller' | 'admin' | 'order' | 'system'
  by_name: string | null
}
/** Who made movements, by movement id. */
export const movementAuthors = async (db: Db, ids: readonly number[]): Promise<Map<number, MovementAuthor>> =>
  new Map((await db.rows<MovementAuthor>(authors, [ids])).map((row) => [row.id, row]))
