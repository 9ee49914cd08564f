import type { ErrorKey } from '@fangshi/contract/errors'
import type { addGoods } from '@fangshi/contract/goods-seller'
import type { LocalText } from '@fangshi/contract/locale'
import type { DecodedCall } from '@fangshi/contract/route'

/** Pure rules of the goods form (rules §3). */

/** The form as it arrives, decoded: prices in cents, weights in grams. */
export type GoodsInput = DecodedCall<typeof addGoods>['body']
/** Field → error key. */
export type Faults = Record<string, ErrorKey>
/** Value id → its attribute and name. */
export type KnownValues = ReadonlyMap<number, { attr_id: number; name: LocalText }>

/** SKUs of the same values are the same SKU, whatever the attributes' order. */
export const valuesKey = (value_ids: readonly number[]): string => value_ids.toSorted((a, b) => a - b).join()

/** Attributes and values are the store's, each once. */
export function attrFaults({ attrs }: Pick<GoodsInput, 'attrs'>, known: KnownValues): Faults {
  const faults: Faults = {}
  const seen = new Set<number>()
  for (const [at, { attr_id, values }] of attrs.entries()) {
    if (seen.has(attr_id)) faults[`attrs.${at}.attr_id`] = 'TAKEN'
    seen.add(attr_id)
    const ids = values.map(({ value_id }) => value_id)
    for (const [place, id] of ids.entries()) {
      const field = `attrs.${at}.values.${place}.value_id`
      if (known.get(id)?.attr_id !== attr_id) faults[field] = 'CHOICE_INVALID'
      else if (ids.indexOf(id) < place) faults[field] = 'TAKEN'
    }
  }
  return faults
}

/** Each SKU is one value of every attribute, none twice; goods without options have exactly one. */
export function skuFaults({ attrs, skus }: Pick<GoodsInput, 'attrs' | 'skus'>): Faults {
  const faults: Faults = {}
  const chosen = attrs.map(({ values }) => new Set(values.map(({ value_id }) => value_id)))
  const seen = new Set<string>()
  const numbers = new Set<string>()
  for (const [at, { value_ids, sku_no }] of skus.entries()) {
    const fits = value_ids.length === chosen.length && value_ids.every((id, attr) => chosen[attr]?.has(id))
    const key = valuesKey(value_ids)
    if (!fits) faults[`skus.${at}.value_ids`] = 'CHOICE_INVALID'
    else if (seen.has(key)) faults[`skus.${at}.value_ids`] = 'TAKEN'
    if (sku_no && numbers.has(sku_no)) faults[`skus.${at}.sku_no`] = 'TAKEN'
    if (fits) seen.add(key)
    numbers.add(sku_no)
  }
  return faults
}

/** The names of a SKU's values joined, in both languages where one of them has both; empty without options. */
export function skuNameOf(names: readonly LocalText[]): LocalText {
  const chinese = names.map((name) => name['zh-cn']).join(' / ')
  return names.some(({ en }) => en)
    ? { 'zh-cn': chinese, en: names.map((name) => name.en || name['zh-cn']).join(' / ') }
    : { 'zh-cn': chinese }
}

/** Numbers for SKUs that have none: the goods' own with the first free count behind it. */
export function fillNumbers(goods_no: string, skuNos: readonly string[], taken: ReadonlySet<string>): string[] {
  const used = new Set([...skuNos, ...taken])
  let count = 0
  return skuNos.map((sku_no) => {
    if (sku_no) return sku_no
    do count += 1
    while (used.has(`${goods_no}-${count}`))
    return `${goods_no}-${count}`
  })
}
