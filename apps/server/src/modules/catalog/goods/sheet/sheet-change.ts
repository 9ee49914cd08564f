import type { ErrorKey } from '@fangshi/contract/errors'
import { htmlOf } from '../../../content/public.ts'
import { trimmed, type ReviewedContent } from '../editing/content.ts'
import { classKey, type KnownNames } from './known.ts'
import type { Fault, Row, SheetGoods, SheetSku } from './sheet-goods.ts'
import { htmlToText, maxText, textToHtml } from './sheet-text.ts'
import type { StoredGoods, StoredSku } from './stored.db.ts'

/** Pure rules of what a sheet changes of goods that the store has already: an empty cell leaves what is there. */

/** A SKU after the change; `delta` is the change of its pieces on hand. */
export type SkuAfter = Pick<
  StoredSku,
  'id' | 'price_cents' | 'market_price_cents' | 'weight_g' | 'image' | 'on_hand'
> & { delta: number }
type Plain = Pick<StoredGoods, 'brand_id' | 'freight_choice' | 'freight_id' | 'shelf'>

export interface SheetChange {
  stored: StoredGoods
  plain: Plain
  /** The newest content with the changed fields; null when the sheet changes none. */
  content: ReviewedContent | null
  class_path: number[]
  /** The SKUs that change. */
  skus: SkuAfter[]
}

type Refuse = (field: keyof Row, key: ErrorKey) => void

const isNew = (cell: string | undefined, now: string): cell is string => Boolean(cell) && cell !== now

function classAfter({ class_name = '' }: Row, stored: StoredGoods, known: KnownNames, refuse: Refuse): number[] {
  const key = classKey(class_name)
  const own = [String(stored.class_id), ...stored.class_names.map(classKey)]
  if (!class_name || own.includes(key)) return stored.class_path
  const path = known.classes.get(key)
  if (!path) refuse('class_name', 'CHOICE_INVALID')
  return path ?? stored.class_path
}

function plainAfter(
  { brand_name = '', freight = '', shelf }: Row,
  stored: StoredGoods,
  known: KnownNames,
  refuse: Refuse,
) {
  const { brand_id, freight_choice, freight_id } = stored
  const after: Plain = { brand_id, freight_choice, freight_id, shelf: shelf || stored.shelf }
  if (brand_name && !stored.brand_names.includes(brand_name)) {
    after.brand_id = known.brands.get(brand_name) ?? null
    if (after.brand_id === null) refuse('brand_name', 'CHOICE_INVALID')
  }
  if (isNew(freight, stored.freight)) {
    const template = known.freights.get(freight)
    if (freight === 'default' || freight === 'free') Object.assign(after, { freight_choice: freight, freight_id: null })
    else if (template === undefined) refuse('freight', 'CHOICE_INVALID')
    else Object.assign(after, { freight_choice: 'template', freight_id: template })
  }
  if (after.shelf === 'on' && stored.shelf === 'off' && stored.off_reason !== null) refuse('shelf', 'GOODS_TAKEN_DOWN')
  return after
}

/** The description as the export shows it. */
const shownText = ({ content }: StoredGoods): string => htmlToText(htmlOf(content['zh-cn'])).slice(0, maxText).trim()

/** The fields of the content that a row changes. */
function contentAfter({ first, images }: SheetGoods, stored: StoredGoods, class_path: readonly number[]) {
  const { name, subname } = stored
  const base = stored.newer ?? stored
  const after: Partial<ReviewedContent> = {}
  if (isNew(first.goods_name, name['zh-cn']) || isNew(first.goods_name_en, name.en ?? ''))
    after.name = trimmed({ 'zh-cn': first.goods_name || name['zh-cn'], en: first.goods_name_en || name.en })
  if (isNew(first.goods_subname, subname['zh-cn']) || isNew(first.goods_subname_en, subname.en ?? ''))
    after.subname = trimmed({
      'zh-cn': first.goods_subname || subname['zh-cn'],
      en: first.goods_subname_en || subname.en,
    })
  const text = first.goods_content?.replaceAll('\r\n', '\n')
  if (isNew(text, shownText(stored))) after.content = trimmed({ ...base.content, 'zh-cn': textToHtml(text) })
  if (images.length && images.join() !== stored.images.join()) after.images = images
  if (class_path !== stored.class_path) after.class_id = class_path[2] as number
  return after
}

const isSame = (name: { 'zh-cn': string; en?: string | undefined }, cell: string): boolean =>
  cell === name['zh-cn'] || cell === name.en

const hasOptions = (sku: StoredSku, { options }: SheetSku): boolean =>
  options.length === sku.options.length &&
  options.every(({ attr, value }, place) => {
    const own = sku.options[place]
    return own !== undefined && isSame(own.attr, attr) && isSame(own.value, value)
  })

/** The SKU of a row: that of its number, else that of its options. */
function skuOf({ skus }: StoredGoods, row: SheetSku, refuse: Refuse): StoredSku | undefined {
  const { sku_no } = row.row
  if (!sku_no) {
    const sku = skus.find((one) => hasOptions(one, row))
    if (!sku) refuse('sku_no', 'SKU_UNKNOWN')
    return sku
  }
  const sku = skus.find((one) => one.sku_no === sku_no)
  if (!sku) refuse('sku_no', 'SKU_UNKNOWN')
  else if (row.options.length && !hasOptions(sku, row)) refuse('options', 'OPTIONS_FIXED')
  return sku
}

/** The stock that a row leaves: what sold since the export is not written over. */
function stockAfter({ stock, old_stock }: Row, { on_hand, reserved }: StoredSku, refuse: Refuse): number {
  if (stock === undefined || stock === old_stock || stock === on_hand) return on_hand
  if (old_stock !== undefined && old_stock !== on_hand) refuse('stock', 'STOCK_CHANGED')
  else if (stock < reserved) refuse('stock', 'STOCK_BELOW_RESERVED')
  return stock
}

function skuAfter(row: Row, sku: StoredSku, refuse: Refuse): SkuAfter[] {
  const on_hand = stockAfter(row, sku, refuse)
  const after = {
    id: sku.id,
    price_cents: row.goods_price ?? sku.price_cents,
    market_price_cents: row.goods_market_price ?? sku.market_price_cents,
    weight_g: row.goods_weight ?? sku.weight_g,
    image: row.goods_image || sku.image,
    on_hand,
  }
  const isChanged = (Object.keys(after) as (keyof typeof after)[]).some((field) => after[field] !== sku[field])
  return isChanged ? [{ ...after, delta: on_hand - sku.on_hand }] : []
}

/** What the rows of stored goods change, and what of them cannot be. */
export function readChange(
  sheet: SheetGoods,
  stored: StoredGoods,
  known: KnownNames,
): { change: SheetChange; faults: Fault[] } {
  const faults: Fault[] = []
  const refuseAt =
    (row: number): Refuse =>
    (field, key) =>
      void faults.push({ row, field, key })
  const refuse = refuseAt(sheet.at)
  const class_path = classAfter(sheet.first, stored, known, refuse)
  const plain = plainAfter(sheet.first, stored, known, refuse)
  const changed = contentAfter(sheet, stored, class_path)
  const { class_id, name, subname, images, content, content_mobile } = stored.newer ?? stored
  const seen = new Set<number>()
  const skus = sheet.skus.flatMap((row) => {
    const sku = skuOf(stored, row, refuseAt(row.at))
    if (!sku) return []
    if (seen.has(sku.id)) refuseAt(row.at)(row.row.sku_no ? 'sku_no' : 'options', 'TAKEN')
    seen.add(sku.id)
    return skuAfter(row.row, sku, refuseAt(row.at))
  })
  const isChanged = Object.keys(changed).length > 0
  const newest = { class_id, name, subname, images, content, content_mobile, ...changed }
  return { change: { stored, plain, content: isChanged ? newest : null, class_path, skus }, faults }
}

/** Whether the sheet says anything else of the goods than what is stored. */
export const isChanged = ({ stored, plain, content, skus }: SheetChange): boolean =>
  content !== null ||
  skus.length > 0 ||
  (Object.keys(plain) as (keyof Plain)[]).some((field) => plain[field] !== stored[field])
