import type { Tx } from '../../../../kernel/db/db.ts'
import { fail } from '../../../../kernel/fail.ts'
import { insertSkus } from '../goods.db.ts'
import type { Actor } from '../../stock/actor.ts'
import { fillNumbers, skuNameOf, valuesKey, type GoodsInput, type KnownValues } from './check-form.ts'
import { removeSkus, updateSkus, type SkuUpdate, type LiveSku } from './skus.db.ts'

type SkuInput = GoodsInput['skus'][number]

/** The stock of a kept SKU: unchanged, unless the form changed the number that it showed. */
function stockOf({ stock, old_stock }: SkuInput, { id, on_hand, reserved }: LiveSku): number {
  if (old_stock === undefined || stock === old_stock) return on_hand
  if (on_hand !== old_stock) fail('STOCK_CHANGED', { sku_id: id, stock: on_hand })
  if (stock < reserved) fail('STOCK_BELOW_RESERVED', { sku_id: id, reserved })
  return stock
}

interface SaveSkusInput {
  tx: Tx
  store_id: number
  goods_id: number
  goods_no: string
  /** Locked. */
  live: readonly LiveSku[]
  values: KnownValues
  taken: ReadonlySet<string>
  by: Actor
  now: Date
}

/**
 * Makes the SKUs of goods match the form. A SKU with the same values keeps its id, its stock and, where the form leaves
 * it empty, its number. Throws SKU_RESERVED for a removed one that unpaid orders hold, STOCK_CHANGED,
 * STOCK_BELOW_RESERVED.
 */
export async function saveSkus(saving: SaveSkusInput, form: GoodsInput): Promise<void> {
  const { tx, live, values, by, now } = saving
  const byValues = new Map(live.map((sku) => [valuesKey(sku.value_ids), sku]))
  const was = form.skus.map(({ value_ids }) => byValues.get(valuesKey(value_ids)))
  const gone = live.filter((sku) => !was.includes(sku))
  const reservedSku = gone.find(({ reserved }) => reserved > 0)
  if (reservedSku)
    fail('SKU_RESERVED', { sku_id: reservedSku.id, sku_no: reservedSku.sku_no, reserved: reservedSku.reserved })
  const skuNos = form.skus.map(({ sku_no }, at) => sku_no || (was[at]?.sku_no ?? ''))
  const numbers = fillNumbers(saving.goods_no, skuNos, saving.taken)

  const rows = form.skus.map((sku, place) => ({
    sku_no: numbers[place] as string,
    value_ids: sku.value_ids,
    name: skuNameOf(sku.value_ids.map((id) => values.get(id)?.name ?? { 'zh-cn': '' })),
    price_cents: sku.goods_price,
    market_price_cents: sku.goods_market_price,
    weight_g: sku.goods_weight,
    image: sku.goods_image ?? '',
    place,
  }))
  const updates = rows.flatMap((row, at): SkuUpdate[] => {
    const before = was[at]
    if (!before) return []
    const on_hand = stockOf(form.skus[at] as SkuInput, before)
    return [{ ...row, id: before.id, on_hand, delta: on_hand - before.on_hand }]
  })
  const added = rows.flatMap((row, at) => (was[at] ? [] : [{ ...row, stock: form.skus[at]?.stock ?? 0 }]))
  if (gone.length)
    await removeSkus(
      tx,
      gone.map(({ id }) => id),
      now,
    )
  const numberOf = new Map(live.map(({ id, sku_no }) => [id, sku_no]))
  const renumbered = updates.filter(({ id, sku_no }) => numberOf.get(id) !== sku_no).map(({ id }) => id)
  await updateSkus(tx, updates, renumbered, by, now)
  if (added.length) await insertSkus(tx, saving.store_id, saving.goods_id, added, now, by)
}
