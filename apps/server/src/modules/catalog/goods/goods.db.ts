import { statement, type Tx } from '../../../kernel/db/db.ts'
import type { LocalText } from '@fangshi/contract/locale'
import type { NewAttr, NewSku } from './goods.ts'
import { system, type Actor } from '../stock/actor.ts'

/** The ids of attributes and their values in the store, in the order of the input. */
export type AttrIds = { attr_id: number; value_ids: number[] }[]

const attrOf = statement(
  'catalog.attr',
  `with known as (select id from goods_attrs where store_id = $1 and name->>'zh-cn' = $2::jsonb->>'zh-cn' order by id limit 1),
        made as (insert into goods_attrs (store_id, name, created_at) select $1, $2::jsonb, $3 where not exists (select from known) returning id)
   select id from known union all select id from made`,
)
const valueOf = statement(
  'catalog.value',
  `with known as (
     select id from attr_values where store_id = $1 and attr_id = $2 and name->>'zh-cn' = $3::jsonb->>'zh-cn' and color = $4 order by id limit 1
   ), made as (
     insert into attr_values (store_id, attr_id, name, color) select $1, $2, $3::jsonb, $4 where not exists (select from known) returning id
   )
   select id from known union all select id from made`,
)
const choose = statement(
  'catalog.choose_value',
  'insert into goods_values (goods_id, attr_id, value_id, attr_position, position, image) values ($1, $2, $3, $4, $5, $6)',
)

/** Looks up the attributes and values of the goods in the store, adds missing ones, and records them as chosen. */
export async function insertAttrs(
  tx: Tx,
  storeId: number,
  goodsId: number,
  attrs: readonly NewAttr[],
  now: Date,
): Promise<AttrIds> {
  const ids: AttrIds = []
  for (const [attrPosition, attr] of attrs.entries()) {
    const { id: attr_id } = (await tx.row<{ id: number }>(attrOf, [storeId, JSON.stringify(attr.name), now]))!
    const value_ids: number[] = []
    for (const [position, { name, color = '', image = '' }] of attr.values.entries()) {
      const { id } = (await tx.row<{ id: number }>(valueOf, [storeId, attr_id, JSON.stringify(name), color]))!
      await tx.rows(choose, [goodsId, attr_id, id, attrPosition, position, image])
      value_ids.push(id)
    }
    ids.push({ attr_id, value_ids })
  }
  return ids
}

const addSkus = statement(
  'catalog.add_skus',
  `with given as (
     select * from rows from (jsonb_to_recordset($3::jsonb) as (
       sku_no text, value_ids bigint[], name jsonb, price_cents bigint, market_price_cents bigint, weight_g int, image text,
       stock int, place int
     )) with ordinality as t(sku_no, value_ids, name, price_cents, market_price_cents, weight_g, image, stock, place, position)
   ), made as (
     insert into skus (store_id, goods_id, sku_no, value_ids, name, price_cents, market_price_cents, weight_g, image, on_hand, position, created_at)
     select $1, $2, sku_no, value_ids, name, price_cents, market_price_cents, weight_g, coalesce(image, ''), stock, coalesce(place, position - 1), $4
       from given order by position
     returning id, on_hand, position
   ), noted as (
     insert into stock_movements (sku_id, on_hand_delta, reserved_delta, reason, by_kind, by_id, created_at)
     select id, on_hand, 0, 'set', $5, $6::bigint, $4::timestamptz from made where on_hand <> 0
   )
   select id from made order by position`,
)

/** `place` is its position, where that differs from its index in the input. */
type SkuToAdd = Omit<NewSku, 'choice'> & { name: LocalText; value_ids: number[]; place?: number }

/** Adds SKUs with their opening stock; returns their ids in the order of their positions. */
export async function insertSkus(
  tx: Tx,
  storeId: number,
  goodsId: number,
  skus: readonly SkuToAdd[],
  now: Date,
  by: Actor = system,
): Promise<number[]> {
  const made = await tx.rows<{ id: number }>(addSkus, [storeId, goodsId, JSON.stringify(skus), now, by.kind, by.id])
  return made.map(({ id }) => id)
}
