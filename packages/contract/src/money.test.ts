import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allocate, formatMoney, parseMoney, sumCents, toCents } from './money.ts'

const runs = { numRuns: 100_000 }
const amount = fc.maxSafeInteger().map((value) => value % 10 ** 15)

test('an amount comes back from its wire form', () => {
  fc.assert(
    fc.property(amount, (value) => parseMoney(formatMoney(value)) === (value === 0 ? 0 : value)),
    runs,
  )
})

test.each([
  ['0', 0],
  ['0.00', 0],
  ['-0', 0],
  ['12', 1200],
  ['12.3', 1230],
  ['12.30', 1230],
  ['012.30', 1230],
  ['-0.01', -1],
  ['9999999999999.99', 999_999_999_999_999],
])('%s is %i cents', (text, cents) => expect(Object.is(parseMoney(text), cents)).toBe(true))

test.each([
  ['', 'nothing'],
  ['.5', 'no digit before the point'],
  ['5.', 'no digit after it'],
  ['1.234', 'three decimals'],
  ['+1', 'a plus'],
  ['--1', 'two signs'],
  ['1e3', 'an exponent'],
  ['1,000.00', 'a thousands comma'],
  [' 1', 'a space'],
  ['1\n', 'a line end'],
  ['１２', 'full-width digits'],
  ['٣', 'other digits'],
  ['NaN', 'no number'],
  ['10000000000000', 'fourteen digits'],
])('%j is no amount: %s', (text) => expect(parseMoney(text)).toBeNull())

test.each([
  [0, '0.00'],
  [5, '0.05'],
  [-5, '-0.05'],
  [1230, '12.30'],
  [-123456, '-1234.56'],
])('%i cents are written %s', (cents, text) => expect(formatMoney(cents)).toBe(text))

test('cents are whole and exact', () => {
  for (const bad of [0.5, Number.NaN, Infinity, 2 ** 53]) expect(() => toCents(bad)).toThrow(RangeError)
  expect(sumCents([1, 2, 3])).toBe(6)
  expect(() => sumCents([Number.MAX_SAFE_INTEGER, 1])).toThrow(RangeError)
})

const total = fc.maxSafeNat().map(toCents)
const weights = fc.array(fc.oneof(fc.nat(1000), fc.maxSafeNat(), fc.constant(0)), { minLength: 1, maxLength: 12 })

test('the parts of an allocation sum to the whole, and none is a unit off its exact share', () => {
  fc.assert(
    fc.property(total, weights, (whole, shares) => {
      const parts = allocate(whole, shares)
      const sum = shares.reduce((a, b) => a + BigInt(b), 0n)
      if (parts.reduce((a, b) => a + BigInt(b), 0n) !== BigInt(whole)) return false
      if (sum === 0n) return parts[0] === whole
      return parts.every((part, index) => {
        // |part − whole × weight / sum| < 1, in whole numbers
        const off = BigInt(part) * sum - BigInt(whole) * BigInt(shares[index] as number)
        return part >= 0 && off < sum && off > -sum
      })
    }),
    runs,
  )
})

test('the largest remainders get what is left, ties the lower position', () => {
  expect(allocate(toCents(10), [1, 1, 1])).toEqual([4, 3, 3])
  expect(allocate(toCents(11), [1, 1, 1])).toEqual([4, 4, 3])
  expect(allocate(toCents(100), [1, 2, 4])).toEqual([14, 29, 57])
  expect(allocate(toCents(5), [0, 0])).toEqual([5, 0])
  expect(allocate(toCents(0), [3, 4])).toEqual([0, 0])
})

test('an allocation without weights, of a debt or by negative weights is refused', () => {
  expect(() => allocate(toCents(1), [])).toThrow(RangeError)
  expect(() => allocate(toCents(-1), [1])).toThrow(RangeError)
  expect(() => allocate(toCents(1), [2, -1])).toThrow(RangeError)
})
