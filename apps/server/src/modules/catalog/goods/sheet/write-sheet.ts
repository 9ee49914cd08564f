import { setImmediate as breathe } from 'node:timers/promises'
import type { Context } from '../../../../context.ts'
import type { Tx } from '../../../../kernel/db/db.ts'
import type { Seller } from '../../../../kernel/http/who.ts'
import { fillNumbers, skuNameOf } from '../editing/check-form.ts'
import { trimmed } from '../editing/content.ts'
import { indexGoods } from '../../search-index/search-index.ts'
import type { CheckedSheet } from './check-sheet.ts'
import { classKey } from './known.ts'
import { attrsFor } from './options.ts'
import type { NewRow, SheetGoods } from './sheet-goods.ts'
import { textToHtml } from './sheet-text.ts'
import {
  addGoodsRows,
  addSkuRows,
  addVersions,
  chooseValues,
  type GoodsToAdd,
  type SkuToAdd,
  type ValueToChoose,
} from './write.db.ts'

/** How many goods one statement inserts and indexes; other calls are answered between two batches. */
const batch = 100
const indexBatch = 20

function goodsRow(
  { goods_no, first, images, skus }: SheetGoods<NewRow>,
  { classes, brands, freights }: CheckedSheet,
): GoodsToAdd {
  const cheapest = skus.reduce((low, sku) => (sku.row.goods_price < low.row.goods_price ? sku : low)).row
  const freight_id = freights.get(first.freight ?? '') ?? null
  return {
    goods_no,
    class_path: classes.get(classKey(first.class_name ?? '')) as number[],
    brand_id: brands.get(first.brand_name ?? '') ?? null,
    name: trimmed({ 'zh-cn': first.goods_name ?? '', en: first.goods_name_en }),
    subname: trimmed({ 'zh-cn': first.goods_subname ?? '', en: first.goods_subname_en }),
    images,
    content: { 'zh-cn': textToHtml(first.goods_content ?? '') },
    freight_choice: first.freight === 'free' ? 'free' : freight_id === null ? 'default' : 'template',
    freight_id,
    shelf: first.shelf || 'off',
    price_cents: cheapest.goods_price,
    market_price_cents: cheapest.goods_market_price,
    sold_out: skus.every(({ row }) => row.stock === 0),
  }
}

type Attrs = Awaited<ReturnType<typeof attrsFor>>

const valuesOf = (goods_id: number, { skus }: SheetGoods<NewRow>, attrs: Attrs): ValueToChoose[] =>
  (skus[0]?.options ?? []).flatMap(({ attr }, attr_position) => {
    const { id: attr_id, values } = attrs.get(attr)!
    const chosen = new Set(skus.map(({ options }) => values.get(options[attr_position]?.value ?? '')!.id))
    return [...chosen].map((value_id, position) => ({ goods_id, attr_id, value_id, attr_position, position }))
  })

function skusOf(goods_id: number, goods: SheetGoods<NewRow>, attrs: Attrs, taken: ReadonlySet<string>): SkuToAdd[] {
  const skuNos = goods.skus.map(({ row }) => row.sku_no ?? '')
  const numbers = fillNumbers(goods.goods_no, skuNos, taken)
  return goods.skus.map(({ row, options }, place) => {
    const values = options.map(({ attr, value }) => attrs.get(attr)!.values.get(value)!)
    return {
      goods_id,
      sku_no: numbers[place] as string,
      value_ids: values.map(({ id }) => id),
      name: skuNameOf(values.map(({ name }) => name)),
      price_cents: row.goods_price,
      market_price_cents: row.goods_market_price,
      weight_g: row.goods_weight,
      image: row.goods_image ?? '',
      stock: row.stock,
      place,
    }
  })
}

/**
 * Adds the new goods of a checked sheet with their SKUs, opening stock and search tokens, many rows per statement; returns
 * their ids by number. With `verify` they await review.
 */
export async function writeSheet(
  tx: Tx,
  ctx: Context,
  { store_id, user_id }: Seller,
  checked: CheckedSheet,
  verify: boolean,
): Promise<Map<string, number>> {
  const now = ctx.now()
  const by = { kind: 'seller', id: user_id } as const
  const { added: goods } = checked
  const attrs = await attrsFor(tx, store_id, goods, now)
  const ids = new Map<string, number>()
  for (let from = 0; from < goods.length; from += batch) {
    const part = goods.slice(from, from + batch)
    const rows = part.map((one) => goodsRow(one, checked))
    const made = await addGoodsRows(tx, store_id, rows, verify ? 'to_review' : 'examined', now)
    if (verify) await addVersions(tx, [...made.values()], now)
    const idOf = ({ goods_no }: SheetGoods<NewRow>): number => made.get(goods_no) as number
    await chooseValues(
      tx,
      part.flatMap((one) => valuesOf(idOf(one), one, attrs)),
    )
    const skus = part.flatMap((one) => skusOf(idOf(one), one, attrs, checked.taken))
    await addSkuRows(tx, store_id, skus, by, now)
    for (const [goods_no, id] of made) ids.set(goods_no, id)
    await breathe()
  }
  await indexAll(tx, [...ids.values()])
  return ids
}

/** Writes the search tokens of many goods; other calls are answered between two batches. */
export async function indexAll(tx: Tx, ids: readonly number[]): Promise<void> {
  const spelt = new Set<string>()
  for (let from = 0; from < ids.length; from += indexBatch) {
    await indexGoods(tx, ids.slice(from, from + indexBatch), spelt)
    await breathe()
  }
}
