import type { ErrorKey } from '@fangshi/contract/errors'
import type { GoodsSheetRow } from '@fangshi/contract/goods-seller'
import { maxAttrs, maxImages, maxSkus } from '@fangshi/contract/goods-form'
import type * as z from 'zod/mini'

/** Pure rules of goods sheets: each row is a SKU, and rows with the same goods number form one goods. */

export type Row = z.output<typeof GoodsSheetRow>
/** An invalid row, counted from 0. */
export interface Fault {
  row: number
  field: keyof Row
  key: ErrorKey
}
export interface Option {
  attr: string
  value: string
}
export interface SheetSku {
  /** Its index in the sheet. */
  at: number
  row: Row
  options: Option[]
}
export interface SheetGoods {
  goods_no: string
  /** The first row, which carries the goods data. */
  first: Row
  at: number
  images: string[]
  skus: SheetSku[]
}

/** `颜色:红; 尺码:M` → its pairs; null for anything else. */
export function parseOptions(text: string): Option[] | null {
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
export const writeOptions = (options: readonly Option[]): string =>
  options.map(({ attr, value }) => `${attr}:${value}`).join('; ')

/** Addresses in a cell, separated by spaces, commas or line breaks. */
const parseAddresses = (cell: string): string[] => [...new Set(cell.split(/[\s,，]+/).filter(Boolean))]

/** The rows as goods, in the order of their first rows. */
export function groupRows(rows: readonly Row[]): { goods: SheetGoods[]; faults: Fault[] } {
  const faults: Fault[] = []
  const byNumber = new Map<string, SheetGoods>()
  for (const [at, row] of rows.entries()) {
    let goods = byNumber.get(row.goods_no)
    if (!goods) {
      goods = { goods_no: row.goods_no, first: row, at, images: parseAddresses(row.goods_images ?? ''), skus: [] }
      byNumber.set(row.goods_no, goods)
    }
    const options = parseOptions(row.options ?? '')
    if (!options) faults.push({ row: at, field: 'options', key: 'INVALID' })
    goods.skus.push({ at, row, options: options ?? [] })
  }
  const goods = [...byNumber.values()]
  return { goods, faults: [...faults, ...goods.flatMap(goodsFaults)] }
}

/**
 * Faults within the rows of one goods: the first row must be complete, and the SKUs a matrix within the bounds (rules
 * §3).
 */
function goodsFaults({ first, at, images, skus }: SheetGoods): Fault[] {
  const faults: Fault[] = []
  for (const field of ['goods_name', 'class_name', 'goods_images'] as const)
    if (!first[field]) faults.push({ row: at, field, key: 'REQUIRED' })
  if (images.length > maxImages) faults.push({ row: at, field: 'goods_images', key: 'TOO_LONG' })
  if (skus.length > maxSkus) faults.push({ row: at, field: 'goods_no', key: 'TOO_LONG' })
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

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** The plain text of a cell as html: an empty line starts a new paragraph. */
export const textToHtml = (text: string): string =>
  text
    .trim()
    .split(/\n\s*\n/)
    .filter(Boolean)
    .map((part) => `<p>${part.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign).replaceAll('\n', '<br>')}</p>`)
    .join('')

const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" }

/** Html as the plain text of a cell; blocks are separated by an empty line. */
export const htmlToText = (html: string): string =>
  html
    .replace(/<br\s*\/?>/g, '\n')
    .replace(/<\/(p|h\d|li|tr|div|blockquote|figure)>/g, '\n\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: string) => signs[name] ?? '')
    .replace(/[^\S\n]*\n\s*\n\s*/g, '\n\n')
    .trim()
