import { allocate, sumCents, toCents } from '@fangshi/contract/money'
import { offerKinds } from '@fangshi/contract/status'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { FreightTemplate } from '../freight/rules.ts'
import type { Offer } from './offers.ts'
import { quote, type PricedQuote, type QuoteInput, type QuoteLine } from './quote.ts'
import { spread } from './spread.ts'

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
  activity: fc.constantFrom(null, null, { kind: 'seckill' as const, pool_id: 1, allowed: 999 }),
})
const offerOf = fc
  .record({
    kind: fc.constantFrom(...offerKinds),
    store: fc.integer({ min: 1, max: 2 }),
    threshold_cents: fc.oneof(fc.constant(0), fc.nat(1_000_000)),
    off_cents: fc.integer({ min: 1, max: 500_000 }),
    sku_ids: fc.option(fc.constant([1, 2, 3])),
  })
  .map(({ store, sku_ids, ...offer }): Omit<Offer, 'id'> => ({
    ...offer,
    coupon_id: null,
    name: { 'zh-cn': '优惠' },
    end_time: new Date('2026-12-01T00:00:00Z'),
    store_id: offer.kind === 'platform_coupon' ? null : store,
    funder: offer.kind === 'platform_coupon' ? 'platform' : 'store',
    fits: sku_ids ? ({ sku_id }) => sku_ids.some((id) => id === sku_id) : isForAll,
  }))
const isForAll = () => true
const chosenOf = fc.record({
  stores: fc.array(fc.tuple(fc.integer({ min: 1, max: 2 }), fc.nat(7))).map((pairs) => new Map(pairs)),
  platform: fc.option(fc.nat(7), { nil: undefined }),
})
const cartOf: fc.Arbitrary<QuoteInput> = fc
  .record({
    lines: fc.array(lineOf, { minLength: 1, maxLength: 6 }),
    standard: template,
    special: template,
    province_code: fc.constantFrom('31', '65', null),
    offers: fc.array(offerOf, { maxLength: 6 }),
    chosen: fc.option(chosenOf, { nil: undefined }),
  })
  .map(({ lines, standard, special, province_code, offers, chosen }) => {
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
      offers: offers.map((offer, index) => ({ ...offer, id: index + 1 })),
      ...(chosen && { chosen }),
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
      holds(!line.activity || line.discounts.length === 0, 'a line with the price of an activity takes no offer')
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
  const stores = new Set(input.lines.map(({ store_id }) => store_id))
  const explained = [...priced.offers, ...priced.stores.flatMap(({ offers }) => offers)]
  const offered = (input.offers ?? []).filter(({ store_id }) => store_id === null || stores.has(store_id))
  holds(new Set(explained.map(({ offer }) => offer)).size === offered.length, 'every offer is explained once')
  for (const { offer, state, saves_cents, missing_cents } of explained) {
    const steps = priced.stores.flatMap((store) =>
      store.steps.filter(
        (step) => step.kind === 'discount' && step.offer.kind === offer.kind && step.offer.id === offer.id,
      ),
    )
    const saved = -sumCents(steps.map(({ amount_cents }) => amount_cents))
    holds(saved === (state === 'used' ? saves_cents : 0), 'what is used saves what it says, the others nothing')
    holds(saves_cents > 0 === ['used', 'possible'].includes(state), 'what can be used saves something')
    holds(missing_cents > 0 === (state === 'below_threshold'), 'something is missing only below the threshold')
  }
  const lines = priced.stores.reduce((count, store) => count + store.lines.length, 0)
  holds(lines === input.lines.length, 'every line is priced once')
}

/** The most that offers can save, by trying every choice that the rules allow (rules §4 steps 2 and 3). */
function mostByTrial({ lines, offers = [], chosen }: QuoteInput): number {
  const cost = (left: readonly number[], offer: Offer): number[] => {
    const counts = lines.map(
      (line) => !line.activity && (offer.store_id ?? line.store_id) === line.store_id && offer.fits(line),
    )
    const eligible = left.map((amount, index) => (counts[index] ? amount : 0))
    if (sumCents(eligible) < offer.threshold_cents) return [...left]
    const parts = spread(offer.off_cents, eligible)
    return left.map((amount, index) => amount - (parts[index] ?? 0))
  }
  const of = (kind: Offer['kind'], store: number | null): Offer[] =>
    offers.filter((offer) => offer.kind === kind && offer.store_id === store)
  const totals = lines.map(({ price_cents, buy_num }) => price_cents * buy_num)
  let left = totals
  for (const store of [1, 2]) {
    const after = [left, ...of('reduction', store).map((offer) => cost(left, offer))]
    left = after.reduce((best, next) => (sumCents(next) < sumCents(best) ? next : best))
  }
  /** What remains after each choice among coupons of one kind. One that was chosen is used wherever it can be. */
  const remains = (starts: readonly (readonly number[])[], coupons: readonly Offer[], id: number | undefined) => {
    const ends = starts.flatMap((before) =>
      coupons
        .filter((coupon) => coupon.id === (id ?? coupon.id))
        .map((coupon) => cost(before, coupon))
        .filter((after) => sumCents(after) < sumCents(before)),
    )
    return id !== undefined && ends.length > 0 ? ends : [...starts, ...ends]
  }
  const one = remains([left], of('store_coupon', 1), chosen?.stores.get(1))
  const both = remains(one, of('store_coupon', 2), chosen?.stores.get(2))
  const all = remains(both, of('platform_coupon', null), chosen?.platform)
  return sumCents(totals) - Math.min(...all.map((amounts) => sumCents(amounts)))
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

  test('what the offers save is the most that the allowed choices can save', () => {
    fc.assert(
      fc.property(cartOf, (input) => {
        const discount = quote(input).discount_cents
        const most = mostByTrial(input)
        holds(discount === most, `saves ${discount} of ${most}`)
      }),
      { numRuns: 20_000 },
    )
  }, 120_000)

  // An offer for some SKUs may be capped by what an earlier offer left of them, which rounding can move by a cent between
  // lines; offers for a whole store never are.
  const wholeStoreCart = cartOf.map(({ offers = [], ...input }) => ({
    ...input,
    offers: offers.filter(({ fits }) => fits === isForAll),
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
