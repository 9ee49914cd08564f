import { allocate, sumCents, toCents } from '@fangshi/contract/money'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

/** `expect` is slower than what is tested, so long properties throw their own errors. */
function holds(fact: boolean, what: string): void {
  if (!fact) throw new Error(what)
}

describe('allocate', () => {
  const weights = fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 12 })
  const total = fc.nat(100_000_000).map(toCents)

  test('parts sum to the total and are within one unit of the exact share', () => {
    fc.assert(
      fc.property(total, weights, (amount, shares) => {
        const parts = allocate(amount, shares)
        const sum = shares.reduce((a, b) => a + b, 0)
        holds(sumCents(parts) === amount, 'parts sum')
        for (const [index, part] of parts.entries()) {
          holds(part >= 0, 'no part is negative')
          if (sum > 0) holds(Math.abs(part - (amount * (shares[index] ?? 0)) / sum) < 1, 'within one unit')
        }
      }),
      { numRuns: 20_000 },
    )
  })

  test('gives each weight the same part wherever it stands, but for ties', () => {
    fc.assert(
      fc.property(
        total,
        fc.uniqueArray(fc.integer({ min: 1, max: 100_000 }), { minLength: 1, maxLength: 8 }),
        (amount, shares) => {
          const sum = shares.reduce((a, b) => a + b, 0)
          const rests = shares.map((share) => (BigInt(amount) * BigInt(share)) % BigInt(sum))
          fc.pre(new Set(rests).size === rests.length)
          const parts = allocate(amount, shares)
          expect(allocate(amount, [...shares].reverse())).toEqual([...parts].reverse())
        },
      ),
    )
  })

  test('never gives a weight more than itself when the total is within the sum', () => {
    fc.assert(
      fc.property(weights, fc.double({ min: 0, max: 1, noNaN: true }), (shares, of) => {
        const amount = toCents(Math.floor(shares.reduce((a, b) => a + b, 0) * of))
        for (const [index, part] of allocate(amount, shares).entries()) holds(part <= (shares[index] ?? 0), 'capped')
      }),
    )
  })
})
