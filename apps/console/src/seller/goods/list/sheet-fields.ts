import type { GoodsSheetRow } from '@fangshi/contract/goods-seller'
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

/** The columns of an import. */
export const sheetFields = ({ classes, brands, freights }: SheetChoices): SheetFields => ({
  goods_no: text(texts.no, { required: true, maxlength: 30 }),
  goods_name: text(texts.name, { required: true, maxlength: 120 }),
  goods_name_en: text(l('商品名称（英文）', 'Name (English)'), { maxlength: 120 }),
  goods_subname: text(texts.subname, { maxlength: 120 }),
  goods_subname_en: text(l('副标题（英文）', 'Subtitle (English)'), { maxlength: 120 }),
  class_name: select(texts.class, {
    required: true,
    options: byName(classWays(classes).map(({ names }) => names.join(' / '))),
  }),
  brand_name: select(texts.brand, { options: byName(brands.map(({ name }) => name)) }),
  goods_images: textarea(l('图片地址（用空格分隔）', 'Image URLs (separated by spaces)'), {
    required: true,
    maxlength: 7000,
  }),
  goods_content: textarea(texts.content, { maxlength: 20_000 }),
  freight: select(texts.freight, { options: [...freightChoices, ...byName(freights.map(({ name }) => name))] }),
  shelf: select(texts.shelf, { options: shelves, initial: 'off' }),
  options: text(l('规格（颜色:红; 尺码:M）', 'Options (colour:red; size:M)'), { maxlength: 300 }),
  sku_no: text(skuTexts.sku_no, { maxlength: 40 }),
  goods_price: number(skuTexts.price, { required: true, money: true }),
  goods_market_price: number(skuTexts.market_price, { required: true, money: true }),
  goods_weight: number(l('重量（克）', 'Weight (g)'), { required: true, min: 0, max: 1_000_000 }),
  goods_image: text(l('SKU 图片地址', 'SKU image URL'), { maxlength: 300 }),
  stock: number(texts.stock, { required: true, min: 0, max: 9_999_999 }),
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
