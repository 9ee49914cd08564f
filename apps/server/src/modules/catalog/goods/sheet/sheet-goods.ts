import type { ErrorKey } from '@fangshi/contract/errors'
import { maxAttrs, maxImages, maxSkus } from '@fangshi/contract/goods-form'
import { parseOptions, type GoodsSheetRow, type SheetOption } from '@fangshi/contract/goods-sheet'
import type * as z from 'zod/mini'

/** Pure rules of goods sheets: each row is a SKU, and rows with the same goods number form one goods. */

export type Row = z.output<typeof GoodsSheetRow>
/** An invalid row, counted from 0. */
export interface Fault {
  row: number
  field: keyof Row
  key: ErrorKey
}
export interface SheetSku<R extends Row = Row> {
  /** Its index in the sheet. */
  at: number
  row: R
  options: SheetOption[]
}
export interface SheetGoods<R extends Row = Row> {
  goods_no: string
  /** The first row, which carries the goods data. */
  first: R
  at: number
  images: string[]
  skus: SheetSku<R>[]
}

const figures = ['goods_price', 'goods_market_price', 'goods_weight', 'stock'] as const
type Figure = (typeof figures)[number]
/** A row that has all that a new SKU needs. */
export type NewRow = Row & { [F in Figure]-?: Exclude<Row[F], undefined> }

/** Addresses in a cell, separated by spaces, commas or line breaks. */
const parseAddresses = (cell: string): string[] => [...new Set(cell.split(/[\s,，]+/).filter(Boolean))]

/** The rows as goods, in the order of their first rows. */
export function groupRows(rows: readonly Row[]): SheetGoods[] {
  const byNumber = new Map<string, SheetGoods>()
  for (const [at, row] of rows.entries()) {
    const { goods_no, goods_images = '' } = row
    const goods = byNumber.get(goods_no) ?? {
      goods_no,
      first: row,
      at,
      images: parseAddresses(goods_images),
      skus: [],
    }
    byNumber.set(goods_no, goods)
    goods.skus.push({ at, row, options: parseOptions(row.options ?? '') ?? [] })
  }
  return [...byNumber.values()]
}

/** Faults of one goods that do not depend on whether it is new. */
export function boundFaults({ at, images, skus }: SheetGoods): Fault[] {
  const faults: Fault[] = []
  if (images.length > maxImages) faults.push({ row: at, field: 'goods_images', key: 'TOO_LONG' })
  if (skus.length > maxSkus) faults.push({ row: at, field: 'goods_no', key: 'TOO_LONG' })
  return faults
}

/** What new goods lack: the first row must be complete, and every row have its figures. */
export function lackingFields({ first, at, skus }: SheetGoods): Fault[] {
  const lacks = (field: keyof Row, row: number): Fault => ({ row, field, key: 'REQUIRED' })
  return [
    ...(['goods_name', 'class_name', 'goods_images'] as const)
      .filter((field) => !first[field])
      .map((field) => lacks(field, at)),
    ...skus.flatMap((sku) =>
      figures.filter((field) => sku.row[field] === undefined).map((field) => lacks(field, sku.at)),
    ),
  ]
}

export const isComplete = (goods: SheetGoods): goods is SheetGoods<NewRow> => !lackingFields(goods).length

/** Whether the SKUs of new goods are a matrix within the bounds (rules §3). */
export function matrixFaults({ at, skus }: SheetGoods): Fault[] {
  const faults: Fault[] = []
  const attrs = skus[0]?.options.map(({ attr }) => attr) ?? []
  if (attrs.length > maxAttrs || new Set(attrs).size < attrs.length)
    faults.push({ row: at, field: 'options', key: 'INVALID' })
  const seen = new Set<string>()
  for (const sku of skus) {
    const key = JSON.stringify(sku.options.map(({ value }) => value))
    if (sku.options.map(({ attr }) => attr).join('\n') !== attrs.join('\n'))
      faults.push({ row: sku.at, field: 'options', key: 'INVALID' })
    else if (seen.has(key)) faults.push({ row: sku.at, field: 'options', key: 'TAKEN' })
    seen.add(key)
  }
  return faults
}

/** Rows whose SKU number already appears earlier in the sheet. */
export function repeatedNumbers(rows: readonly Row[]): Fault[] {
  const seen = new Set<string>()
  return rows.flatMap(({ sku_no }, row): Fault[] => {
    const isRepeated = Boolean(sku_no) && seen.has(sku_no as string)
    seen.add(sku_no ?? '')
    return isRepeated ? [{ row, field: 'sku_no', key: 'TAKEN' }] : []
  })
}
