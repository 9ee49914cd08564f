import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { commissionOf } from '../commissions/rules.ts'
import { takeBack, type PaidShare } from './take-back.ts'

const share = (share_id: number, base_cents: number, rate_bp: number): PaidShare => ({
  share_id,
  user_id: share_id,
  rate_bp,
  base_cents,
  commission_cents: commissionOf(base_cents, rate_bp),
  refunded_cents: 0,
  returned_cents: 0,
})
const takenOf = (...args: Parameters<typeof takeBack>): number[] =>
  takeBack(...args).map(({ taken_cents }) => taken_cents)

test('in proportion to what is refunded', () => {
  expect(takenOf([share(1, 2000, 1000), share(2, 2000, 333)], 1000, 1000)).toEqual([100, 33])
})

test('all of it with the whole line', () => {
  expect(takenOf([share(1, 1999, 1000), share(2, 1999, 333)], 1999, 1999)).toEqual([199, 66])
})

test('parts of a cent never give back more than what is refunded', () => {
  const shares = [share(1, 10, 1000), share(2, 10, 1000), share(3, 10, 1000)]
  expect(takenOf(shares, 1, 1)).toEqual([1, 0, 0])
  const later = shares.map((one, at) => ({ ...one, refunded_cents: 1, returned_cents: at === 0 ? 1 : 0 }))
  expect(takenOf(later, 9, 9)).toEqual([0, 1, 1])
})

test('of any line refunded in any parts all is taken back in the end, and the store never gets money out of a refund', () => {
  const rates = fc.array(fc.integer({ min: 1, max: 1666 }), { minLength: 1, maxLength: 3 })
  const parts = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(rates, fc.integer({ min: 0, max: 4000 }), parts, (bps, commission_bp, amounts) => {
      const base = amounts.reduce((sum, amount) => sum + amount, 0)
      let shares = bps.map((bp, at) => share(at, base, bp))
      let refunded = 0
      for (const amount of amounts) {
        const platform =
          commissionOf(base - refunded, commission_bp) - commissionOf(base - refunded - amount, commission_bp)
        const taken = takenOf(shares, amount, amount - platform)
        expect(taken.every((cents) => cents >= 0)).toBe(true)
        expect(taken.reduce((sum, cents) => sum + cents, platform)).toBeLessThanOrEqual(amount)
        refunded += amount
        shares = shares.map((one, at) => ({
          ...one,
          refunded_cents: refunded,
          returned_cents: one.returned_cents + (taken[at] ?? 0),
        }))
      }
      expect(shares.map(({ returned_cents }) => returned_cents)).toEqual(shares.map((one) => one.commission_cents))
    }),
    { numRuns: 500 },
  )
})
