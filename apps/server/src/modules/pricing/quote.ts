import type { LocalText } from '@fangshi/contract/locale'
import { sumCents, toCents, type Cents } from '@fangshi/contract/money'
import type { lineProblems } from '@fangshi/contract/cart'
import { freightOf, type FreightChoice, type FreightTemplate } from '../freight/rules.ts'
import { spread, type Discount, type DiscountShare } from './discounts.ts'

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
  /** Available pieces of the SKU. */
  stock: number
  weight_g: number
  freight_choice: FreightChoice
  freight_id: number | null
  saleable: boolean
}

export interface QuoteInput {
  lines: readonly QuoteLine[]
  stores: readonly { id: number; name: LocalText; logo: string }[]
  templates: ReadonlyMap<number, readonly FreightTemplate[]>
  /** The address's province; null while there is none: freight is then 0 and not final. */
  province_code: string | null
  /** In the order in which they apply (rules §4 steps 2 and 3). */
  discounts?: readonly Discount[]
}

/** Why a line cannot be bought: off the shelf, sold out, or fewer left than asked for. */
export type LineProblem = (typeof lineProblems)[number]

/**
 * One step of the price as data; `quote.show.ts` describes it in words. Orders keep the steps that the shopper
 * confirmed.
 */
export type Step =
  | { kind: 'goods'; pieces: number; amount_cents: number; funder: null }
  | { kind: 'freight'; rule: FreightRule | null; amount_cents: number; funder: null }
  | { kind: 'discount'; offer: string; amount_cents: number; funder: 'store' | 'platform' }

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
}

export interface PricedQuote extends Sums {
  stores: readonly PricedStore[]
  /** True when there are lines, each can be bought, and freight is final. */
  orderable: boolean
}

/**
 * The price of a checkout (rules §4). Preview and order both call it; nothing else computes what is to be paid. Stores
 * come in the given order, without those that have no line; lines keep their order.
 */
export function quote({ lines, stores, templates, province_code, discounts = [] }: QuoteInput): PricedQuote {
  const piecesOf = piecesBySku(lines)
  const priced = stores
    .map((store) => {
      const own = lines.filter((line) => line.store_id === store.id)
      const offers = discounts.filter((discount) => discount.store_id === store.id)
      return priceStore(store, own, piecesOf, templates.get(store.id) ?? [], province_code, offers)
    })
    .filter((store) => store.lines.length > 0)
  const ok = priced.every((store) => store.lines.every((line) => line.problem === null))
  return { stores: priced, ...addUp(priced), orderable: ok && priced.length > 0 && province_code !== null }
}

function priceStore(
  store: QuoteInput['stores'][number],
  own: readonly QuoteLine[],
  piecesOf: ReadonlyMap<number, number>,
  templates: readonly FreightTemplate[],
  province_code: string | null,
  offers: readonly Discount[],
): PricedStore {
  const undiscounted = own.map((line) => {
    const total_cents = toCents(line.price_cents * line.buy_num)
    return { ...line, total_cents, paid_cents: total_cents, discounts: [], problem: problemOf(line, piecesOf) }
  })
  const { lines, steps: discountSteps } = takeOff(undiscounted, offers)
  const freightSteps = province_code === null ? [] : freightStepsOf(own, templates, province_code)
  const goods_cents = sumCents(lines.map((line) => line.total_cents))
  const freight_cents = sumCents(freightSteps.map((step) => step.amount_cents))
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
    steps: [{ kind: 'goods', pieces, amount_cents: goods_cents, funder: null }, ...discountSteps, ...freightSteps],
  }
}

/** Applies the offers in turn; each sees what the earlier ones left. */
function takeOff(
  lines: readonly PricedLine[],
  offers: readonly Discount[],
): { lines: readonly PricedLine[]; steps: Step[] } {
  const steps: Step[] = []
  let current = lines
  for (const { offer, funder, amount_cents, sku_ids } of offers) {
    const left = current.map((line) => (sku_ids === null || sku_ids.includes(line.sku_id) ? line.paid_cents : 0))
    const parts = spread(amount_cents, left)
    current = current.map((line, index) => {
      const part = parts[index]
      if (!part) return line
      const share = { offer, funder, amount_cents: part }
      return { ...line, paid_cents: toCents(line.paid_cents - part), discounts: [...line.discounts, share] }
    })
    const taken = sumCents(parts)
    if (taken > 0) steps.push({ kind: 'discount', offer, amount_cents: -taken, funder })
  }
  return { lines: current, steps }
}

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

/** Two lines of one SKU share its stock. */
function piecesBySku(lines: readonly QuoteLine[]): Map<number, number> {
  const pieces = new Map<number, number>()
  for (const { sku_id, buy_num } of lines) pieces.set(sku_id, (pieces.get(sku_id) ?? 0) + buy_num)
  return pieces
}

function problemOf(line: QuoteLine, piecesOf: ReadonlyMap<number, number>): LineProblem | null {
  if (!line.saleable) return 'off_shelf'
  if (line.stock <= 0) return 'sold_out'
  return (piecesOf.get(line.sku_id) ?? 0) > line.stock ? 'stock_short' : null
}

const addUp = (stores: readonly Sums[]): Sums => ({
  goods_cents: sumCents(stores.map((store) => store.goods_cents)),
  freight_cents: sumCents(stores.map((store) => store.freight_cents)),
  discount_cents: sumCents(stores.map((store) => store.discount_cents)),
  total_cents: sumCents(stores.map((store) => store.total_cents)),
})
