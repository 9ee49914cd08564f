import { sumCents } from '@fangshi/contract/money'
import {
  cutOf,
  goodsOf,
  price,
  takingsOf,
  usedOffers,
  type LinePrices,
  type PastOrder,
  type ReplayedOrder,
} from './past-order.ts'

/** What became of an order whose lines may have the price of an activity. */
export interface OrderWithPrices extends ReplayedOrder {
  /** Of its lines with such a price: pieces, what they cost before, what the price takes off, and what the store gets. */
  pieces: number
  was_cents: number
  cut_cents: number
  got_cents: number
}

function replayOrder(order: PastOrder, prices: LinePrices): OrderWithPrices {
  const past = usedOffers(order)
  const before = takingsOf(order, price(order, past).lines)
  const own = order.lines.filter(({ id }) => prices.has(id))
  const tried = price(order, past, prices).lines
  const is_used = own.length > 0
  const sold = tried.filter(({ cart_id }) => prices.has(cart_id))
  return {
    order,
    goods_cents: goodsOf(order),
    is_used,
    before,
    after: is_used ? takingsOf(order, tried, prices) : before,
    pieces: own.reduce((sum, { buy_num }) => sum + buy_num, 0),
    was_cents: sumCents(own.map(({ price_cents, buy_num }) => price_cents * buy_num)),
    cut_cents: cutOf(order, prices),
    got_cents: takingsOf(order, sold).received_cents,
  }
}

/**
 * Replays orders with the prices of an activity for some of their lines; offers that these lines helped to reach may be lost
 * (rules §4). Yields after each order, so that others get their turn.
 */
export function* replayPrices(orders: readonly PastOrder[], prices: LinePrices): Generator<void, OrderWithPrices[]> {
  const replayed: OrderWithPrices[] = []
  for (const order of orders) {
    replayed.push(replayOrder(order, prices))
    yield
  }
  return replayed
}

const whole = 10_000

/**
 * How many pieces more must be sold at the price until the margin is what it was; null where each of them loses money. The
 * cost is in basis points of the ordinary price.
 */
export function breakEven(replayed: readonly OrderWithPrices[], cost_bp: number): number | null {
  const sum = (of: (one: OrderWithPrices) => number): number => sumCents(replayed.map(of))
  const lost_cents = sum(({ before, after }) => before.received_cents - after.received_cents)
  if (lost_cents <= 0) return 0
  // In ten-thousandths of a cent, which are whole.
  const gained = sum(({ got_cents }) => got_cents) * whole - sum(({ was_cents }) => was_cents) * cost_bp
  return gained <= 0 ? null : Math.ceil((lost_cents * whole * sum(({ pieces }) => pieces)) / gained)
}
