import { allocate, sumCents, toCents } from '@fangshi/contract/money'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { FreightTemplate } from '../freight/rules.ts'
import type { Discount } from './discounts.ts'
import { quote, type PricedQuote, type QuoteInput, type QuoteLine } from './quote.ts'

/** `expect` is slower than a quote, so this property over 100,000 carts throws its own errors. */
function holds(fact: boolean, what: string): void {
  if (!fact) throw new Error(what)
}

const text = { 'zh-cn': '字' }
const template = fc.record({
  first_weight_g: fc.integer({ min: 1, max: 3000 }),
  first_price_cents: fc.nat(3000),
  next_weight_g: fc.integer({ min: 1, max: 3000 }),
  next_price_cents: fc.nat(1000),
})
const lineOf = fc.record({
  sku_id: fc.integer({ min: 1, max: 6 }),
  price_cents: fc.nat(200_000),
  buy_num: fc.integer({ min: 1, max: 999 }),
  weight_g: fc.nat(5000),
  freight_choice: fc.constantFrom('default' as const, 'free' as const, 'template' as const),
})
const offerOf = fc.record({
  store_id: fc.integer({ min: 1, max: 2 }),
  amount_cents: fc.nat(500_000),
  sku_ids: fc.option(fc.constant([1, 2, 3])),
})
const cartOf: fc.Arbitrary<QuoteInput> = fc
  .record({
    lines: fc.array(lineOf, { minLength: 1, maxLength: 6 }),
    standard: template,
    special: template,
    province_code: fc.constantFrom('31', '65', null),
    offers: fc.array(offerOf, { maxLength: 3 }),
  })
  .map(({ lines, standard, special, province_code, offers }) => {
    const templates = (store: number): FreightTemplate[] => [
      { ...standard, id: store * 10, is_default: true, provinces: [] },
      { ...special, id: store * 10 + 1, is_default: false, provinces: ['65'] },
    ]
    return {
      lines: lines.map((line): QuoteLine => {
        const store_id = 1 + (line.sku_id % 2)
        return {
          ...line,
          cart_id: 0,
          goods_id: line.sku_id,
          store_id,
          goods_name: text,
          sku_name: text,
          goods_image: '',
          price_was_cents: null,
          stock: 999,
          freight_id: line.freight_choice === 'template' ? store_id * 10 + 1 : null,
          saleable: true,
        }
      }),
      stores: [
        { id: 1, name: text, logo: '' },
        { id: 2, name: text, logo: '' },
      ],
      templates: new Map([
        [1, templates(1)],
        [2, templates(2)],
      ]),
      province_code,
      discounts: offers.map((offer): Discount => ({ ...offer, kind: 'discount', offer: 'o', funder: 'store' })),
    }
  })

function checkSums(input: QuoteInput, priced: PricedQuote): void {
  for (const store of priced.stores) {
    holds(store.goods_cents === sumCents(store.lines.map((line) => line.total_cents)), 'goods are the sum of the lines')
    const paid = sumCents(store.lines.map((line) => line.paid_cents))
    holds(paid === store.goods_cents - store.discount_cents, 'lines know what was paid for them')
    holds(store.total_cents === paid + store.freight_cents, 'a discount never touches freight')
    holds(store.total_cents === sumCents(store.steps.map((step) => step.amount_cents)), 'the steps sum to the total')
    for (const line of store.lines) {
      holds(line.total_cents === line.price_cents * line.buy_num, 'line total')
      holds(line.paid_cents >= 0 && line.paid_cents <= line.total_cents, 'no line is below zero or above its total')
      const shares = sumCents(line.discounts.map((share) => share.amount_cents))
      holds(line.total_cents - shares === line.paid_cents, 'a line’s shares explain its price')
    }
  }
  for (const sum of ['goods_cents', 'freight_cents', 'discount_cents', 'total_cents'] as const) {
    holds(priced[sum] >= 0, `${sum} is never below zero`)
    holds(priced[sum] === sumCents(priced.stores.map((store) => store[sum])), `${sum} is the sum of the stores`)
  }
  const lines = priced.stores.reduce((count, store) => count + store.lines.length, 0)
  holds(lines === input.lines.length, 'every line is priced once')
}

const sums = ({ goods_cents, freight_cents, discount_cents, total_cents }: PricedQuote): string =>
  [goods_cents, freight_cents, discount_cents, total_cents].join()

describe('quote', () => {
  test('parts sum and nothing is below zero in 100,000 random carts', () => {
    fc.assert(
      fc.property(cartOf, (input) => checkSums(input, quote(input))),
      { numRuns: 100_000 },
    )
  }, 240_000)

  // An offer for some SKUs may be capped by what an earlier offer left of them, which rounding can move by a cent between
  // lines; offers for a whole store never are.
  const wholeStoreCart = cartOf.map((input) => ({
    ...input,
    discounts: input.discounts?.filter(({ sku_ids }) => sku_ids === null),
  }))

  test('does not depend on the order of lines or stores', () => {
    fc.assert(
      fc.property(wholeStoreCart, (input) => {
        const turned = { ...input, lines: [...input.lines].reverse(), stores: [...input.stores].reverse() }
        expect(sums(quote(turned))).toBe(sums(quote(input)))
      }),
      { numRuns: 5000 },
    )
  })

  test('does not depend on how pieces are spread over lines', () => {
    fc.assert(
      fc.property(wholeStoreCart, (input) => {
        const split = input.lines.flatMap((line) =>
          line.buy_num === 1
            ? [line]
            : [
                { ...line, buy_num: 1 },
                { ...line, buy_num: line.buy_num - 1 },
              ],
        )
        expect(sums(quote({ ...input, lines: split }))).toBe(sums(quote(input)))
      }),
      { numRuns: 5000 },
    )
  })
})

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
