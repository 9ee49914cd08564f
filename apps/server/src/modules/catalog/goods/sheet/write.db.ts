import type { LocalText } from '@fangshi/contract/locale'
import { statement, type Tx } from '../../../../kernel/db/db.ts'
import type { Actor } from '../../stock/actor.ts'

/** Rows of sheets on their way into the tables, many at a time. */

const attrs = statement(
  'sheet.add_attrs',
  `insert into goods_attrs (store_id, name, created_at)
   select $1, jsonb_build_object('zh-cn', t.name), $3 from unnest($2::text[]) with ordinality as t(name, place) order by t.place
   returning id, name->>'zh-cn' as name`,
)
/** Adds attributes to a store; returns their ids by name. */
export const addAttrs = async (tx: Tx, storeId: number, names: readonly string[], now: Date) =>
  tx.rows<{ id: number; name: string }>(attrs, [storeId, names, now])

const values = statement(
  'sheet.add_values',
  `insert into attr_values (store_id, attr_id, name, position)
   select $1, t.attr_id, jsonb_build_object('zh-cn', t.name),
          (select coalesce(max(position), 0) from attr_values v where v.attr_id = t.attr_id) + t.place
     from unnest($2::bigint[], $3::text[]) with ordinality as t(attr_id, name, place) order by t.place
   returning id, attr_id, name->>'zh-cn' as name`,
)
/** Adds values to attributes; returns their ids. */
export const addValues = (tx: Tx, storeId: number, toAdd: readonly { attr_id: number; name: string }[]) =>
  tx.rows<{ id: number; attr_id: number; name: string }>(values, [
    storeId,
    toAdd.map(({ attr_id }) => attr_id),
    toAdd.map(({ name }) => name),
  ])

export interface GoodsToAdd {
  goods_no: string
  class_path: number[]
  brand_id: number | null
  name: LocalText
  subname: LocalText
  images: string[]
  content: LocalText
  freight_choice: 'default' | 'free' | 'template'
  freight_id: number | null
  shelf: 'on' | 'off'
  /** The same values that the trigger would derive from the SKUs, so that it has nothing to change. */
  price_cents: number
  market_price_cents: number
  sold_out: boolean
}
const goods = statement(
  'sheet.add_goods',
  `insert into goods (store_id, class_id, class_path, brand_id, goods_no, name, subname, images, content, freight_choice,
                      freight_id, shelf, review, price_cents, market_price_cents, sold_out, created_at, updated_at)
   select $1, class_path[3], class_path, brand_id, goods_no, name, subname, images, content, freight_choice, freight_id, shelf,
          $3, price_cents, market_price_cents, sold_out, $4, $4
     from jsonb_to_recordset($2::jsonb) as t(
       goods_no text, class_path bigint[], brand_id bigint, name jsonb, subname jsonb, images text[], content jsonb,
       freight_choice text, freight_id bigint, shelf text, price_cents bigint, market_price_cents bigint, sold_out boolean)
   returning id, goods_no`,
)
/** Adds goods; returns their ids by number. */
export async function addGoodsRows(tx: Tx, storeId: number, toAdd: readonly GoodsToAdd[], review: string, now: Date) {
  const rows = await tx.rows<{ id: number; goods_no: string }>(goods, [storeId, JSON.stringify(toAdd), review, now])
  return new Map(rows.map(({ id, goods_no }) => [goods_no, id]))
}

const versions = statement(
  'sheet.add_versions',
  `insert into goods_versions (goods_id, class_id, name, subname, images, content, created_at)
   select id, class_id, name, subname, images, content, $2 from goods where id = any($1::bigint[]) order by id`,
)
/** Submits the content of new goods for review. */
export const addVersions = (tx: Tx, ids: readonly number[], now: Date) => tx.rows(versions, [ids, now])

export interface ValueToChoose {
  goods_id: number
  attr_id: number
  value_id: number
  attr_position: number
  position: number
}
const choices = statement(
  'sheet.choose',
  `insert into goods_values (goods_id, attr_id, value_id, attr_position, position)
   select goods_id, attr_id, value_id, attr_position, position from jsonb_to_recordset($1::jsonb) as t(
     goods_id bigint, attr_id bigint, value_id bigint, attr_position int, position int)`,
)
/** Records values as chosen for goods. */
export const chooseValues = (tx: Tx, values: readonly ValueToChoose[]) => tx.rows(choices, [JSON.stringify(values)])

export interface SkuToAdd {
  goods_id: number
  sku_no: string
  value_ids: number[]
  name: LocalText
  price_cents: number
  market_price_cents: number
  weight_g: number
  image: string
  stock: number
  place: number
}
const skus = statement(
  'sheet.add_skus',
  `with made as (
     insert into skus (store_id, goods_id, sku_no, value_ids, name, price_cents, market_price_cents, weight_g, image, on_hand,
                       position, created_at)
     select $1, goods_id, sku_no, value_ids, name, price_cents, market_price_cents, weight_g, image, stock, place, $5
       from jsonb_to_recordset($2::jsonb) as t(
         goods_id bigint, sku_no text, value_ids bigint[], name jsonb, price_cents bigint, market_price_cents bigint,
         weight_g int, image text, stock int, place int)
     returning id, on_hand
   )
   insert into stock_movements (sku_id, on_hand_delta, reserved_delta, reason, by_kind, by_id, created_at)
   select id, on_hand, 0, 'set', $3, $4::bigint, $5::timestamptz from made where on_hand <> 0`,
)
/** Adds SKUs with their opening stock. */
export const addSkuRows = (tx: Tx, storeId: number, toAdd: readonly SkuToAdd[], by: Actor, now: Date) =>
  tx.rows(skus, [storeId, JSON.stringify(toAdd), by.kind, by.id, now])
