import { sumCents } from '@fangshi/contract/money'
import { commissionOf } from '../commissions/rules.ts'
import { quote, type DiscountShare, type Offer, type PricedLine, type QuoteLine, type Step } from '../pricing/public.ts'

/** An order of the past as it was placed. Money in cents, rates in basis points. */
export interface PastOrder {
  id: number
  order_no: string
  user_id: number
  store_id: number
  created_at: Date
  steps: readonly Step[]
  lines: readonly PastLine[]
}

export interface PastLine {
  id: number
  goods_id: number
  sku_id: number
  price_cents: number
  /** It had the price of an activity. */
  in_activity: boolean
  buy_num: number
  commission_bp: number
  discounts: readonly DiscountShare[]
}

/** What an order brought its store. */
export interface Takings {
  /** What the store took off prices. */
  store_discount_cents: number
  platform_discount_cents: number
  commission_cents: number
  /** Paid for goods by the shopper and the platform, less the commission (rules §8). */
  received_cents: number
}

/** An order without what is tried, and with it. */
export interface ReplayedOrder {
  order: PastOrder
  goods_cents: number
  is_used: boolean
  before: Takings
  after: Takings
}

/** Prices of an activity that nobody made yet, in cents, by the id of the line that has one. */
export type LinePrices = ReadonlyMap<number, number>
const ordinaryPrices: LinePrices = new Map()

/** Without names and stock, which do not count for the price. */
const noName = { 'zh-cn': '' }
/** What only shoppers read of an offer. */
export const unshown = { coupon_id: null, name: noName, end_time: new Date(0) }

function quoteLine(line: PastLine, store_id: number, activityPrice: number | undefined): QuoteLine {
  const { goods_id, sku_id, price_cents, buy_num, id, in_activity } = line
  const isPlain = !in_activity && activityPrice === undefined
  return {
    cart_id: id,
    goods_id,
    sku_id,
    store_id,
    goods_name: noName,
    sku_name: noName,
    goods_image: '',
    price_cents: activityPrice ?? price_cents,
    price_was_cents: null,
    buy_num,
    stock: buy_num,
    // Whichever it was: the quote treats the lines of all activities alike.
    activity: isPlain ? null : { kind: 'seckill', pool_id: 0, allowed: buy_num },
    weight_g: 0,
    freight_choice: 'free',
    freight_id: null,
    saleable: true,
  }
}

/**
 * The offers that an order used, on their terms. Of a platform coupon, which may have counted other stores' goods too, the
 * part that this order got, without a threshold.
 */
export function usedOffers({ lines, steps, store_id }: PastOrder): Offer[] {
  const shares = Map.groupBy(
    lines.flatMap(({ id, discounts }) => discounts.map((share) => ({ ...share, line_id: id }))),
    ({ kind, id }) => `${kind} ${id}`,
  )
  return [...shares.values()].flatMap((of) => {
    const [first] = of
    if (!first) return []
    const { kind, id, funder } = first
    const lineIds = new Set(of.map(({ line_id }) => line_id))
    const terms = steps.flatMap((step) => (step.kind === 'discount' ? [step.offer] : []))
    const own = terms.find((offer) => offer.kind === kind && offer.id === id)
    const isOwn = kind !== 'platform_coupon' && own !== undefined
    return {
      ...unshown,
      kind,
      id,
      funder,
      store_id,
      threshold_cents: isOwn ? own.threshold_cents : 0,
      off_cents: isOwn ? own.off_cents : sumCents(of.map(({ amount_cents }) => amount_cents)),
      fits: ({ cart_id }) => lineIds.has(cart_id),
    }
  })
}

/**
 * The price of an order with these offers, by the only function that knows prices (rules §4). Lines with the price of an
 * activity take no offer and count toward none.
 */
export function price(order: PastOrder, offers: readonly Offer[], prices = ordinaryPrices) {
  const { store_id } = order
  const { stores } = quote({
    lines: order.lines.map((line) => quoteLine(line, store_id, prices.get(line.id))),
    stores: [{ id: store_id, name: noName, logo: '' }],
    templates: new Map(),
    province_code: null,
    offers,
  })
  return { lines: stores[0]?.lines ?? [], results: stores[0]?.offers ?? [] }
}

const fundedBy = (lines: readonly PricedLine[], funder: Offer['funder']): number =>
  sumCents(
    lines.flatMap(({ discounts }) =>
      discounts.filter((share) => share.funder === funder).map(({ amount_cents }) => amount_cents),
    ),
  )

/** What the prices take off an order. */
export const cutOf = ({ lines }: PastOrder, prices: LinePrices): number =>
  sumCents(lines.map(({ id, price_cents, buy_num }) => (price_cents - (prices.get(id) ?? price_cents)) * buy_num))

/**
 * What priced lines of an order bring: the commission is on what was paid for each line and on what the platform added
 * (rules §8).
 */
export function takingsOf(order: PastOrder, lines: readonly PricedLine[], prices = ordinaryPrices): Takings {
  const rates = new Map(order.lines.map(({ id, commission_bp }) => [id, commission_bp]))
  const commissions = lines.map((line) =>
    commissionOf(line.paid_cents + fundedBy([line], 'platform'), rates.get(line.cart_id) ?? 0),
  )
  const platform_discount_cents = fundedBy(lines, 'platform')
  const commission_cents = sumCents(commissions)
  const paid_cents = sumCents(lines.map((line) => line.paid_cents))
  return {
    store_discount_cents: fundedBy(lines, 'store') + cutOf(order, prices),
    platform_discount_cents,
    commission_cents,
    received_cents: paid_cents + platform_discount_cents - commission_cents,
  }
}

/** The goods of an order before all discounts. */
export const goodsOf = ({ lines }: PastOrder): number =>
  sumCents(lines.map(({ price_cents, buy_num }) => price_cents * buy_num))
