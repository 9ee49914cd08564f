import type { BackofficeGoodsDetail } from '@fangshi/contract/goods-seller'
import { usualLowStock, type GoodsForm } from '@fangshi/contract/goods-form'
import { localText, type Locale, type LocalText } from '@fangshi/contract/locale'
import { formatMoney, parseMoney } from '@fangshi/contract/money'
import type { FormValues } from '../../../kit/fields/spec.ts'
import { gramsOf, weightText } from '../skus/sku-checks.ts'
import { emptySku, type SkuDraft } from '../skus/sku-matrix.ts'
import type { SkuState } from '../skus/sku-store.ts'

/** Converts goods between the wire and the form. */

export type Shelf = GoodsForm['shelf']

/** The initial values of the form for new goods. */
export const newValues = (): FormValues => ({
  freight_choice: 'default',
  low_stock: usualLowStock,
  is_recommend: false,
})
export const newOptions = (): SkuState => ({ attrs: [], skus: [emptySku()], unit: 'g' })

/** The form's initial fields of existing goods. */
export const valuesOf = (goods: BackofficeGoodsDetail): FormValues => ({
  class_id: goods.class_id,
  goods_name: goods.goods_name,
  goods_subname: goods.goods_subname,
  goods_no: goods.goods_no,
  brand_id: goods.brand_id,
  goods_images: goods.goods_images,
  freight_choice: goods.freight_choice,
  freight_id: goods.freight_id,
  is_recommend: goods.is_recommend,
  low_stock: goods.low_stock,
  goods_content: goods.goods_content,
  goods_content_mobile: goods.goods_content_mobile,
})

/** Options and SKUs of existing goods, named in the current language. */
export const optionsOf = (goods: BackofficeGoodsDetail, locale: Locale): SkuState => ({
  unit: 'g',
  attrs: goods.attrs.map(({ attr_id, name, values }) => ({
    id: attr_id,
    name: localText(name, locale),
    values: values.map((value) => ({ id: value.value_id, name: localText(value.name, locale), image: value.image })),
  })),
  skus: goods.skus.map((sku) => ({
    id: sku.id,
    old_stock: sku.stock,
    value_ids: sku.value_ids,
    price: sku.goods_price,
    market_price: sku.goods_market_price,
    weight: weightText(sku.goods_weight, 'g'),
    stock: String(sku.stock),
    sku_no: sku.sku_no,
    image: sku.goods_image,
  })),
})

/** Options and SKUs as two editors compare them: sales move the stock meanwhile, and names follow the language. */
export const comparedOptions = ({ attrs, skus }: Pick<SkuState, 'attrs' | 'skus'>): FormValues => ({
  attrs: attrs.map(({ id, values }) => [id, values.map((value) => [value.id, value.image])]),
  skus: skus.map(({ stock: _, old_stock: __, ...sku }) => sku),
})

const money = (text: string): string => {
  const cents = parseMoney(text.trim())
  return cents === null ? text.trim() : formatMoney(cents)
}
const words = (value: unknown): LocalText => {
  const { 'zh-cn': zh = '', en = '' } = (value ?? {}) as { 'zh-cn'?: string; en?: string }
  return en.trim() ? { 'zh-cn': zh, en } : { 'zh-cn': zh }
}
const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const idOrNull = (value: unknown): number | null => (typeof value === 'number' ? value : null)

const skuBody = (sku: SkuDraft, { unit }: SkuState): GoodsForm['skus'][number] => ({
  value_ids: [...sku.value_ids],
  sku_no: sku.sku_no.trim(),
  goods_price: money(sku.price),
  // Without a list price, the price itself is sent.
  goods_market_price: money(sku.market_price) || money(sku.price),
  goods_weight: gramsOf(sku.weight, unit) ?? 0,
  goods_image: sku.image,
  stock: Number(sku.stock),
  ...(sku.old_stock === undefined ? {} : { old_stock: sku.old_stock }),
})

/** The picture shared by all SKUs of a value and no others: the shop shows it for the value. */
function pictureOf(value: number, skus: readonly SkuDraft[]): string {
  const own = new Set(skus.filter(({ value_ids }) => value_ids.includes(value)).map(({ image }) => image))
  const all = new Set(skus.map(({ image }) => image))
  const [only = ''] = own
  return own.size === 1 && all.size > 1 ? only : ''
}

/** The form as the request body. */
export const toBody = (values: FormValues, options: SkuState, shelf: Shelf): GoodsForm => ({
  class_id: Number(values.class_id),
  goods_name: words(values.goods_name),
  goods_subname: words(values.goods_subname),
  goods_no: text(values.goods_no),
  brand_id: idOrNull(values.brand_id),
  goods_images: (values.goods_images as string[] | undefined) ?? [],
  goods_content: words(values.goods_content),
  goods_content_mobile: words(values.goods_content_mobile),
  freight_choice: values.freight_choice as GoodsForm['freight_choice'],
  freight_id: values.freight_choice === 'template' ? idOrNull(values.freight_id) : null,
  shelf,
  is_recommend: values.is_recommend === true,
  low_stock: Number(values.low_stock ?? usualLowStock),
  attrs: options.attrs
    .filter(({ values: chosen }) => chosen.length > 0)
    .map(({ id, values: chosen }) => ({
      attr_id: id,
      values: chosen.map(({ id: value_id, image = '' }) => ({
        value_id,
        image: pictureOf(value_id, options.skus) || image,
      })),
    })),
  skus: options.skus.map((sku) => skuBody(sku, options)),
})

/** The same rows with the server's current stock; untouched numbers follow it. */
export const withStock = (
  skus: readonly SkuDraft[],
  now: readonly Pick<BackofficeGoodsDetail['skus'][number], 'id' | 'stock'>[],
): SkuDraft[] =>
  skus.map((sku) => {
    const found = now.find(({ id }) => id === sku.id)
    if (!found) return sku
    const isTouched = Number(sku.stock) !== sku.old_stock
    return { ...sku, old_stock: found.stock, stock: isTouched ? sku.stock : String(found.stock) }
  })
