import { toCents } from '@fangshi/contract/money'
import { expect, test } from 'vitest'
import { newPrice, type PriceChange } from './new-price.ts'

const cents = (mode: PriceChange['mode'], amount: number, old = 1999): number =>
  newPrice(old, mode === 'percent' ? { mode, percent: amount } : { mode, price: toCents(amount) })

test('a price is set, raised, lowered, or made a share of what it was', () => {
  expect([cents('set', 5), cents('raise', 5), cents('lower', 5), cents('percent', 90)]).toEqual([5, 2004, 1994, 1799])
})

test('no price falls below a cent or rises beyond what a price may be', () => {
  const fields = (mode: PriceChange['mode'], amount: number, old?: number): unknown => {
    try {
      return cents(mode, amount, old)
    } catch (error) {
      return (error as { details: { fields: unknown } }).details.fields
    }
  }
  expect(fields('lower', 1999)).toEqual({ price: 'TOO_SMALL' })
  expect(fields('set', 0)).toEqual({ price: 'TOO_SMALL' })
  expect(fields('percent', 10, 4)).toEqual({ percent: 'TOO_SMALL' })
  expect(fields('percent', 1000, 999_999_999)).toEqual({ percent: 'TOO_BIG' })
  expect(() => newPrice(1, { mode: 'percent', price: toCents(1) })).toThrow(/INVALID_INPUT/)
})
