import type { GoodsSheetRow } from '@fangshi/contract/goods-sheet'
import { number, select, text, textarea } from '../../../kit/fields/build.ts'
import type { Choice, FieldSpec } from '../../../kit/fields/spec.ts'
import { l } from '../../../i18n/ui-text.ts'
import type { Columns } from '../../../kit/list/column.ts'
import type { Row } from '../../../kit/fields/row.ts'
import type { GoodsChoices } from '../choices.ts'
import { classWays } from '../class-ways.ts'
import { shelves, skuTexts, texts } from '../../../goods/goods-texts.ts'

/** A sheet of goods has one row per SKU; rows with the same number belong to the same goods (rules §12). */

/** Options written by name; the server reads names in either language. */
const byName = (names: readonly string[]): Choice[] => names.map((name) => ({ value: name, label: l(name, name) }))

const freightChoices: readonly Choice[] = [
  { value: 'default', label: l('默认', 'Default') },
  { value: 'free', label: l('包邮', 'Free shipping') },
]

/** What the columns choose from. */
type SheetChoices = Pick<GoodsChoices, 'classes' | 'brands' | 'freights'>
type SheetFields = { [K in keyof Required<GoodsSheetRow>]: FieldSpec }

/** The same in both languages: product data, written as goods keep it. */
const same = (...texts: string[]) => texts.map((one) => l(one, one))

/**
 * The columns of an import. Only the number is required here: existing goods take just what changes, and the server names
 * what new ones lack. The examples are one product with two SKUs, whose second row leaves out what the first has said.
 */
export const sheetFields = ({ classes, brands, freights }: SheetChoices): SheetFields => ({
  goods_no: text(texts.no, { required: true, maxlength: 30, examples: same('TEA-001', 'TEA-001') }),
  goods_name: text(texts.name, { maxlength: 120, examples: same('高山绿茶') }),
  goods_name_en: text(l('商品名称（英文）', 'Name (English)'), {
    maxlength: 120,
    examples: same('Mountain green tea'),
  }),
  goods_subname: text(texts.subname, { maxlength: 120, examples: same('明前手采') }),
  goods_subname_en: text(l('副标题（英文）', 'Subtitle (English)'), {
    maxlength: 120,
    examples: same('Spring harvest'),
  }),
  class_name: select(texts.class, {
    options: byName(classWays(classes).map(({ names }) => names.join(' / '))),
  }),
  brand_name: select(texts.brand, { options: byName(brands.map(({ name }) => name)) }),
  goods_images: textarea(l('图片地址（用空格分隔）', 'Image URLs (separated by spaces)'), {
    maxlength: 7000,
    examples: same('/uploads/tea-1.webp /uploads/tea-2.webp'),
  }),
  goods_content: textarea(l('图文详情（纯文字）', 'Description (plain text)'), {
    maxlength: 20_000,
    examples: same('产自安吉，明前手工采摘。\n\n置于阴凉干燥处保存。'),
  }),
  freight: select(texts.freight, { options: [...freightChoices, ...byName(freights.map(({ name }) => name))] }),
  shelf: select(texts.shelf, { options: shelves }),
  options: text(l('规格（颜色:红; 尺码:M）', 'Options (colour:red; size:M)'), {
    maxlength: 300,
    examples: [
      l('净含量:100 克; 包装:罐装', 'net weight:100 g; pack:tin'),
      l('净含量:250 克; 包装:罐装', 'net weight:250 g; pack:tin'),
    ],
  }),
  sku_no: text(skuTexts.sku_no, { maxlength: 40, examples: same('TEA-001-100', 'TEA-001-250') }),
  goods_price: number(skuTexts.price, { money: true, examples: same('39.90', '89.00') }),
  goods_market_price: number(skuTexts.market_price, { money: true, examples: same('49.90', '109.00') }),
  goods_weight: number(l('重量（克）', 'Weight (g)'), { min: 0, max: 1_000_000, examples: same('180', '380') }),
  stock: number(texts.stock, { min: 0, max: 9_999_999, examples: same('100', '50') }),
  goods_image: text(l('SKU 图片地址', 'SKU image URL'), { maxlength: 300, examples: same('', '') }),
  old_stock: number(l('导出时库存', 'Stock at export'), { min: 0, max: 9_999_999, examples: same('', '') }),
})

/** The same columns in exports, so exported sheets can be imported again. */
export const sheetColumns = (choices: SheetChoices): Columns =>
  Object.fromEntries(
    Object.entries(sheetFields(choices)).map(([key, spec]) => [
      key,
      {
        label: spec.label,
        ...(spec.type === 'number' ? { type: spec.money ? 'price' : 'number' } : {}),
        ...(key === 'shelf' ? { type: 'dict', options: shelves } : {}),
        ...(key === 'freight' ? { type: 'dict', options: freightChoices } : {}),
        value: (row: Row) => row[key],
      },
    ]),
  ) as Columns
