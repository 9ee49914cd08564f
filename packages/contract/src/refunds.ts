import * as z from 'zod/mini'
import { boughtLine } from './bought-line.ts'
import { TracedParcel } from './orders.ts'
import { refundReasonKeys, shownRefundReasons } from './refund-reasons.ts'
import {
  maxRefundImages,
  refundEvents,
  refundKinds,
  refundObstacles,
  refundStatuses,
  refundTabs,
  shopperRefundActions,
} from './refund-states.ts'
import { route } from './route.ts'
import { BuyNum, DateTime, FileAddresses, Id, Price, Text, Whole } from './shapes.ts'
import { orderStatuses, paymentMethods } from './status.ts'

/** Refund, return and exchange as the shopper asks for them (rules §7). */

export const RefundImages = FileAddresses(maxRefundImages)
export const RefundRemark = Text(0, 200)
/** An amount that is asked for or decided: at least 0.01. */
export const RefundAmount = Price.check(z.refine((amount) => amount > 0, 'TOO_SMALL'))
export const DeliveryNo = z.string('REQUIRED').check(z.trim(), z.regex(/^[0-9A-Za-z-]{5,30}$/, 'PARCEL_INCOMPLETE'))

/** A channel that money goes back by. The prepaid part of the balance may be spent and not withdrawn. */
export const RefundTarget = z.object({
  method: z.literal(paymentMethods),
  amount: z.string(),
})

/** A line of an order as the form of a request shows it. */
export const RefundableLine = z.object({
  ...boughtLine,
  goods_price: z.string(),
  buy_num: z.number(),
  /** What was paid for it after its share of the discounts. */
  paid_money: z.string(),
  refunded_num: z.number(),
  refunded_money: z.string(),
  /** The pieces that can still be asked for. */
  left_num: z.number(),
  /** The most that can be asked for all of those. */
  left_money: z.string(),
  is_sent: z.boolean(),
  /** The kinds that can be asked for; empty with an obstacle. */
  kinds: z.array(z.literal(refundKinds)),
  obstacle: z.nullable(z.literal(refundObstacles)),
  /** SKUs of the same goods at the same price with pieces left, the own one first, for an exchange. */
  replacements: z.array(
    z.object({ sku_id: z.number(), sku_name: z.string(), sku_image: z.string(), stock: z.number() }),
  ),
})

export const refundForm = route('GET /user/order/refund_form/{id}', {
  area: 'Home',
  right: 'shopper',
  does: 'What can be asked for of an own order, by its id: per line the kinds, pieces and most money, or why nothing.',
  params: z.strictObject({ id: Id }),
  reply: z.object({
    order_id: z.number(),
    order_no: z.string(),
    order_status: z.literal(orderStatuses),
    store_id: z.number(),
    store_name: z.string(),
    payment_name: z.nullable(z.literal(paymentMethods)),
    lines: z.array(RefundableLine),
    /** Until when the shopper may ask; null before the receipt. */
    ask_before: z.nullable(DateTime),
    /** Own requests for this order, the newest first. */
    requests: z.array(
      z.object({
        id: z.number(),
        refund_no: z.string(),
        kind: z.literal(refundKinds),
        status: z.literal(refundStatuses),
      }),
    ),
  }),
  fails: ['ORDER_NOT_FOUND'],
})
export type RefundForm = z.input<typeof refundForm.reply>

/** A line that is asked for; without an amount the most that is possible. */
const RequestedLine = z.strictObject({
  /** Of the order line. */
  id: Id,
  buy_num: BuyNum,
  /** Less than the most, for money only after shipping. */
  amount: z.optional(RefundAmount),
  /** Exchange only; without it the same SKU. */
  sku_id: z.optional(Id),
})
const RequestedLines = z.array(RequestedLine).check(z.minLength(1, 'NOTHING_SELECTED'), z.maxLength(200, 'TOO_LONG'))
const requested = { order_id: Id, kind: z.literal(refundKinds, 'CHOICE_INVALID'), lines: RequestedLines }
const requestFails = [
  'ORDER_NOT_FOUND',
  'NOT_FOUND',
  'NOTHING_SELECTED',
  'REFUND_REFUSED',
  'REFUND_WINDOW_CLOSED',
  'REFUND_OPEN',
  'REFUND_TOO_MANY',
  'REFUND_TOO_MUCH',
  'REFUND_AMOUNT_FIXED',
  'REFUND_NOT_SENT',
  'REPLACEMENT_INVALID',
  'STOCK_SHORT',
] as const

/** What happens when the store does not answer in time: it counts as agreed, or the platform decides. */
const StoreSilence = z.literal(['agreed', 'platform'])

/** What giving lines back brings, in a preview: the most and the chosen amount of each, freight, and where the money goes. */
export const refundMoney = {
  lines: z.array(
    z.object({
      id: z.number(),
      buy_num: z.number(),
      /** The most for these pieces. */
      most: z.string(),
      amount: z.string(),
      /** Whether less than the most is possible. */
      may_be_less: z.boolean(),
    }),
  ),
  goods_money: z.string(),
  /** Comes back with the last pieces of an order of which nothing was shipped. */
  freight_money: z.string(),
  /** 0.00 for an exchange. */
  total: z.string(),
  goes_to: z.array(RefundTarget),
}

export const previewRefund = route('POST /user/order/refund/preview', {
  area: 'Home',
  right: 'shopper',
  does: 'What a request would bring: the most and the chosen amount of each line, freight, and where the money goes. Writes nothing.',
  body: z.strictObject(requested),
  reply: z.object({
    ...refundMoney,
    /** Silence of the store for this many days agrees, or brings in the platform. */
    answer_days: z.number(),
    on_silence: StoreSilence,
  }),
  fails: requestFails,
})
export type RefundPreview = z.input<typeof previewRefund.reply>

/** A line of a request. */
export const RefundLine = z.object({
  ...boughtLine,
  goods_price: z.string(),
  /** The pieces that are asked for. */
  buy_num: z.number(),
  /** 0.00 for an exchange. */
  amount: z.string(),
  /** It was shipped when it was asked for: only then less than the most can be given back. */
  is_sent: z.boolean(),
  /** What is sent instead, in an exchange. */
  replacement: z.nullable(z.object({ sku_id: z.number(), sku_name: z.string() })),
})

const row = {
  id: z.number(),
  refund_no: z.string(),
  kind: z.literal(refundKinds),
  status: z.literal(refundStatuses),
  /** A word of the kind's list of reasons, or `platform`. */
  reason: z.literal(shownRefundReasons),
  order_id: z.number(),
  order_no: z.string(),
  store_id: z.number(),
  store_name: z.string(),
  lines: z.array(RefundLine),
  /** Of the lines. */
  goods_money: z.string(),
  /** Known once it is agreed. */
  freight_money: z.string(),
  total: z.string(),
  created_at: DateTime,
  /** When it moves by itself; null when it does not. */
  due_at: z.nullable(DateTime),
  /** While the store has to answer; null otherwise. */
  on_silence: z.nullable(StoreSilence),
}
export const refundRow = row
const Row = z.object({ ...row, actions: z.array(z.literal(shopperRefundActions)) })
export type ShopperRefund = z.input<typeof Row>

/** An entry of the log that both sides and the platform see. */
export const RefundLog = z.object({
  id: z.number(),
  event: z.literal(refundEvents),
  by: z.literal(['shopper', 'seller', 'admin', 'timer']),
  /** The state after it. */
  status: z.literal(refundStatuses),
  message: z.string(),
  images: z.array(z.string()),
  at: DateTime,
})
export type RefundLog = z.input<typeof RefundLog>

/** How the amount of a line came about. */
export const RefundLineExplained = z.extend(RefundLine, {
  /** The pieces of the order line, and what was paid for all of them. */
  line_num: z.number(),
  line_total: z.string(),
  line_discount: z.string(),
  line_paid: z.string(),
  /** Of the order line, by all its requests so far. */
  line_refunded_num: z.number(),
  line_refunded: z.string(),
  /** The most for the pieces that are asked for, when it was asked. */
  most: z.string(),
})

/** What the single view adds for everybody. */
export const refundDetail = {
  lines: z.array(RefundLineExplained),
  remark: z.string(),
  images: z.array(z.string()),
  log: z.array(RefundLog),
  /** Where the goods go back to; null for money only. */
  return_to: z.nullable(z.object({ name: z.string(), tel: z.string(), area: z.string(), address: z.string() })),
  /** The parcel back to the store. */
  sent_back: z.nullable(TracedParcel),
  /** The parcel with the replacement. */
  replacement: z.nullable(TracedParcel),
  /** Where the money goes, or would go. */
  goes_to: z.array(RefundTarget),
  /** How far the money is; null while nothing is agreed. `refused` by the provider for good: it went to the balance. */
  payout: z.nullable(
    z.object({
      status: z.literal(['due', 'processing', 'paid', 'refused']),
      method: z.literal(paymentMethods),
      amount: z.string(),
      paid_at: z.nullable(DateTime),
    }),
  ),
  order: z.object({
    id: z.number(),
    order_no: z.string(),
    order_status: z.literal(orderStatuses),
    goods_money: z.string(),
    freight_money: z.string(),
    discount_money: z.string(),
    total_price: z.string(),
    refunded_money: z.string(),
    payment_name: z.nullable(z.literal(paymentMethods)),
    paid_at: z.nullable(DateTime),
    shipped_at: z.nullable(DateTime),
    received_at: z.nullable(DateTime),
    created_at: DateTime,
  }),
  ended_at: z.nullable(DateTime),
}
const Detail = z.extend(Row, refundDetail)
export type ShopperRefundDetail = z.input<typeof Detail>

export const requestRefund = route('POST /user/order/refund', {
  area: 'Home',
  right: 'shopper',
  idempotent: true,
  does: 'Asks for money, a return or an exchange of lines of an own order: pieces each and, for money only after shipping, an amount.',
  body: z.strictObject({
    ...requested,
    reason: z.literal(refundReasonKeys, 'CHOICE_INVALID'),
    remark: z.optional(RefundRemark),
    images: z.optional(RefundImages),
  }),
  reply: Detail,
  fails: [...requestFails, 'FILE_ADDRESS_INVALID'],
})

export const listRefunds = route('GET /user/refunds', {
  area: 'Home',
  right: 'shopper',
  does: 'The own requests of a tab, the newest first, also those of one order alone.',
  query: z.strictObject({
    tab: z.optional(z.literal(refundTabs, 'CHOICE_INVALID')),
    order_id: z.optional(Id),
    page: z.optional(Whole(1, 100_000)),
    per_page: z.optional(Whole(1, 100)),
  }),
  reply: z.object({
    data: z.array(Row),
    count: z.number(),
    total: z.number(),
    per_page: z.number(),
    last_page: z.number(),
    current_page: z.number(),
    /** How many requests each tab holds. */
    tabs: z.record(z.literal(refundTabs), z.number()),
  }),
})

export const getRefund = route('GET /user/order/refund/{id}', {
  area: 'Home',
  right: 'shopper',
  does: 'One own request with its log, parcels, amounts and allowed actions.',
  params: z.strictObject({ id: Id }),
  reply: Detail,
  fails: ['REFUND_NOT_FOUND'],
})

export const moveRefund = route('PUT /user/order/refund/{id}', {
  area: 'Home',
  right: 'shopper',
  idempotent: true,
  does: 'Withdraws an own request, appeals to the platform, names the parcel that is sent back, confirms an exchange, or adds a message.',
  params: z.strictObject({ id: Id }),
  body: z.strictObject({
    action: z.literal(shopperRefundActions, 'CHOICE_INVALID'),
    /** With `appeal` and `message`. */
    message: z.optional(RefundRemark),
    images: z.optional(RefundImages),
    /** With `send_back`. */
    delivery_code: z.optional(Text(1, 20)),
    delivery_no: z.optional(DeliveryNo),
  }),
  reply: Detail,
  fails: [
    'REFUND_NOT_FOUND',
    'REFUND_MOVE_REFUSED',
    'NOTHING_CHANGED',
    'REFUND_OPEN',
    'REFUND_TOO_MANY',
    'REFUND_TOO_MUCH',
    'EXPRESS_UNKNOWN',
    'PARCEL_INCOMPLETE',
    'FILE_ADDRESS_INVALID',
  ],
})

export const userExpresses = route('GET /user/expresses', {
  area: 'Home',
  right: 'shopper',
  does: 'The express companies to send goods back with.',
  reply: z.array(z.object({ code: z.string(), name: z.string() })),
})
