import type { LocalText } from '@fangshi/contract/locale'
import { statement, type Tx } from '../../../../kernel/db/db.ts'
import type { Actor } from '../../stock/actor.ts'

/** A locked SKU that is not removed. */
export interface LiveSku {
  id: number
  value_ids: number[]
  sku_no: string
  image: string
  on_hand: number
  reserved: number
}

// SKUs are locked before their goods, as orders do: placing locks SKUs, and a SKU that sells out then locks its goods.
const lock = statement(
  'catalog.lock_skus',
  `select id, value_ids::float8[] as value_ids, sku_no, image, on_hand, reserved
     from skus where store_id = $1 and goods_id = $2 and deleted_at is null order by id for no key update`,
)
/** Locks the SKUs of goods of a store in id order. */
export const lockSkus = (tx: Tx, storeId: number, goodsId: number): Promise<LiveSku[]> =>
  tx.rows(lock, [storeId, goodsId])

const remove = statement('catalog.remove_skus', 'update skus set deleted_at = $2 where id = any($1::bigint[])')
export const removeSkus = (tx: Tx, ids: readonly number[], now: Date) => tx.rows(remove, [ids, now])

// Two SKUs may have swapped their numbers, and the database checks each row on its own.
const freeNumbers = statement('catalog.free_sku_nos', `update skus set sku_no = '~' || id where id = any($1::bigint[])`)
const update = statement(
  'catalog.update_skus',
  `with given as (
     select * from jsonb_to_recordset($1::jsonb) as t(
       id bigint, sku_no text, value_ids bigint[], name jsonb, price_cents bigint, market_price_cents bigint, weight_g int,
       image text, on_hand int, delta int, place int)
   ), noted as (
     insert into stock_movements (sku_id, on_hand_delta, reserved_delta, reason, by_kind, by_id, created_at)
     select id, delta, 0, 'set', $2, $3::bigint, $4::timestamptz from given where delta <> 0
   )
   update skus s set sku_no = g.sku_no, value_ids = g.value_ids, name = g.name, price_cents = g.price_cents,
          market_price_cents = g.market_price_cents, weight_g = g.weight_g, image = g.image, on_hand = g.on_hand,
          position = g.place
     from given g where s.id = g.id`,
)

export interface SkuUpdate {
  id: number
  sku_no: string
  value_ids: readonly number[]
  name: LocalText
  price_cents: number
  market_price_cents: number
  weight_g: number
  image: string
  on_hand: number
  /** The change of the pieces on hand, recorded as a movement. */
  delta: number
  place: number
}
/** Updates kept SKUs; `renumbered` are those whose number changes. */
export async function updateSkus(
  tx: Tx,
  updates: readonly SkuUpdate[],
  renumbered: readonly number[],
  by: Actor,
  now: Date,
): Promise<void> {
  if (renumbered.length) await tx.rows(freeNumbers, [renumbered])
  if (updates.length) await tx.rows(update, [JSON.stringify(updates), by.kind, by.id, now])
}

const forget = statement('catalog.forget_values', 'delete from goods_values where goods_id = $1')
const choose = statement(
  'catalog.choose_values',
  `insert into goods_values (goods_id, attr_id, value_id, attr_position, position, image)
   select $1, attr_id, value_id, attr_position, position, image from jsonb_to_recordset($2::jsonb) as t(
     attr_id bigint, value_id bigint, attr_position int, position int, image text)`,
)
interface ChosenValue {
  attr_id: number
  values: readonly { value_id: number; image?: string | undefined }[]
}
/** Replaces the attributes and values of goods, in the given order. */
export async function replaceValues(tx: Tx, goodsId: number, attrs: readonly ChosenValue[]): Promise<void> {
  await tx.rows(forget, [goodsId])
  const rows = attrs.flatMap(({ attr_id, values }, attr_position) =>
    values.map(({ value_id, image = '' }, position) => ({ attr_id, value_id, attr_position, position, image })),
  )
  if (rows.length) await tx.rows(choose, [goodsId, JSON.stringify(rows)])
}

const pictures = statement('catalog.value_pictures', 'select image from goods_values where goods_id = $1')
/** The pictures that show the values of goods. */
export const chosenPictures = (tx: Tx, goodsId: number): Promise<{ image: string }[]> => tx.rows(pictures, [goodsId])
