import type { priceModes } from '@fangshi/contract/goods-bulk'
import { toCents, type Cents } from '@fangshi/contract/money'
import { failFields } from '../../../../kernel/fail.ts'

export interface PriceChange {
  mode: (typeof priceModes)[number]
  /** Cents. */
  price?: Cents | undefined
  percent?: number | undefined
}

const maxCents = 999_999_999

/** The price of a SKU after a bulk change, in cents. Throws INVALID_INPUT for a missing amount and beyond 0.01 to 9,999,999.99. */
export function newPrice(old: number, { mode, price, percent }: PriceChange): Cents {
  const amount = mode === 'percent' ? percent : price
  const field = mode === 'percent' ? 'percent' : 'price'
  if (amount === undefined) return failFields({ [field]: 'REQUIRED' })
  const after = {
    set: amount,
    raise: old + amount,
    lower: old - amount,
    percent: Math.round((old * amount) / 100),
  }[mode]
  if (after < 1) return failFields({ [field]: 'TOO_SMALL' })
  if (after > maxCents) return failFields({ [field]: 'TOO_BIG' })
  return toCents(after)
}
