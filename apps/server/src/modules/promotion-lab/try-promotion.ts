import { maxLabOrders, maxLabRows, type tryPromotion as contract } from '@fangshi/contract/promotion-lab'
import { formatMoney, sumCents } from '@fangshi/contract/money'
import type { Reply } from '@fangshi/contract/route'
import { formatDateTime } from '@fangshi/contract/time'
import type { Context } from '../../context.ts'
import { inTurns } from '../../kernel/in-turns.ts'
import { pastOrders } from './past-orders.db.ts'
import { addTakings, byDay, replay, type Draft, type ReplayedOrder, type Takings } from './replay.ts'

const dayMs = 24 * 60 * 60 * 1000

interface Trial extends Draft {
  days: number
  /** What goods cost, in basis points of their price; null where the seller did not say. */
  cost_bp: number | null
}

/** What an offer would have done to the latest paid orders of a store (rules §14). Reads only. */
export async function tryPromotion(ctx: Context, storeId: number, trial: Trial): Promise<Reply<typeof contract>> {
  const until = ctx.now()
  const from = new Date(until.getTime() - trial.days * dayMs)
  // One more than is looked at tells whether there are more.
  const orders = await pastOrders(ctx.db, storeId, from, maxLabOrders + 1)
  const replayed = await inTurns(replay(orders.slice(-maxLabOrders), trial))
  const used = replayed.filter(({ is_used }) => is_used)
  const goods_cents = sumCents(replayed.map((one) => one.goods_cents))
  const cost_cents = trial.cost_bp === null ? null : Math.round((goods_cents * trial.cost_bp) / 10_000)
  const sums = (of: (one: ReplayedOrder) => Takings) => showTakings(addTakings(replayed.map(of)), cost_cents)
  return {
    from: formatDateTime(from),
    until: formatDateTime(until),
    orders: replayed.length,
    is_capped: orders.length > maxLabOrders,
    reached: replayed.filter(({ reach }) => reach === 'reached').length,
    used: used.length,
    buyers: new Set(used.map(({ order }) => order.user_id)).size,
    nearly: replayed.filter(({ reach }) => reach === 'nearly').length,
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
