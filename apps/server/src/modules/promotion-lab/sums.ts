import { maxLabRows, type tryPromotion } from '@fangshi/contract/promotion-lab'
import { formatMoney, sumCents } from '@fangshi/contract/money'
import type { Reply } from '@fangshi/contract/route'
import { formatDate, formatDateTime } from '@fangshi/contract/time'
import type { ReplayedOrder, Takings } from './past-order.ts'

const noTakings: Takings = {
  store_discount_cents: 0,
  platform_discount_cents: 0,
  commission_cents: 0,
  received_cents: 0,
}

/** What all of them brought together. */
const addTakings = (all: readonly Takings[]): Takings =>
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

/** Which orders were replayed, and how goods are costed. */
export interface TrialScope {
  from: Date
  until: Date
  is_capped: boolean
  /** What goods cost, in basis points of their price; null where the seller did not say. */
  cost_bp: number | null
}

type Effect = Omit<Reply<typeof tryPromotion>, 'reached' | 'nearly'>

/** What every try answers of the orders that it replayed. */
export function effectOf(replayed: readonly ReplayedOrder[], { from, until, is_capped, cost_bp }: TrialScope): Effect {
  const used = replayed.filter(({ is_used }) => is_used)
  const goods_cents = sumCents(replayed.map((one) => one.goods_cents))
  const cost_cents = cost_bp === null ? null : Math.round((goods_cents * cost_bp) / 10_000)
  const sums = (of: (one: ReplayedOrder) => Takings) => showTakings(addTakings(replayed.map(of)), cost_cents)
  return {
    from: formatDateTime(from),
    until: formatDateTime(until),
    orders: replayed.length,
    is_capped,
    used: used.length,
    buyers: new Set(used.map(({ order }) => order.user_id)).size,
    goods_money: formatMoney(goods_cents),
    before: sums(({ before }) => before),
    after: sums(({ after }) => after),
    days: byDay(replayed, from, until).map(({ before_cents, after_cents, ...day }) => ({
      ...day,
      before: formatMoney(before_cents),
      after: formatMoney(after_cents),
    })),
    list: used.slice(-maxLabRows).toReversed().map(showOrder),
  }
}

function showTakings(takings: Takings, cost_cents: number | null) {
  const { received_cents } = takings
  const margin_cents = cost_cents === null ? null : received_cents - cost_cents
  return {
    store_discount: formatMoney(takings.store_discount_cents),
    platform_discount: formatMoney(takings.platform_discount_cents),
    commission: formatMoney(takings.commission_cents),
    received: formatMoney(received_cents),
    margin: margin_cents === null ? null : formatMoney(margin_cents),
    margin_rate:
      margin_cents === null || received_cents <= 0
        ? null
        : formatMoney(Math.round((margin_cents * 10_000) / received_cents)),
  }
}

const discountOf = ({ store_discount_cents, platform_discount_cents }: Takings): string =>
  formatMoney(store_discount_cents + platform_discount_cents)

const showOrder = ({ order, goods_cents, before, after }: ReplayedOrder) => ({
  order_id: order.id,
  order_no: order.order_no,
  created_at: formatDateTime(order.created_at),
  goods_money: formatMoney(goods_cents),
  discount_before: discountOf(before),
  discount_after: discountOf(after),
  received_before: formatMoney(before.received_cents),
  received_after: formatMoney(after.received_cents),
})
