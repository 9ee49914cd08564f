import type { ErrorKey } from '@fangshi/contract/errors'
import { maxPieces } from '@fangshi/contract/goods-form'
import { parseMoney } from '@fangshi/contract/money'
import { typedFields, type SkuDraft, type TypedField } from './sku-matrix.ts'

export const units = ['g', 'kg'] as const
export type Unit = (typeof units)[number]

/** The errors of a row, by field. */
export type SkuFaults = Readonly<Partial<Record<TypedField, ErrorKey>>>

/** A tonne, and 9,999,999.99, the limits of the contract. */
const maxGrams = 1_000_000
const maxCents = 999_999_999

const gramsPattern = { g: /^\d{1,7}$/, kg: /^\d{1,4}(\.\d{1,3})?$/ } as const

/** A typed weight in grams; undefined if it is not a valid weight. */
export function gramsOf(text: string, unit: Unit): number | undefined {
  const typed = text.trim()
  if (!gramsPattern[unit].test(typed)) return undefined
  return unit === 'g' ? Number(typed) : Math.round(Number(typed) * 1000)
}

/** Grams as text in a unit. */
export const weightText = (grams: number, unit: Unit): string => String(unit === 'g' ? grams : grams / 1000)

/** Converts the rows to another unit; invalid weights stay as typed. */
export const inUnit = (skus: readonly SkuDraft[], from: Unit, to: Unit): SkuDraft[] =>
  skus.map((sku) => {
    const grams = gramsOf(sku.weight, from)
    return grams === undefined ? sku : { ...sku, weight: weightText(grams, to) }
  })

function moneyFault(text: string): ErrorKey | undefined {
  const cents = parseMoney(text.trim())
  if (cents === null) return 'MONEY_INVALID'
  if (cents < 0) return 'TOO_SMALL'
  return cents > maxCents ? 'TOO_BIG' : undefined
}

function faultOf(field: TypedField, text: string, unit: Unit): ErrorKey | undefined {
  const typed = text.trim()
  if (field === 'sku_no') return typed.length > 40 ? 'TOO_LONG' : undefined
  if (!typed) return field === 'market_price' ? undefined : 'REQUIRED'
  if (field === 'weight') {
    const grams = gramsOf(typed, unit)
    if (grams === undefined) return 'NUMBER_INVALID'
    return grams > maxGrams ? 'TOO_BIG' : undefined
  }
  if (field === 'stock') {
    if (!/^\d{1,9}$/.test(typed)) return 'NUMBER_INVALID'
    return Number(typed) > maxPieces ? 'TOO_BIG' : undefined
  }
  return moneyFault(typed)
}

/** Validates a row; the server validates again. */
export const faultsOf = (sku: SkuDraft, unit: Unit): SkuFaults =>
  Object.fromEntries(
    typedFields.flatMap((field) => {
      const fault = faultOf(field, sku[field], unit)
      return fault ? [[field, fault]] : []
    }),
  )

/** The errors of all rows by index; duplicate numbers are marked as taken. */
export function allFaults(skus: readonly SkuDraft[], unit: Unit): Map<number, SkuFaults> {
  const numbers = new Set<string>()
  const faults = new Map<number, SkuFaults>()
  skus.forEach((sku, index) => {
    const own = faultsOf(sku, unit)
    const number = sku.sku_no.trim()
    const isTwice = number !== '' && numbers.has(number)
    numbers.add(number)
    const all: SkuFaults = isTwice ? { ...own, sku_no: 'TAKEN' } : own
    if (Object.keys(all).length) faults.set(index, all)
  })
  return faults
}
