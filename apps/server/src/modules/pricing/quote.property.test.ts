import { sumCents } from '@fangshi/contract/money'
import { locales } from '@fangshi/contract/locale'
import { activityKinds, offerKinds, offerStates } from '@fangshi/contract/status'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bestByTrial } from '../../../test/pricing/best-by-trial.ts'
import { isForAll, randomCarts } from '../../../test/pricing/random-carts.ts'
import { showOffers } from './offer.show.ts'
import type { Offer, OfferResult } from './offers.ts'
import { quote, type PricedLine, type PricedQuote, type PricedStore, type QuoteInput, type Step } from './quote.ts'

/** `PROPERTIES=all` tries as many carts as the rules ask for; otherwise a part of them, which takes a second or two. */
const runs = (all: number): number => (process.env.PROPERTIES === 'all' ? all : all / 20)

/** `expect` is slower than a quote, so properties over 100,000 carts throw their own errors. */
function holds(fact: boolean, what: string): void {
  if (!fact) throw new Error(what)
}

const isOf =
  ({ kind, id }: Offer) =>
  (share: { kind: string; id: number }): boolean =>
    share.kind === kind && share.id === id
const explained = ({ offers, stores }: PricedQuote): OfferResult[] => [
  ...offers,
  ...stores.flatMap((store) => store.offers),
]
const takenBy = (offer: Offer, { discounts }: PricedLine): number =>
  sumCents(discounts.filter(isOf(offer)).map(({ amount_cents }) => amount_cents))

function checkLine(line: PricedLine, offers: readonly Offer[]): void {
  holds(!line.activity || line.discounts.length === 0, 'a line with the price of an activity takes no offer')
  holds(line.total_cents === line.price_cents * line.buy_num, 'line total')
  holds(line.paid_cents >= 0 && line.paid_cents <= line.total_cents, 'no line is below zero or above its total')
  const shares = sumCents(line.discounts.map((share) => share.amount_cents))
  holds(line.total_cents - shares === line.paid_cents, 'a line’s shares explain its price')
  for (const share of line.discounts) {
    const offer = offers.find((one) => isOf(one)(share))
    holds(share.funder === (share.kind === 'platform_coupon' ? 'platform' : 'store'), 'a share names who pays for it')
    holds(offer?.fits(line) === true, 'an offer takes nothing off lines that it is not for')
    holds((offer?.store_id ?? line.store_id) === line.store_id, 'an offer of a store stays in that store')
  }
}

function checkStore(store: PricedStore, offers: readonly Offer[]): void {
  holds(store.goods_cents === sumCents(store.lines.map((line) => line.total_cents)), 'goods are the sum of the lines')
  const paid = sumCents(store.lines.map((line) => line.paid_cents))
  holds(paid === store.goods_cents - store.discount_cents, 'lines know what was paid for them')
  holds(store.total_cents === paid + store.freight_cents, 'a discount never touches freight')
  holds(store.total_cents === sumCents(store.steps.map((step) => step.amount_cents)), 'the steps sum to the total')
  for (const line of store.lines) checkLine(line, offers)
  const rank = (step: Step): number =>
    step.kind === 'goods' ? -1 : step.kind === 'discount' ? offerKinds.indexOf(step.offer.kind) : offerKinds.length
  for (const [index, step] of store.steps.entries()) {
    const before = store.steps[index - 1]
    if (!before) holds(step.kind === 'goods', 'the goods come first')
    else if (step.kind === 'freight') holds(rank(before) <= rank(step), 'freight comes last')
    else holds(rank(before) < rank(step), 'one offer of a kind, reductions before coupons, the platform’s last')
  }
}

function checkSums(input: QuoteInput, priced: PricedQuote): void {
  const { offers = [] } = input
  for (const store of priced.stores) checkStore(store, offers)
  for (const sum of ['goods_cents', 'freight_cents', 'discount_cents', 'total_cents'] as const) {
    holds(priced[sum] >= 0, `${sum} is never below zero`)
    holds(priced[sum] === sumCents(priced.stores.map((store) => store[sum])), `${sum} is the sum of the stores`)
  }
  const lines = priced.stores.reduce((count, store) => count + store.lines.length, 0)
  holds(lines === input.lines.length, 'every line is priced once')
  const used = explained(priced).filter(({ state, offer }) => state === 'used' && offer.kind === 'platform_coupon')
  holds(used.length <= 1, 'one coupon of the platform in a checkout')
}

/** Each offer that is used reached its threshold with what the steps before it left of the lines that it is for. */
function checkThresholds(priced: PricedQuote): void {
  const lines = priced.stores.flatMap((store) => store.lines)
  for (const { offer, state } of explained(priced)) {
    if (state !== 'used') continue
    const earlier = (share: { kind: (typeof offerKinds)[number] }): boolean =>
      offerKinds.indexOf(share.kind) < offerKinds.indexOf(offer.kind)
    const eligible = lines
      .filter((line) => !line.activity && (offer.store_id ?? line.store_id) === line.store_id && offer.fits(line))
      .map((line) => line.total_cents - sumCents(line.discounts.filter(earlier).map((share) => share.amount_cents)))
    const taken = sumCents(lines.map((line) => takenBy(offer, line)))
    holds(sumCents(eligible) >= offer.threshold_cents, 'a threshold is read on what the steps before left')
    holds(taken === Math.min(offer.off_cents, sumCents(eligible)), 'an offer takes all it may, capped by what is left')
  }
}

function checkExplanation(input: QuoteInput, priced: PricedQuote): void {
  const stores = new Set(input.lines.map(({ store_id }) => store_id))
  const results = explained(priced)
  const offered = (input.offers ?? []).filter(({ store_id }) => store_id === null || stores.has(store_id))
  holds(results.length === offered.length, 'every offer is explained')
  holds(new Set(results.map(({ offer }) => offer)).size === offered.length, 'every offer is explained once')
  for (const store of priced.stores)
    holds(
      store.offers.every(({ offer }) => offer.store_id === store.store_id),
      'offers of a store stand with the store',
    )
  for (const { offer, state, saves_cents, missing_cents } of results) {
    const taken = sumCents(priced.stores.flatMap(({ lines }) => lines.map((line) => takenBy(offer, line))))
    holds(taken === (state === 'used' ? saves_cents : 0), 'what is used saves what it says, the others nothing')
    holds(saves_cents > 0 === ['used', 'possible'].includes(state), 'what can be used saves something')
    holds(missing_cents > 0 === (state === 'below_threshold'), 'something is missing only below the threshold')
  }
  for (const locale of locales)
    holds(
      showOffers(results, locale).every(({ reason, name }) => reason !== '' && name !== ''),
      'every offer has a reason in words',
    )
}

const withoutOffers = ({ lines, stores, templates, province_code }: QuoteInput): QuoteInput => ({
  lines,
  stores,
  templates,
  province_code,
})

const sums = ({ goods_cents, freight_cents, discount_cents, total_cents }: PricedQuote): string =>
  [goods_cents, freight_cents, discount_cents, total_cents].join()

describe('quote', () => {
  test('the random carts meet every state, limit and kind of line', () => {
    const met: Record<string, number> = {}
    const meet = (what: string): void => void (met[what] = (met[what] ?? 0) + 1)
    for (const input of fc.sample(randomCarts(), { numRuns: 3000, seed: 7 })) {
      const priced = quote(input)
      const lines = priced.stores.flatMap((store) => store.lines)
      for (const { activity } of lines) meet(activity?.kind ?? 'ordinary price')
      const activities = lines.filter(({ activity }) => activity)
      for (const { offer, state, saves_cents } of explained(priced)) {
        meet(`${offer.kind} ${state}`)
        if (state !== 'used') continue
        if (saves_cents < offer.off_cents) meet('capped')
        const own = lines.filter((line) => takenBy(offer, line) > 0)
        if (own.length > 1) meet('spread')
        if (activities.some((line) => (offer.store_id ?? line.store_id) === line.store_id && offer.fits(line)))
          meet('used beside an activity')
      }
      if (input.chosen) meet('chosen')
      if (priced.total_cents === 0) meet('free')
    }
    const states = offerKinds.flatMap((kind) => offerStates.map((state) => `${kind} ${state}`))
    // Nothing comes before full reductions.
    const expected = states.filter((name) => name !== 'reduction nothing_left')
    const others = ['ordinary price', ...activityKinds, 'capped', 'spread', 'used beside an activity', 'chosen', 'free']
    expect([...expected, ...others].filter((what) => (met[what] ?? 0) < 5)).toEqual([])
  })

  test('random carts: parts sum, steps stand in their order, nothing is below zero, every offer is explained', () => {
    fc.assert(
      fc.property(randomCarts(), (input) => {
        const priced = quote(input)
        checkSums(input, priced)
        checkThresholds(priced)
        checkExplanation(input, priced)
      }),
      { numRuns: runs(100_000) },
    )
  }, 400_000)

  test('random carts: offers leave freight and goods as they are', () => {
    fc.assert(
      fc.property(randomCarts(), (input) => {
        const [priced, plain] = [quote(input), quote(withoutOffers(input))]
        holds(plain.discount_cents === 0, 'nothing is taken off without an offer')
        for (const [index, store] of priced.stores.entries()) {
          const same = plain.stores[index]
          holds(store.freight_cents === same?.freight_cents, 'freight is untouched')
          holds(store.goods_cents === same?.goods_cents, 'goods cost the same')
        }
      }),
      { numRuns: runs(20_000) },
    )
  }, 240_000)

  test('small carts: what is chosen is the best of all allowed choices', () => {
    fc.assert(
      fc.property(randomCarts({ lines: 4 }), (input) => {
        const priced = quote(input)
        const best = bestByTrial(input)
        const { discount_cents } = priced
        holds(discount_cents === best.saves_cents, `saves ${discount_cents} of ${best.saves_cents}`)
        const used = explained(priced).filter(({ state, offer }) => state === 'used' && offer.kind === 'reduction')
        const ids = (offers: readonly Offer[]): string =>
          offers
            .map(({ id }) => id)
            .toSorted((a, b) => a - b)
            .join()
        holds(
          ids(used.map(({ offer }) => offer)) === ids(best.reductions),
          'the best full reductions, of equals the first',
        )
      }),
      { numRuns: runs(100_000) },
    )
  }, 400_000)

  // An offer for some SKUs may be capped by what an earlier offer left of them, which rounding can move by a cent between
  // lines; offers for a whole store never are.
  const wholeStoreCart = randomCarts().map(({ offers = [], ...input }) => ({
    ...input,
    offers: offers.filter(({ fits }) => fits === isForAll),
  }))

  test('does not depend on the order of lines or stores', () => {
    fc.assert(
      fc.property(wholeStoreCart, (input) => {
        const turned = { ...input, lines: [...input.lines].reverse(), stores: [...input.stores].reverse() }
        expect(sums(quote(turned))).toBe(sums(quote(input)))
      }),
      { numRuns: runs(10_000) },
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
      { numRuns: runs(10_000) },
    )
  })
})
