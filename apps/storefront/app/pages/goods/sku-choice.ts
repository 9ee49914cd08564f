import type { GoodsDetail } from '@fangshi/contract/catalog'

/** Finds the SKU that matches a shopper's partial or complete choice. Pure. */

type Attrs = GoodsDetail['attrs']
type Sku = GoodsDetail['skus'][number]
/** The part of a SKU that matters for choosing. */
type ChoiceSku = Pick<Sku, 'value_ids' | 'goods_stock'>

/** One value id per attribute, in the order of the attributes; null if none is chosen. */
export type Choice = readonly (number | null)[]

/** `missing`: no SKU combines it with the other choices; `sold_out`: there are such SKUs, but none in stock. */
export type ValueState = 'offered' | 'sold_out' | 'missing'

/** The SKUs that match the choice, ignoring the attribute at index `except`. */
export const matching = <S extends ChoiceSku>(skus: readonly S[], choice: Choice, except?: number): S[] =>
  skus.filter(({ value_ids }) => choice.every((id, at) => at === except || id === null || value_ids[at] === id))

/** The SKU of a complete choice; for goods without attributes the only one. */
export const skuOf = <S extends ChoiceSku>(skus: readonly S[], choice: Choice): S | undefined =>
  choice.includes(null) ? undefined : matching(skus, choice)[0]

/** The choice with nothing chosen. */
export const emptyChoice = (attrs: Attrs): Choice => attrs.map(() => null)

/** The initial choice: the SKU in the address, or the only SKU. */
export function firstChoice(attrs: Attrs, skus: readonly Sku[], skuId: number): Choice {
  const named = skus.find(({ id }) => id === skuId) ?? (skus.length === 1 ? skus[0] : undefined)
  return named ? attrs.map((_, at) => named.value_ids[at] ?? null) : emptyChoice(attrs)
}

/** Chooses a value of the attribute at index `at`, or unchooses it if it is chosen. */
export const toggle = (choice: Choice, at: number, valueId: number): Choice =>
  choice.map((id, index) => (index === at ? (id === valueId ? null : valueId) : id))

/**
 * Whether a value of the attribute at index `at` can be combined with the other choices. The choice in its own
 * attribute is ignored, so switching stays possible. If everything is sold out, all existing values are offered for
 * viewing.
 */
export function valueState(skus: readonly ChoiceSku[], choice: Choice, at: number, valueId: number): ValueState {
  const found = matching(skus, choice, at).filter(({ value_ids }) => value_ids[at] === valueId)
  if (!found.length) return 'missing'
  const isSoldOut = skus.every(({ goods_stock }) => goods_stock <= 0)
  return isSoldOut || found.some(({ goods_stock }) => goods_stock > 0) ? 'offered' : 'sold_out'
}

/** The index of the first attribute without a chosen value, -1 if there is none. */
export const firstMissing = (choice: Choice): number => choice.indexOf(null)

/** The names of the chosen values, in the order of the attributes. */
export const chosenNames = (attrs: Attrs, choice: Choice): string[] =>
  attrs.flatMap(({ values }, at) => values.find(({ id }) => id === choice[at])?.name ?? [])

/** The picture of the choice: the SKU's, or that of the last chosen value with a picture; "" if there is none. */
export function chosenImage(attrs: Attrs, skus: readonly Sku[], choice: Choice): string {
  const ofSku = skuOf(skus, choice)?.goods_image
  const ofValues = attrs.map(({ values }, at) => values.find(({ id }) => id === choice[at])?.image)
  return ofSku || ofValues.findLast(Boolean) || ''
}

export interface Offer {
  /** The price of the cheapest matching SKU. */
  goods_price: string
  goods_market_price: string
  /** Whether other matching SKUs cost more. */
  isFrom: boolean
  /** The stock of all matching SKUs together. */
  goods_stock: number
  /** The highest stock of a single matching SKU. */
  maxPieces: number
}

/** Price and stock of the SKUs that match the choice, or of all SKUs if none matches. */
export function offerOf(skus: readonly Sku[], choice: Choice): Offer | undefined {
  const found = matching(skus, choice)
  const fitting = found.length ? found : skus
  const byPrice = [...fitting].sort((a, b) => Number(a.goods_price) - Number(b.goods_price))
  const [cheapest, dearest] = [byPrice[0], byPrice.at(-1)]
  if (!cheapest || !dearest) return undefined
  return {
    goods_price: cheapest.goods_price,
    goods_market_price: cheapest.goods_market_price,
    isFrom: cheapest.goods_price !== dearest.goods_price,
    goods_stock: fitting.reduce((sum, { goods_stock }) => sum + goods_stock, 0),
    maxPieces: Math.max(...fitting.map(({ goods_stock }) => goods_stock)),
  }
}
