import { statement, type Tx } from '../../../../kernel/db/db.ts'
import type { Actor } from '../../stock/actor.ts'
import type { SkuAfter } from './sheet-change.ts'
import type { StoredGoods } from './stored.db.ts'

/** Goods and SKUs that a sheet changes, many at a time; they are locked. */

const skus = statement(
  'sheet.update_skus',
  `with given as (
     select * from jsonb_to_recordset($1::jsonb) as t(
       id bigint, price_cents bigint, market_price_cents bigint, weight_g int, image text, on_hand int, delta int)
   ), noted as (
     insert into stock_movements (sku_id, on_hand_delta, reserved_delta, reason, by_kind, by_id, created_at)
     select id, delta, 0, 'set', $2, $3::bigint, $4::timestamptz from given where delta <> 0
   )
   update skus s set price_cents = g.price_cents, market_price_cents = g.market_price_cents, weight_g = g.weight_g,
          image = g.image, on_hand = g.on_hand
     from given g where s.id = g.id`,
)
/** Updates SKUs, with a movement for each change of stock. */
export const updateSkuRows = (tx: Tx, changed: readonly SkuAfter[], by: Actor, now: Date) =>
  tx.rows(skus, [JSON.stringify(changed), by.kind, by.id, now])

export type GoodsAfter = Omit<StoredGoods, 'class_names' | 'brand_names' | 'freight' | 'newer' | 'skus' | 'off_reason'>
const goods = statement(
  'sheet.update_goods',
  `update goods g set class_id = t.class_id, class_path = t.class_path, brand_id = t.brand_id, name = t.name,
          subname = t.subname, images = t.images, content = t.content,
          content_mobile = t.content_mobile, review = t.review, freight_choice = t.freight_choice,
          freight_id = t.freight_id, shelf = t.shelf, updated_at = $2
     from jsonb_to_recordset($1::jsonb) as t(
       id bigint, class_id bigint, class_path bigint[], brand_id bigint, name jsonb, subname jsonb, images text[],
       content jsonb, content_mobile jsonb, review text, freight_choice text, freight_id bigint, shelf text)
    where g.id = t.id`,
)
export const updateGoodsRows = (tx: Tx, changed: readonly GoodsAfter[], now: Date) =>
  tx.rows(goods, [JSON.stringify(changed), now])
