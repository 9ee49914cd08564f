import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mostFor, paidForFirst, piecesLeft, subsidyBack, type PaidLine } from './amounts.ts'

const line = (buy_num: number, paid_cents: number, refunded_num = 0, refunded_cents = 0): PaidLine => ({
  buy_num,
  paid_cents,
  refunded_num,
  refunded_cents,
})

test('the cents that are left over belong to the first pieces', () => {
  const of = line(3, 1000)
  expect([1, 2, 3].map((n) => paidForFirst(of, n))).toEqual([334, 667, 1000])
  expect(mostFor(of, 2)).toBe(667)
  expect(mostFor(line(3, 1000, 1, 334), 1)).toBe(333)
})

test('money that went back without its piece counts for the pieces that come back first', () => {
  const partly = line(2, 1000, 0, 300)
  expect(mostFor(partly, 1)).toBe(200)
  expect(mostFor(partly, 2)).toBe(700)
  expect(mostFor(line(2, 1000, 0, 800), 1)).toBe(0)
})

const paidLine = fc.tuple(fc.integer({ min: 1, max: 999 }), fc.integer({ min: 0, max: 100_000_000 }))

test('the shares of pieces differ by a cent at most and sum to what was paid', () => {
  fc.assert(
    fc.property(paidLine, ([buy_num, paid_cents]) => {
      const of = line(buy_num, paid_cents)
      const shares = Array.from({ length: buy_num }, (_, i) => paidForFirst(of, i + 1) - paidForFirst(of, i))
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(paid_cents)
      expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1)
      expect(shares).toEqual(shares.toSorted((a, b) => b - a))
    }),
    { numRuns: 200 },
  )
})

test('whatever is refunded in whichever parts, never more goes back than was paid, and all pieces bring all of it', () => {
  const parts = fc.array(fc.tuple(fc.integer({ min: 1, max: 20 }), fc.double({ min: 0, max: 1, noNaN: true })), {
    maxLength: 20,
  })
  fc.assert(
    fc.property(paidLine, parts, ([buy_num, paid_cents], requests) => {
      const of = line(buy_num, paid_cents)
      const refund = (n: number, share: number): void => {
        const most = mostFor(of, n)
        const amount = Math.floor(most * share)
        if (amount === most) of.refunded_num += n
        of.refunded_cents += amount
        expect(of.refunded_cents).toBeLessThanOrEqual(paid_cents)
      }
      for (const [n, share] of requests) if (n <= piecesLeft(of)) refund(n, share > 0.5 ? 1 : share)
      if (piecesLeft(of)) refund(piecesLeft(of), 1)
      expect(of).toMatchObject({ refunded_num: buy_num, refunded_cents: paid_cents })
    }),
    { numRuns: 500 },
  )
})

test('the platform gets its part back in proportion to what the shopper gets, in the end all of it', () => {
  const of = { ...line(3, 1000), subsidy_cents: 500, refunded_subsidy_cents: 0 }
  expect(subsidyBack(of, { cents: 334, pieces: 1 })).toBe(167)
  const later = { ...line(3, 1000, 1, 334), subsidy_cents: 500, refunded_subsidy_cents: 167 }
  expect(subsidyBack(later, { cents: 666, pieces: 2 })).toBe(333)
  expect(subsidyBack(later, { cents: 0, pieces: 2 })).toBe(0)
})

test('of a line that the platform paid alone its part goes back by pieces', () => {
  const of = { ...line(3, 0), subsidy_cents: 1000, refunded_subsidy_cents: 0 }
  expect(subsidyBack(of, { cents: 0, pieces: 1 })).toBe(334)
  const later = { ...line(3, 0, 1), subsidy_cents: 1000, refunded_subsidy_cents: 334 }
  expect(subsidyBack(later, { cents: 0, pieces: 2 })).toBe(666)
})

test('however a line is refunded, the platform never gets more than its part, and all of it with the last cent', () => {
  const refunds = fc.array(fc.integer({ min: 0, max: 40_000_000 }), { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(
      paidLine,
      fc.integer({ min: 0, max: 1_000_000 }),
      refunds,
      ([buy_num, paid_cents], subsidy_cents, steps) => {
        const of = { ...line(buy_num, paid_cents), subsidy_cents, refunded_subsidy_cents: 0 }
        for (const step of [...steps, paid_cents]) {
          const cents = Math.min(step, of.paid_cents - of.refunded_cents)
          const isLast = of.refunded_cents + cents === paid_cents
          const pieces = isLast ? buy_num - of.refunded_num : 0
          const back = subsidyBack(of, { cents, pieces })
          expect(back).toBeGreaterThanOrEqual(0)
          of.refunded_cents += cents
          of.refunded_num += pieces
          of.refunded_subsidy_cents += back
          expect(of.refunded_subsidy_cents).toBeLessThanOrEqual(subsidy_cents)
        }
        expect(of.refunded_subsidy_cents).toBe(subsidy_cents)
      },
    ),
  )
})
