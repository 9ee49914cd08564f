import { formatDate } from '@fangshi/contract/time'
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
  /** The pool of the activity that sold it; null for the ordinary price. */
  pool_id: number | null
  buy_num: number
  commission_bp: number
  discounts: readonly DiscountShare[]
}

/** An offer that nobody made yet. */
export interface Draft {
  kind: 'store_coupon' | 'reduction'
  off_cents: number
  threshold_cents: number
  /** Null for all goods of the store. */
  goods_ids: readonly number[] | null
  /** How many coupons there are, and how many of them one shopper may use; no limit where null. */
  stock: number | null
  limit: number | null
}

/** What an order brought its store. */
export interface Takings {
  store_discount_cents: number
  platform_discount_cents: number
  commission_cents: number
  /** Paid for goods by the shopper and the platform, less the commission (rules §8). */
  received_cents: number
}

export interface ReplayedOrder {
  order: PastOrder
  goods_cents: number
  /** Whether its goods reach the threshold, or lack at most a fifth of it, or neither. */
  reach: 'reached' | 'nearly' | 'below'
  is_used: boolean
  before: Takings
  after: Takings
}

/** Ids of offers begin at 1, and of equal ones the lowest is chosen: an offer that the order had wins over the draft. */
const draftId = Number.MAX_SAFE_INTEGER
/** Without names and stock, which do not count for the price. */
const noName = { 'zh-cn': '' }
/** What only shoppers read of an offer. */
const unshown = { coupon_id: null, name: noName, end_time: new Date(0) }

const quoteLine = ({ goods_id, sku_id, price_cents, pool_id, buy_num, id }: PastLine, store_id: number): QuoteLine => ({
  cart_id: id,
  goods_id,
  sku_id,
  store_id,
  goods_name: noName,
  sku_name: noName,
  goods_image: '',
  price_cents,
  price_was_cents: null,
  buy_num,
  stock: buy_num,
  activity: pool_id === null ? null : { kind: 'seckill', pool_id, allowed: buy_num },
  weight_g: 0,
  freight_choice: 'free',
  freight_id: null,
  saleable: true,
})

/**
 * The offers that an order used, on their terms. Of a platform coupon, which may have counted other stores' goods too, the
 * part that this order got, without a threshold.
 */
function usedOffers({ lines, steps, store_id }: PastOrder): Offer[] {
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

const draftOffer = ({ goods_ids, ...draft }: Draft, store_id: number): Offer => {
  const ids = goods_ids && new Set(goods_ids)
  return {
    ...unshown,
    kind: draft.kind,
    id: draftId,
    store_id,
    funder: 'store',
    threshold_cents: draft.threshold_cents,
    off_cents: draft.off_cents,
    fits: ({ goods_id }) => ids === null || ids.has(goods_id),
  }
}

const fundedBy = (lines: readonly PricedLine[], funder: Offer['funder']): number =>
  sumCents(
    lines.flatMap(({ discounts }) =>
      discounts.filter((share) => share.funder === funder).map(({ amount_cents }) => amount_cents),
    ),
  )

/** The commission is on what was paid for each line and on what the platform added (rules §8). */
function takingsOf(lines: readonly PricedLine[], rates: ReadonlyMap<number, number>): Takings {
  const commissions = lines.map((line) =>
    commissionOf(line.paid_cents + fundedBy([line], 'platform'), rates.get(line.cart_id) ?? 0),
  )
  const store_discount_cents = fundedBy(lines, 'store')
  const platform_discount_cents = fundedBy(lines, 'platform')
  const commission_cents = sumCents(commissions)
  const paid_cents = sumCents(lines.map((line) => line.paid_cents))
  return {
    store_discount_cents,
    platform_discount_cents,
    commission_cents,
    received_cents: paid_cents + platform_discount_cents - commission_cents,
  }
}

/** The price of an order with these offers, by the only function that knows prices (rules §4). */
function price(order: PastOrder, offers: readonly Offer[]) {
  const { store_id } = order
  const lines = order.lines.map((line) => quoteLine(line, store_id))
  const { stores } = quote({
    lines,
    stores: [{ id: store_id, name: noName, logo: '' }],
    templates: new Map(),
    province_code: null,
    offers,
  })
  return { lines: stores[0]?.lines ?? [], results: stores[0]?.offers ?? [] }
}

function replayOrder(order: PastOrder, draft: Draft, isLeft: boolean): ReplayedOrder {
  const past = usedOffers(order)
  const rates = new Map(order.lines.map(({ id, commission_bp }) => [id, commission_bp]))
  const before = price(order, past)
  const tried = price(order, [...past, draftOffer(draft, order.store_id)])
  const result = tried.results.find(({ offer }) => offer.id === draftId)
  const is_used = isLeft && result?.state === 'used'
  const missing_cents = result?.state === 'below_threshold' ? result.missing_cents : null
  return {
    order,
    goods_cents: sumCents(order.lines.map(({ price_cents, buy_num }) => price_cents * buy_num)),
    reach: reachOf(result?.state === 'fits_nothing', missing_cents, draft.threshold_cents),
    is_used,
    before: takingsOf(before.lines, rates),
    after: takingsOf((is_used ? tried : before).lines, rates),
  }
}

function reachOf(fitsNothing: boolean, missing: number | null, threshold: number): ReplayedOrder['reach'] {
  if (fitsNothing) return 'below'
  if (missing === null) return 'reached'
  return missing * 5 <= threshold ? 'nearly' : 'below'
}

/**
 * Replays orders, the oldest first, with an offer beside those that they had (rules §14). Whoever bought is taken to have the
 * coupon, as long as there are some left and they may use one more. Yields after each order, so that others get their turn.
 */
export function* replay(orders: readonly PastOrder[], draft: Draft): Generator<void, ReplayedOrder[]> {
  const usedBy = new Map<number, number>()
  const replayed: ReplayedOrder[] = []
  let left = draft.stock ?? Infinity
  for (const order of orders) {
    const uses = usedBy.get(order.user_id) ?? 0
    const one = replayOrder(order, draft, left > 0 && uses < (draft.limit ?? Infinity))
    if (one.is_used) {
      left -= 1
      usedBy.set(order.user_id, uses + 1)
    }
    replayed.push(one)
    yield
  }
  return replayed
}

const noTakings: Takings = {
  store_discount_cents: 0,
  platform_discount_cents: 0,
  commission_cents: 0,
  received_cents: 0,
}

/** What all of them brought together. */
export const addTakings = (all: readonly Takings[]): Takings =>
  all.reduce(
    (sum, one) => ({
      store_discount_cents: sum.store_discount_cents + one.store_discount_cents,
      platform_discount_cents: sum.platform_discount_cents + one.platform_discount_cents,
      commission_cents: sum.commission_cents + one.commission_cents,
      received_cents: sum.received_cents + one.received_cents,
    }),
    noTakings,
  )

const dayMs = 24 * 60 * 60 * 1000

/** The replayed orders by day, from the day of `from` to that of `until`. */
export function byDay(replayed: readonly ReplayedOrder[], from: Date, until: Date) {
  const groups = Map.groupBy(replayed, ({ order }) => formatDate(order.created_at))
  const dates: string[] = []
  for (let at = from.getTime(); formatDate(new Date(at)) <= formatDate(until); at += dayMs)
    dates.push(formatDate(new Date(at)))
  return dates.map((date) => {
    const own = groups.get(date) ?? []
    return {
      date,
      orders: own.length,
      used: own.filter(({ is_used }) => is_used).length,
      before_cents: sumCents(own.map(({ before }) => before.received_cents)),
      after_cents: sumCents(own.map(({ after }) => after.received_cents)),
    }
  })
}
