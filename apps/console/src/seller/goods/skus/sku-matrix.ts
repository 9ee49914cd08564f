/** Options of goods and the resulting SKUs (rules §3), as pure functions. */

export interface ChosenValue {
  id: number
  name: string
  /** The picture that stands for the value in the shop. */
  image?: string
}

/** An attribute with the values selected for these goods, in order. */
export interface ChosenAttr {
  id: number
  name: string
  values: readonly ChosenValue[]
}

/** A row of the matrix as typed; `weight` in the unit on screen. */
export interface SkuDraft {
  /** Absent until it is saved. */
  id?: number
  /** The stock on hand when the form was loaded; the stock is changed only where it differs (rules §3). */
  old_stock?: number
  value_ids: readonly number[]
  price: string
  market_price: string
  weight: string
  stock: string
  sku_no: string
  image: string
}

/** The fields of a row that are typed. */
export const typedFields = ['price', 'market_price', 'weight', 'stock', 'sku_no'] as const
export type TypedField = (typeof typedFields)[number]
type SkuField = TypedField | 'image'

/** A row with nothing in it. */
export const emptySku = (value_ids: readonly number[] = []): SkuDraft => ({
  value_ids,
  price: '',
  market_price: '',
  weight: '',
  stock: '',
  sku_no: '',
  image: '',
})

/** Identifies a row, independent of the order of the attributes. */
export const keyOf = (value_ids: readonly number[]): string => [...value_ids].sort((a, b) => a - b).join('-')

const withValues = (attrs: readonly ChosenAttr[]): ChosenAttr[] => attrs.filter(({ values }) => values.length > 0)

/** How many SKUs the selected values produce; goods without options have one. */
export const countSkus = (attrs: readonly ChosenAttr[]): number =>
  withValues(attrs).reduce((count, { values }) => count * values.length, 1)

/** All combinations of one value per attribute, in attribute order; the last attribute varies fastest. */
export const combinations = (attrs: readonly ChosenAttr[]): number[][] =>
  withValues(attrs).reduce<number[][]>(
    (rows, { values }) => rows.flatMap((row) => values.map(({ id }) => [...row, id])),
    [[]],
  )

const holdsData = (sku: SkuDraft): boolean =>
  sku.id !== undefined || sku.image !== '' || typedFields.some((field) => sku[field].trim() !== '')

/**
 * What new rows inherit from a row with fewer options: values that are usually equal, never amounts that would add up.
 */
const alike = ({ price, market_price, weight, image }: SkuDraft, value_ids: readonly number[]): SkuDraft => ({
  ...emptySku(value_ids),
  price,
  market_price,
  weight,
  image,
})

const isSameChoice = (one: SkuDraft, value_ids: readonly number[]): boolean =>
  one.value_ids.length === value_ids.length && keyOf(one.value_ids) === keyOf(value_ids)

export interface ResizedMatrix {
  skus: SkuDraft[]
  /** Filled-in rows that no longer have a place. */
  lost: SkuDraft[]
}

/**
 * The rows of other options. A row whose values stay keeps everything; with another attribute its first successor keeps
 * everything and the others prices, weight and picture; without one, the first of the rows that fall together stays.
 */
export function resize(
  skus: readonly SkuDraft[],
  before: readonly ChosenAttr[],
  after: readonly ChosenAttr[],
): ResizedMatrix {
  const [old, now] = [withValues(before), withValues(after)]
  const isCommon = new Set(
    [...old, ...now]
      .filter(({ id }) => old.some((one) => one.id === id) && now.some((one) => one.id === id))
      .flatMap(({ values }) => values.map(({ id }) => id)),
  )
  const common = (value_ids: readonly number[]): string => keyOf(value_ids.filter((id) => isCommon.has(id)))
  const sources = new Map<string, SkuDraft[]>()
  for (const sku of skus) {
    const key = common(sku.value_ids)
    sources.set(key, [...(sources.get(key) ?? []), sku])
  }
  const used = new Set<SkuDraft>()
  const rows = combinations(after).map((value_ids): SkuDraft => {
    const group = sources.get(common(value_ids)) ?? []
    const source = group.find(holdsData) ?? group[0]
    if (!source) return emptySku(value_ids)
    const isFirst = !used.has(source)
    used.add(source)
    if (!isFirst) return alike(source, value_ids)
    // Other options make a different SKU, so past sales stay with the old one.
    if (isSameChoice(source, value_ids)) return { ...source, value_ids }
    const { id: _id, old_stock: _stock, ...typed } = source
    return { ...typed, value_ids }
  })
  return { skus: rows, lost: skus.filter((sku) => !used.has(sku) && holdsData(sku)) }
}

/** Writes a value into some rows; rows that already have it stay the same objects, so they are not rendered again. */
export const bulkSet = (
  skus: readonly SkuDraft[],
  field: SkuField,
  value: string,
  isChosen: (sku: SkuDraft) => boolean = () => true,
): SkuDraft[] => skus.map((sku) => (isChosen(sku) && sku[field] !== value ? { ...sku, [field]: value } : sku))

/** Copies a field of one row into all rows below it. */
export const fillDown = (skus: readonly SkuDraft[], from: number, field: SkuField): SkuDraft[] => {
  const below = new Set(skus.slice(from + 1))
  return bulkSet(skus, field, skus[from]?.[field] ?? '', (sku) => below.has(sku))
}

/** Writes lines and tabs from a spreadsheet into the rows from one cell on; what goes beyond the matrix is left out. */
export function pasteBlock(
  skus: readonly SkuDraft[],
  from: number,
  field: TypedField,
  text: string,
): SkuDraft[] | undefined {
  const lines = text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => line.split('\t'))
  if (lines.length === 1 && lines[0]?.length === 1) return undefined
  const fields = typedFields.slice(typedFields.indexOf(field))
  return skus.map((sku, index) => {
    const cells = lines[index - from]
    if (!cells || index < from) return sku
    const typed = fields.flatMap((name, at) => (cells[at] === undefined ? [] : [[name, cells[at].trim()] as const]))
    return { ...sku, ...Object.fromEntries(typed) }
  })
}
