import { maxAttrs, maxSkus } from '@fangshi/contract/goods-form'
import type { LocalText } from '@fangshi/contract/locale'

/** Rules of goods and their SKUs (rules §3). */

export interface NewValue {
  name: LocalText
  color?: string
  image?: string
}
export interface NewAttr {
  name: LocalText
  values: readonly NewValue[]
}
export interface NewSku {
  sku_no: string
  /** For each attribute the position of its chosen value; empty for goods without options. */
  choice: readonly number[]
  price_cents: number
  market_price_cents: number
  weight_g: number
  image?: string
  /** The opening stock, recorded as a movement. */
  stock: number
}
export interface NewGoods {
  /** A class of the third level. */
  class_id: number
  brand_id?: number | null
  goods_no: string
  name: LocalText
  subname: LocalText
  /** The first is the main one. */
  images: readonly string[]
  /** Rich text; cleaned on the way in. */
  content: LocalText
  /** For phones, where it differs from the main text. */
  content_mobile?: LocalText | null
  freight_choice?: 'default' | 'free' | 'template'
  freight_id?: number | null
  shelf?: 'on' | 'off'
  review?: 'to_review' | 'examined' | 'rejected'
  is_recommend?: boolean
  is_master?: boolean
  attrs?: readonly NewAttr[]
  skus: readonly NewSku[]
}

/**
 * The field that breaks a rule, or null: at most 5 attributes and 500 SKUs, each SKU with one value of every attribute,
 * no combination twice.
 */
export function checkSkus(attrs: readonly NewAttr[], skus: readonly Pick<NewSku, 'choice'>[]): string | null {
  if (attrs.length > maxAttrs || attrs.some(({ values }) => !values.length)) return 'attrs'
  if (!skus.length || skus.length > maxSkus || (!attrs.length && skus.length > 1)) return 'skus'
  const seen = new Set<string>()
  for (const [index, { choice }] of skus.entries()) {
    const fits = choice.length === attrs.length && choice.every((at, attr) => attrs[attr]!.values[at] !== undefined)
    if (!fits || seen.has(choice.join())) return `skus.${index}.choice`
    seen.add(choice.join())
  }
  return null
}

/** The chosen values' names joined; empty for goods without options. */
export function skuName(attrs: readonly NewAttr[], choice: readonly number[]): LocalText {
  const names = choice.map((at, attr) => attrs[attr]!.values[at]!.name)
  const chinese = names.map((name) => name['zh-cn']).join(' / ')
  return names.some((name) => name.en)
    ? { 'zh-cn': chinese, en: names.map((name) => name.en || name['zh-cn']).join(' / ') }
    : { 'zh-cn': chinese }
}
