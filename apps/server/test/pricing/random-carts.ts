import { activityKinds, offerKinds } from '@fangshi/contract/status'
import fc from 'fast-check'
import type { FreightTemplate } from '../../src/modules/freight/rules.ts'
import type { Offer } from '../../src/modules/pricing/offers.ts'
import type { QuoteInput, QuoteLine } from '../../src/modules/pricing/quote.ts'

/**
 * Carts in three stores with offers of all kinds, as chance wants it. Prices are small numbers as often as large ones, and
 * offers name thresholds that carts just reach, so that sums often meet limits.
 */

const text = { 'zh-cn': '字' }
export const isForAll = (): boolean => true

const template = fc.record({
  first_weight_g: fc.integer({ min: 1, max: 3000 }),
  first_price_cents: fc.nat(3000),
  next_weight_g: fc.integer({ min: 1, max: 3000 }),
  next_price_cents: fc.nat(1000),
})
const cents = (most: number) => fc.oneof(fc.nat(20), fc.nat(most))
const lineOf = fc.record({
  sku_id: fc.integer({ min: 1, max: 9 }),
  price_cents: cents(200_000),
  buy_num: fc.oneof(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 999 })),
  weight_g: fc.nat(5000),
  freight_choice: fc.constantFrom('default' as const, 'free' as const, 'template' as const),
  activity: fc.constantFrom(null, null, null, ...activityKinds.map((kind) => ({ kind, pool_id: 1, allowed: 999 }))),
})
type RandomOffer = Omit<Offer, 'id' | 'threshold_cents'> & { threshold: { cents: number } | { below: number } }
const offerOf = fc
  .record({
    kind: fc.constantFrom(...offerKinds),
    store: fc.integer({ min: 1, max: 3 }),
    // Fixed, or so much below what the goods that it is for cost, so that earlier offers often leave just enough or too little.
    threshold: fc.oneof(
      fc.record({ cents: fc.oneof(fc.constant(0), cents(1_000_000)) }),
      fc.record({ below: cents(500_000) }),
    ),
    off_cents: fc.oneof(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 500_000 })),
    sku_ids: fc.option(fc.subarray([1, 2, 3, 4, 5, 6, 7, 8, 9], { minLength: 1 })),
  })
  .map(({ store, sku_ids, ...offer }): RandomOffer => ({
    ...offer,
    coupon_id: null,
    name: { 'zh-cn': '优惠' },
    end_time: new Date('2026-12-01T00:00:00Z'),
    store_id: offer.kind === 'platform_coupon' ? null : store,
    funder: offer.kind === 'platform_coupon' ? 'platform' : 'store',
    fits: sku_ids && offer.kind !== 'reduction' ? ({ sku_id }) => sku_ids.includes(sku_id) : isForAll,
  }))
const chosenOf = fc.record({
  stores: fc.array(fc.tuple(fc.integer({ min: 1, max: 3 }), fc.nat(9))).map((pairs) => new Map(pairs)),
  platform: fc.option(fc.nat(9), { nil: undefined }),
})

const storeIds = [1, 2, 3]
const templatesOf = (id: number, standard: FreightTemplateTerms, special: FreightTemplateTerms): FreightTemplate[] => [
  { ...standard, id: id * 10, is_default: true, provinces: [] },
  { ...special, id: id * 10 + 1, is_default: false, provinces: ['65'] },
]
type FreightTemplateTerms = Omit<FreightTemplate, 'id' | 'is_default' | 'provinces'>

/** An offer whose threshold is known now that the lines are. */
function fixed({ threshold, ...offer }: RandomOffer, id: number, lines: readonly QuoteLine[]): Offer {
  const eligible = lines.filter(
    (line) => !line.activity && (offer.store_id ?? line.store_id) === line.store_id && offer.fits(line),
  )
  const cost = eligible.reduce((sum, { price_cents, buy_num }) => sum + price_cents * buy_num, 0)
  return { ...offer, id, threshold_cents: 'cents' in threshold ? threshold.cents : Math.max(0, cost - threshold.below) }
}

/** Carts of up to so many lines with up to so many offers. */
export const randomCarts = ({ lines: mostLines = 6, offers: mostOffers = 8 } = {}): fc.Arbitrary<QuoteInput> =>
  fc
    .record({
      lines: fc.array(lineOf, { minLength: 1, maxLength: mostLines }),
      standard: template,
      special: template,
      province_code: fc.constantFrom('31', '65', null),
      offers: fc.array(offerOf, { maxLength: mostOffers }),
      chosen: fc.option(chosenOf, { nil: undefined }),
    })
    .map(({ lines, standard, special, province_code, offers, chosen }) => ({
      lines: lines.map((line): QuoteLine => {
        const store_id = 1 + (line.sku_id % storeIds.length)
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
      stores: storeIds.map((id) => ({ id, name: text, logo: '' })),
      templates: new Map(storeIds.map((id) => [id, templatesOf(id, standard, special)])),
      province_code,
      offers,
      ...(chosen && { chosen }),
    }))
    .map((cart) => ({ ...cart, offers: cart.offers.map((offer, index) => fixed(offer, index + 1, cart.lines)) }))
