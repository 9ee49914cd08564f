import { mutantsIn, type Mutant } from './mutant.ts'

const folder = 'apps/server/src/modules/pricing'
const file = `${folder}/quote.property.test.ts`
const sums = [file, 'quote random carts: parts sum'] as const
const best = [file, 'quote small carts: what is chosen is the best'] as const

const code = mutantsIn(folder, 'price: ')

/** How offers become the price of a checkout, and which of them do. */
export const pricingMutants: readonly Mutant[] = [
  code('lines of activities take no offer', ['offers.ts', '!line.activity && ', ''], sums),
  code(
    'offers of a store stay there',
    ['offers.ts', '(offer.store_id === null || offer.store_id === line.store_id) && ', ''],
    sums,
  ),
  code('the goods that an offer is for', ['offers.ts', ' && offer.fits(line)', ''], sums),
  code(
    'thresholds of full reductions and store coupons',
    ['offers.ts', 'sumCents(eligible) >= offer.threshold_cents ?', 'sumCents(eligible) >= 0 ?'],
    sums,
    ['offers.ts', 'if (eligible_cents < offer.threshold_cents)', 'if (eligible_cents < 0)'],
  ),
  code(
    'the threshold of the platform’s coupon',
    ['choose-coupons.ts', 'eligible_cents > 0 && eligible_cents >= platform.threshold_cents', 'eligible_cents > 0'],
    sums,
  ),
  code(
    'thresholds are reached exactly',
    ['offers.ts', 'if (eligible_cents < offer.', 'if (eligible_cents <= offer.'],
    best,
  ),
  code('capped by what is left', ['spread.ts', 'Math.min(amount_cents, sumCents(left))', 'amount_cents'], sums),
  code(
    'what an offer says that it saves',
    ['offers.ts', 'Math.min(offer.off_cents, eligible_cents)', 'offer.off_cents'],
    sums,
  ),
  code(
    'store coupons after full reductions',
    [
      'apply-offers.ts',
      "useOffers(lines, reductions.left, ofKind('store_coupon')",
      "useOffers(lines, totals, ofKind('store_coupon')",
    ],
    sums,
  ),
  code(
    'the platform’s coupon after those of stores',
    ['apply-offers.ts', 'useOffers(lines, store.left,', 'useOffers(lines, reductions.left,'],
    sums,
  ),
  code(
    'the full reduction that saves most',
    ['apply-offers.ts', 'b.saves_cents - a.saves_cents || a.offer.id', 'a.offer.id'],
    best,
  ),
  code('of equals the first', ['apply-offers.ts', '|| a.offer.id - b.offer.id', '|| b.offer.id - a.offer.id'], best),
  code(
    'one full reduction in a store',
    ['apply-offers.ts', 'if (!best.has(offer.store_id)) best.set(offer.store_id, offer)', 'best.set(offer.id, offer)'],
    sums,
  ),
  code(
    'every offer is explained',
    [
      'apply-offers.ts',
      'results: steps.flatMap(({ results }) => results) }',
      "results: steps.flatMap(({ results }) => results.filter(({ state }) => state !== 'fits_nothing')) }",
    ],
    sums,
  ),
  code(
    'coupons are chosen together',
    ['choose-coupons.ts', 'b.eligible_cents - a.eligible_cents || bySavings', 'bySavings'],
    best,
  ),
  code(
    'a store may go without its coupon',
    ['choose-coupons.ts', ' : [none, ...usable]', ' : usable.length ? usable : [none]'],
    best,
  ),
  code('the coupon that was chosen', ['choose-coupons.ts', 'coupon.id === (chosen ?? coupon.id) && ', ''], best),
  code('the platform’s coupon that was chosen', ['choose-coupons.ts', '&& id === (chosen.platform ?? id))', ')'], best),
]
