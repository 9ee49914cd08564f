import * as z from 'zod/mini'
import { Grams, Pieces, SalePrice } from './goods-form.ts'
import { sellerGoods } from './goods-seller.ts'
import { importBody } from './resource.ts'
import { route } from './route.ts'
import { Id, Text, paged } from './shapes.ts'
import { goodsShelves } from './status.ts'

/** Goods as rows of a sheet, each row a SKU: the export and the import of a store's goods. */

export interface SheetOption {
  attr: string
  value: string
}

/** `颜色:红; 尺码:M` → its pairs; null for anything else. */
export function parseOptions(text: string): SheetOption[] | null {
  const parts = text
    .split(/[;；\n]/)
    .map((part) => part.trim())
    .filter(Boolean)
  const options = parts.map((part) => {
    const [, attr = '', value = ''] = /^([^:：]{1,20})[:：](.{1,40})$/.exec(part) ?? []
    return { attr: attr.trim(), value: value.trim() }
  })
  return options.every(({ attr, value }) => attr && value) ? options : null
}

/** Pairs as a cell shows them. */
export const writeOptions = (options: readonly SheetOption[]): string =>
  options.map(({ attr, value }) => `${attr}:${value}`).join('; ')

const Options = Text(0, 300).check(z.refine((text: string) => parseOptions(text) !== null, 'INVALID'))

/**
 * One SKU as a row of a sheet; rows of one goods number are one goods. What belongs to the goods is read from their first
 * row and may be empty in the others. For goods that the store has already, an empty cell leaves what is there.
 */
export const GoodsSheetRow = z.strictObject({
  goods_no: Text(1, 30),
  goods_name: z.optional(Text(0, 120)),
  goods_name_en: z.optional(Text(0, 120)),
  goods_subname: z.optional(Text(0, 120)),
  goods_subname_en: z.optional(Text(0, 120)),
  /** Names of the three levels joined by ` / `, in either language, or the id of the class. */
  class_name: z.optional(Text(0, 100)),
  /** A brand's name in either language; empty for none. */
  brand_name: z.optional(Text(0, 40)),
  /** Addresses of the store's uploads, separated by spaces or line breaks; the first is the main one. */
  goods_images: z.optional(Text(0, 7000)),
  /** Plain text; an empty line begins a new paragraph. */
  goods_content: z.optional(Text(0, 20_000)),
  /** `default`, `free`, or the name of a template of the store. New goods: empty for `default`. */
  freight: z.optional(Text(0, 40)),
  /** New goods: empty for `off`. */
  shelf: z.optional(z.literal(['', ...goodsShelves], 'CHOICE_INVALID')),
  /**
   * `颜色:红; 尺码:M`: the chosen value of each attribute. Unknown ones are added to the store. Empty without options.
   * Those of existing SKUs cannot be changed here.
   */
  options: z.optional(Options),
  sku_no: z.optional(Text(0, 40)),
  /** These four must be filled in for new goods. */
  goods_price: z.optional(SalePrice),
  goods_market_price: z.optional(SalePrice),
  goods_weight: z.optional(Grams),
  stock: z.optional(Pieces),
  goods_image: z.optional(Text(0, 300)),
  /**
   * The stock when the sheet was exported. The stock changes only where `stock` differs from it, and STOCK_CHANGED refuses
   * a row whose SKU was sold or restocked since.
   */
  old_stock: z.optional(Pieces),
})
export type GoodsSheetRow = z.input<typeof GoodsSheetRow>

export const importGoods = route('POST /Seller/goods/import/excel', {
  area: 'Seller',
  right: sellerGoods.right('import'),
  confirm: false,
  does: 'Adds goods from rows of SKUs and updates those whose number the store has already, all or none; a refusal names row (from 0), field and error key. Updating also takes the right and the button to edit goods.',
  body: sellerGoods.import.body,
  /** Rows read, goods in them, and how many of these goods were added, changed, or equal to what is stored. */
  reply: z.object({
    imported: z.number(),
    goods: z.number(),
    added: z.number(),
    updated: z.number(),
    unchanged: z.number(),
  }),
  fails: ['IMPORT_INVALID'],
  ...importBody,
  idempotent: true,
})
export const goodsSheet = route('GET /Seller/goods/rows', {
  area: 'Seller',
  right: sellerGoods.right('index'),
  does: 'The SKUs of the goods that the filters of the list leave, as the import takes them.',
  query: sellerGoods.index.query,
  reply: paged(z.extend(GoodsSheetRow, { id: Id })),
  fails: ['NARROW_SEARCH'],
})
