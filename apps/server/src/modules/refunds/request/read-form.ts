import { localText, type Locale } from '@fangshi/contract/locale'
import { formatMoney } from '@fangshi/contract/money'
import { refundDays, type RefundKind } from '@fangshi/contract/refund-states'
import type { previewRefund, refundForm } from '@fangshi/contract/refunds'
import type { Reply } from '@fangshi/contract/route'
import { formatDateTime } from '@fangshi/contract/time'
import type { Db } from '../../../kernel/db/db.ts'
import { fail } from '../../../kernel/fail.ts'
import { askBefore } from '../life/refund.ts'
import { mostFor, piecesLeft } from '../amounts.ts'
import { showBought } from '../../orders/public.ts'
import { silenceOf, targetsOf } from '../show/refunds.show.ts'
import { ownPage, shownRefunds } from '../show/rows.db.ts'
import {
  orderedLines,
  orderFacts,
  replacementsFor,
  type OrderedLine,
  type OrderFacts,
  type Replacement,
} from './order-facts.db.ts'
import { freightWith, kindsFor, lineObstacle, mayAskForLess, type PlannedLine } from './plan-request.ts'

interface Reader {
  locale: Locale
  now: Date
}

const showReplacement = ({ sku_id, name, image, stock }: Replacement, locale: Locale) => ({
  sku_id,
  sku_name: localText(name, locale),
  sku_image: image,
  stock,
})

/** A line of an order with what of it is left. */
export const showRefundableLine = (line: OrderedLine, locale: Locale) => ({
  ...showBought(line, locale),
  goods_price: formatMoney(line.price_cents),
  buy_num: line.buy_num,
  paid_money: formatMoney(line.paid_cents),
  refunded_num: line.refunded_num,
  refunded_money: formatMoney(line.refunded_cents),
  left_num: piecesLeft(line),
  left_money: formatMoney(mostFor(line, piecesLeft(line))),
  is_sent: line.is_sent,
})

/** The lines of one of the shopper's orders with the requests that each allows. Throws ORDER_NOT_FOUND. */
export async function readForm(
  db: Db,
  userId: number,
  orderId: number,
  { locale, now }: Reader,
): Promise<Reply<typeof refundForm>> {
  const order = (await orderFacts(db, orderId, userId)) ?? fail('ORDER_NOT_FOUND')
  const lines = await orderedLines(db, orderId)
  const choices = await replacementsFor(
    db,
    lines.map(({ sku_id }) => sku_id),
  )
  const ids = await ownPage(db, userId, { order_id: orderId, tab: 'all' }, 100, 0)
  const requests = await shownRefunds(db, ids)
  return {
    order_id: order.id,
    order_no: order.order_no,
    order_status: order.shown_status,
    store_id: order.store_id,
    store_name: localText(order.store_name, locale),
    payment_name: order.payment_name,
    lines: lines.map((line) => {
      const obstacle = lineObstacle(order, line, now)
      const others = choices.filter((choice) => choice.for_sku_id === line.sku_id && choice.stock > 0)
      return {
        ...showRefundableLine(line, locale),
        kinds: obstacle ? [] : kindsFor(line),
        obstacle,
        replacements: line.is_sent ? others.map((choice) => showReplacement(choice, locale)) : [],
      }
    }),
    ask_before: order.received_at && formatDateTime(askBefore(order.received_at)),
    requests: requests.map(({ id, refund_no, kind, status }) => ({ id, refund_no, kind, status })),
  }
}

/** An order with lines of it that are planned to go back. */
interface RefundPlan {
  order: Pick<OrderFacts, 'freight_cents' | 'payment_name'>
  lines: readonly OrderedLine[]
  planned: readonly PlannedLine<OrderedLine>[]
}

/** The amounts of planned lines, with freight, and where the money goes. */
export function showAmounts({ order, lines, planned }: RefundPlan, kind: RefundKind) {
  const goods = planned.reduce((sum, { amount_cents }) => sum + amount_cents, 0)
  const freight = freightWith(lines, planned, order.freight_cents)
  return {
    lines: planned.map(({ line, n, most_cents, amount_cents }) => ({
      id: line.id,
      buy_num: n,
      most: formatMoney(most_cents),
      amount: formatMoney(amount_cents),
      may_be_less: mayAskForLess(kind, line),
    })),
    goods_money: formatMoney(goods),
    freight_money: formatMoney(freight),
    total: formatMoney(goods + freight),
    goes_to: targetsOf(order.payment_name, goods + freight),
  }
}

/** What a planned request would bring. */
export function showPreview(plan: RefundPlan, kind: RefundKind): Reply<typeof previewRefund> {
  return {
    ...showAmounts(plan, kind),
    answer_days: refundDays.answer,
    on_silence: silenceOf(
      kind,
      plan.planned.map(({ line }) => line),
    ),
  }
}
