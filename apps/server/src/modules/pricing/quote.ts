import type { LocalText } from '@fangshi/contract/locale'
import { sumCents, toCents, type Cents } from '@fangshi/contract/money'
import type { lineProblems } from '@fangshi/contract/cart'
import type { activityKinds } from '@fangshi/contract/status'
import { freightOf, type FreightChoice, type FreightTemplate } from '../freight/rules.ts'
import { applyOffers, type AppliedOffer } from './apply-offers.ts'
import type { ChosenCoupons } from './choose-coupons.ts'
import type { Offer, OfferResult } from './offers.ts'

/** A line with the current data of its SKU. Money in cents, weight in grams per piece. */
export interface QuoteLine {
  /** 0 when it does not come from a cart. */
  cart_id: number
  goods_id: number
  sku_id: number
  store_id: number
  goods_name: LocalText
  sku_name: LocalText
  goods_image: string
  price_cents: number
  /** The price when it was added to the cart, where that differs from the current one. */
  price_was_cents: number | null
  buy_num: number
  /** Available pieces: of the SKU, or of the activity that sells it. */
  stock: number
  /** The activity whose price this is: such lines take no offer and count toward none (rules §4 step 1). */
  activity: LineActivity | null
  weight_g: number
  freight_choice: FreightChoice
  freight_id: number | null
  saleable: boolean
}

/** An activity that sells a line at its price. */
export interface LineActivity {
  kind: (typeof activityKinds)[number]
  /** Null for one that sells the ordinary stock. */
  pool_id: number | null
  /** How many more pieces the shopper may buy in it. */
  allowed: number
}

export interface QuoteInput {
  lines: readonly QuoteLine[]
  stores: readonly { id: number; name: LocalText; logo: string }[]
  templates: ReadonlyMap<number, readonly FreightTemplate[]>
  /** The address's province; null while there is none: freight is then 0 and not final. */
  province_code: string | null
  /** All offers that run; the quote chooses among them (rules §4 steps 2 and 3). */
  offers?: readonly Offer[]
  chosen?: ChosenCoupons
}

/** What a step and a line's share of it keep of an offer. */
export type OfferTerms = Pick<Offer, 'kind' | 'id' | 'threshold_cents' | 'off_cents'>

/** A line's share of a discount, stored with the line so that the amount paid for it is known. */
export interface DiscountShare extends Pick<Offer, 'kind' | 'id' | 'funder'> {
  amount_cents: Cents
}

/** Why a line cannot be bought: off the shelf, sold out, beyond the limit per person, or fewer left than asked for. */
export type LineProblem = (typeof lineProblems)[number]

/**
 * One step of the price as data; `quote.show.ts` describes it in words. Orders keep the steps that the shopper
 * confirmed.
 */
export type Step =
  | { kind: 'goods'; pieces: number; amount_cents: number; funder: null }
  | { kind: 'freight'; rule: FreightRule | null; amount_cents: number; funder: null }
  | { kind: 'discount'; offer: OfferTerms; amount_cents: number; funder: Offer['funder'] }

/** The template of a freight step with its terms at that time; null means free. */
export interface FreightRule extends Omit<FreightTemplate, 'id' | 'is_default' | 'provinces'> {
  template_id: number
  weight_g: number
}

export interface PricedLine extends QuoteLine {
  total_cents: Cents
  /** The amount paid for the line after its shares of the discounts. */
  paid_cents: Cents
  discounts: readonly DiscountShare[]
  problem: LineProblem | null
}

interface Sums {
  goods_cents: Cents
  freight_cents: Cents
  discount_cents: Cents
  /** goods + freight − discount, never below zero. */
  total_cents: Cents
}

export interface PricedStore extends Sums {
  store_id: number
  store_name: LocalText
  store_logo: string
  lines: readonly PricedLine[]
  steps: readonly Step[]
  /** What became of the store's offers. */
  offers: readonly OfferResult[]
}

export interface PricedQuote extends Sums {
  stores: readonly PricedStore[]
  /** What became of the platform's offers. */
  offers: readonly OfferResult[]
  /** True when there are lines, each can be bought, and freight is final. */
  orderable: boolean
}

/**
 * The price of a checkout (rules §4). Preview and order both call it; nothing else computes what is to be paid. Stores
 * come in the given order, without those that have no line; lines keep their order.
 */
export function quote(input: QuoteInput): PricedQuote {
  const { lines, stores, templates, province_code, offers = [], chosen } = input
  const totals = lines.map((line) => line.price_cents * line.buy_num)
  const { applied, results } = applyOffers(lines, totals, offers, chosen)
  const pieces = countPieces(lines)
  const pricedLines = lines.map((line, index): PricedLine => {
    const discounts = sharesOf(index, applied)
    const total_cents = toCents(line.price_cents * line.buy_num)
    const paid_cents = toCents(total_cents - sumCents(discounts.map(({ amount_cents }) => amount_cents)))
    return { ...line, total_cents, paid_cents, discounts, problem: problemOf(line, pieces) }
  })
  const priced = stores
    .map((store) => {
      const own = pricedLines.filter((line) => line.store_id === store.id)
      const freight = province_code === null ? [] : freightStepsOf(own, templates.get(store.id) ?? [], province_code)
      const own_offers = results.filter(({ offer }) => offer.store_id === store.id)
      return priceStore(store, own, [...discountStepsOf(own, applied), ...freight], own_offers)
    })
    .filter((store) => store.lines.length > 0)
  const ok = priced.every((store) => store.lines.every((line) => line.problem === null))
  return {
    stores: priced,
    offers: results.filter(({ offer }) => offer.store_id === null),
    ...addUp(priced),
    orderable: ok && priced.length > 0 && province_code !== null,
  }
}

/** The shares of a line, which stands at `index`, of the offers that are used. */
const sharesOf = (index: number, applied: readonly AppliedOffer[]): DiscountShare[] =>
  applied.flatMap(({ offer: { kind, id, funder }, parts }) => {
    const amount_cents = toCents(parts[index] ?? 0)
    return amount_cents > 0 ? [{ kind, id, funder, amount_cents }] : []
  })

function priceStore(
  store: QuoteInput['stores'][number],
  lines: readonly PricedLine[],
  furtherSteps: readonly Step[],
  offers: readonly OfferResult[],
): PricedStore {
  const goods_cents = sumCents(lines.map((line) => line.total_cents))
  const freight_cents = sumCents(furtherSteps.map((step) => (step.kind === 'freight' ? step.amount_cents : 0)))
  const discount_cents = toCents(goods_cents - sumCents(lines.map((line) => line.paid_cents)))
  const pieces = lines.reduce((sum, line) => sum + line.buy_num, 0)
  return {
    store_id: store.id,
    store_name: store.name,
    store_logo: store.logo,
    lines,
    goods_cents,
    freight_cents,
    discount_cents,
    total_cents: toCents(goods_cents + freight_cents - discount_cents),
    steps: [{ kind: 'goods', pieces, amount_cents: goods_cents, funder: null }, ...furtherSteps],
    offers,
  }
}

/** What the used offers take off the lines of one store, a step for each. */
const discountStepsOf = (lines: readonly PricedLine[], applied: readonly AppliedOffer[]): Step[] =>
  applied.flatMap(({ offer: { kind, id, threshold_cents, off_cents, funder } }): Step[] => {
    const shares = lines.flatMap(({ discounts }) => discounts.filter((share) => share.kind === kind && share.id === id))
    const taken = sumCents(shares.map(({ amount_cents }) => amount_cents))
    if (taken === 0) return []
    return [{ kind: 'discount', offer: { kind, id, threshold_cents, off_cents }, amount_cents: -taken, funder }]
  })

const freightStepsOf = (
  lines: readonly QuoteLine[],
  templates: readonly FreightTemplate[],
  province_code: string,
): Step[] =>
  freightOf(lines, templates, province_code).map(({ template, weight_g, price_cents }) => ({
    kind: 'freight',
    rule: template && {
      template_id: template.id,
      weight_g,
      first_weight_g: template.first_weight_g,
      first_price_cents: template.first_price_cents,
      next_weight_g: template.next_weight_g,
      next_price_cents: template.next_price_cents,
    },
    amount_cents: price_cents,
    funder: null,
  }))

/** How many pieces several lines ask for together. */
interface Pieces {
  bySku: ReadonlyMap<number, number>
  /** By goods, of lines that an activity of the goods sells. */
  inActivities: ReadonlyMap<number, number>
}

/** Two lines of one SKU share its stock, and all SKUs of an activity its limit per person. */
function countPieces(lines: readonly QuoteLine[]): Pieces {
  const bySku = new Map<number, number>()
  const inActivities = new Map<number, number>()
  for (const { sku_id, goods_id, activity, buy_num } of lines) {
    bySku.set(sku_id, (bySku.get(sku_id) ?? 0) + buy_num)
    if (activity) inActivities.set(goods_id, (inActivities.get(goods_id) ?? 0) + buy_num)
  }
  return { bySku, inActivities }
}

function problemOf(line: QuoteLine, { bySku, inActivities }: Pieces): LineProblem | null {
  if (!line.saleable) return 'off_shelf'
  const kind = line.activity?.kind
  if (line.activity && (inActivities.get(line.goods_id) ?? 0) > line.activity.allowed)
    return kind === 'collective' ? 'collective_limit' : 'seckill_limit'
  if (line.stock <= 0) return kind === 'seckill' ? 'seckill_sold_out' : 'sold_out'
  return (bySku.get(line.sku_id) ?? 0) > line.stock ? 'stock_short' : null
}

const addUp = (stores: readonly Sums[]): Sums => ({
  goods_cents: sumCents(stores.map((store) => store.goods_cents)),
  freight_cents: sumCents(stores.map((store) => store.freight_cents)),
  discount_cents: sumCents(stores.map((store) => store.discount_cents)),
  total_cents: sumCents(stores.map((store) => store.total_cents)),
})
