import type { GoodsDetail } from '@fangshi/contract/catalog'

/** Which SKU a shopper means, while not every attribute is chosen. Pure. */

type Attrs = GoodsDetail['attrs']
type Sku = GoodsDetail['skus'][number]
/** What choosing needs of a SKU. */
type ChoiceSku = Pick<Sku, 'value_ids' | 'goods_stock'>

/** One value id per attribute, in the attributes' order; null where none is chosen. */
export type Choice = readonly (number | null)[]

/** `missing`: no such SKU beside what is chosen elsewhere; `sold_out`: there are some, without stock. */
export type ValueState = 'offered' | 'sold_out' | 'missing'

/** SKUs that agree with the choice, leaving out the attribute at `except`. */
export const matching = <S extends ChoiceSku>(skus: readonly S[], choice: Choice, except?: number): S[] =>
  skus.filter(({ value_ids }) => choice.every((id, at) => at === except || id === null || value_ids[at] === id))

/** The SKU of a full choice; the only one of goods without attributes. */
export const skuOf = <S extends ChoiceSku>(skus: readonly S[], choice: Choice): S | undefined =>
  choice.includes(null) ? undefined : matching(skus, choice)[0]

/** Where no choice was made yet. */
export const emptyChoice = (attrs: Attrs): Choice => attrs.map(() => null)

/** The choice at the start: the SKU of the address, or the only one there is. */
export function firstChoice(attrs: Attrs, skus: readonly Sku[], skuId: number): Choice {
  const named = skus.find(({ id }) => id === skuId) ?? (skus.length === 1 ? skus[0] : undefined)
  return named ? attrs.map((_, at) => named.value_ids[at] ?? null) : emptyChoice(attrs)
}

/** Takes a value of the attribute at `at`; the chosen one again gives it back. */
export const toggle = (choice: Choice, at: number, valueId: number): Choice =>
  choice.map((id, index) => (index === at ? (id === valueId ? null : valueId) : id))

/**
 * Whether a value of the attribute at `at` can be taken beside what is chosen in the others. What is chosen in its own
 * attribute does not count, so that switching stays possible. Goods that are sold out altogether can still be looked at.
 */
export function valueState(skus: readonly ChoiceSku[], choice: Choice, at: number, valueId: number): ValueState {
  const found = matching(skus, choice, at).filter(({ value_ids }) => value_ids[at] === valueId)
  if (!found.length) return 'missing'
  const isSoldOut = skus.every(({ goods_stock }) => goods_stock <= 0)
  return isSoldOut || found.some(({ goods_stock }) => goods_stock > 0) ? 'offered' : 'sold_out'
}

/** The first attribute without a chosen value, -1 for none. */
export const missingAttr = (choice: Choice): number => choice.indexOf(null)

/** The names of the chosen values, in the attributes' order. */
export const chosenNames = (attrs: Attrs, choice: Choice): string[] =>
  attrs.flatMap(({ values }, at) => values.find(({ id }) => id === choice[at])?.name ?? [])

/** The picture of what is chosen: the SKU's, or that of the last chosen value that has one; "" for none. */
export function chosenImage(attrs: Attrs, skus: readonly Sku[], choice: Choice): string {
  const ofSku = skuOf(skus, choice)?.goods_image
  const ofValues = attrs.map(({ values }, at) => values.find(({ id }) => id === choice[at])?.image)
  return ofSku || ofValues.findLast(Boolean) || ''
}

export interface Offer {
  /** Of the cheapest SKU that fits the choice. */
  goods_price: string
  goods_market_price: string
  /** Other fitting SKUs cost more. */
  isFrom: boolean
  /** Pieces over all fitting SKUs. */
  goods_stock: number
  /** Pieces of one line: the most that any fitting SKU has. */
  maxPieces: number
}

/** Price and stock of what fits the choice; a choice that nothing fits shows those of all SKUs. */
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
