import * as z from 'zod/mini'
import { boughtLine } from './bought-line.ts'
import { cancelReasonKeys } from './cancel-reasons.ts'
import { collectiveChoice, OrderCollective } from './collective-shapes.ts'
import { tracked } from './logistics.ts'
import { couponChoice, LineDiscount } from './offers.ts'
import { MethodChoice, orderPayment, orderPaymentFails, Payable, payer } from './payments.ts'
import { Quote, QuoteStep } from './quote.ts'
import { route } from './route.ts'
import { BuyNum, DateTime, Flag, Id, Price, Text, Whole } from './shapes.ts'
import { orderActions, orderStages, orderStatuses, orderTabs, paymentMethods } from './status.ts'

/** Quote, placing, paying and the life of an order (rules §§4, 5, 6). */

/** The lines to order: `cart-12-15` (cart lines) or `sku-88x2`. */
export const OrderParams = z
  .string('NOTHING_SELECTED')
  .check(z.regex(/^(cart(-[1-9]\d{0,15}){1,100}|sku-[1-9]\d{0,15}x[1-9]\d{0,2})$/, 'NOTHING_SELECTED'))
export const GroupNo = z.string('REQUIRED').check(z.regex(/^\d{14,32}$/, 'INVALID'))

/** SKUs that the shopper buys at the ordinary price although a flash sale of them runs (rules §9). */
const ordinaryPrice = { ordinary_price: z.optional(z.array(Id).check(z.maxLength(100, 'TOO_LONG'))) }

/** Why a group cannot be opened or joined. COLLECTIVE_JOINED has the `order_id` of the seat. */
const collectiveFails = [
  'COLLECTIVE_ENDED',
  'COLLECTIVE_GROUP_NOT_FOUND',
  'COLLECTIVE_GROUP_ENDED',
  'COLLECTIVE_GROUP_FULL',
  'COLLECTIVE_SEATS_HELD',
  'COLLECTIVE_JOINED',
] as const

export const quoteOrder = route('POST /user/order/before', {
  area: 'Home',
  right: 'shopper',
  does: 'The quote: what would be paid, step by step, and what became of every offer. Without `address_id` the default address counts, without a choice of coupons those that save most.',
  body: z.strictObject({
    params: OrderParams,
    address_id: z.optional(Id),
    ...couponChoice,
    ...ordinaryPrice,
    ...collectiveChoice,
  }),
  reply: Quote,
  fails: [
    'NOTHING_SELECTED',
    'NOT_FOUND',
    'ORDER_REPEATED',
    'ADDRESS_NOT_FOUND',
    'GOODS_NOT_FOUND',
    'OWN_STORE',
    'SUB_ACCOUNT_MAY_NOT_BUY',
    ...collectiveFails,
  ],
})

export const freightOfSku = route('GET /user/freight/{sku_id}', {
  area: 'Home',
  right: 'shopper',
  does: 'What it costs to have pieces of a SKU delivered to the default address, and when they should arrive; null without one.',
  params: z.strictObject({ sku_id: Id }),
  query: z.strictObject({ buy_num: BuyNum }),
  reply: z.nullable(
    z.object({
      freight_money: z.string(),
      area_info: z.string(),
      /** `YYYY-MM-DD` when it should arrive if it is ordered now; null where too few parcels went there. */
      arrives_on: z.nullable(z.string()),
    }),
  ),
  fails: ['GOODS_NOT_FOUND'],
})

export const createOrder = route('POST /user/order/create', {
  area: 'Home',
  right: 'shopper',
  idempotent: true,
  does: 'Places one order per store in one group, if the total is still the confirmed one and the lines are not ordered yet.',
  body: z.strictObject({
    params: OrderParams,
    address_id: Id,
    /** The total the shopper confirmed. */
    total_price: Price,
    /** As in the quote that the shopper confirmed. */
    ...couponChoice,
    ...ordinaryPrice,
    /** Only with one SKU bought without the cart. */
    ...collectiveChoice,
    /** Orders the same lines although an unpaid group of the last ten minutes has them (ORDER_REPEATED). */
    again: z.optional(Flag),
    remarks: z.optional(
      z.array(z.strictObject({ store_id: Id, remark: Text(0, 150) })).check(z.maxLength(100, 'TOO_LONG')),
    ),
  }),
  reply: z.object({
    group_no: z.string(),
    order_id: z.array(z.number()),
    order_no: z.array(z.string()),
    total_price: z.string(),
    paid: z.boolean(),
  }),
  fails: [
    'PRICE_CHANGED',
    'ORDER_REPEATED',
    'STOCK_SHORT',
    'SECKILL_SOLD_OUT',
    'SECKILL_LIMIT',
    'COLLECTIVE_LIMIT',
    'GOODS_OFF_SHELF',
    'NOTHING_SELECTED',
    'NOT_FOUND',
    'ADDRESS_NOT_FOUND',
    'GOODS_NOT_FOUND',
    'OWN_STORE',
    'SITE_CLOSED',
    'SUB_ACCOUNT_MAY_NOT_BUY',
    ...collectiveFails,
  ],
})

export const payOrder = route('POST /user/order/pay', {
  area: 'Home',
  right: 'shopper',
  idempotent: true,
  does: 'Pays an order group from the balance with a pay ticket, or begins a payment by WeChat Pay or Alipay; begun again it goes on with the same one.',
  body: z.strictObject({
    group_no: GroupNo,
    ...orderPayment,
  }),
  reply: Payable,
  fails: orderPaymentFails,
})
export const getPayment = route('GET /user/order/pay/{group_no}', {
  area: 'Home',
  right: 'shopper',
  does: 'The bill of an own group: amount, deadline, whether it is paid, and by which methods this client can pay it.',
  params: z.strictObject({ group_no: GroupNo }),
  query: z.strictObject(payer),
  reply: z.object({
    group_no: z.string(),
    status: z.literal(['open', 'paid', 'cancelled']),
    total_price: z.string(),
    pay_before: z.nullable(DateTime),
    now: DateTime,
    money: z.string(),
    methods: z.array(MethodChoice),
  }),
  fails: ['ORDER_NOT_FOUND'],
})

/** A line of an order, with names as they were at the time. */
export const OrderGoods = z.object({
  ...boughtLine,
  goods_price: z.string(),
  buy_num: z.number(),
  total_price: z.string(),
  /** Pieces whose money went back, or that are back in stock before shipping. */
  refunded_num: z.number(),
  refunded_money: z.string(),
  /** The open request for this line; null for none. */
  refund_id: z.nullable(z.number()),
})
/** A line with its parcel; null while it is not shipped. */
export const SentGoods = z.extend(OrderGoods, { parcel_id: z.nullable(z.number()) })
/** A line of an order in its single view, with its shares of the discounts. */
export const DetailedGoods = z.extend(SentGoods, {
  /** What was paid for the line: `total_price` less its discounts. */
  paid_price: z.string(),
  discounts: z.array(LineDiscount),
})
const OrderRow = z.object({
  id: z.number(),
  order_no: z.string(),
  group_no: z.string(),
  order_status: z.literal(orderStatuses),
  store_id: z.number(),
  store_name: z.string(),
  store_logo: z.string(),
  order_goods: z.array(OrderGoods),
  buy_num: z.number(),
  goods_money: z.string(),
  freight_money: z.string(),
  discount_money: z.string(),
  total_price: z.string(),
  /** What of it went back, freight included. */
  refunded_money: z.string(),
  created_at: DateTime,
  /** The payment deadline of an unpaid order. */
  pay_before: z.nullable(DateTime),
  /** The group that it has a seat in; null for an ordinary order. */
  collective: z.nullable(OrderCollective),
  actions: z.array(z.literal(orderActions)),
})
export type OrderRow = z.input<typeof OrderRow>

export const groupOrders = route('POST /user/order/after', {
  area: 'Home',
  right: 'shopper',
  does: 'The orders of an own group for the cashier: amount, expiry, balance.',
  body: z.strictObject({ group_no: GroupNo }),
  reply: z.object({
    group_no: z.string(),
    status: z.literal(['open', 'paid', 'cancelled']),
    total_price: z.string(),
    pay_before: z.nullable(DateTime),
    /** The server's clock, so countdowns do not depend on the browser's. */
    now: DateTime,
    money: z.string(),
    has_pay_password: z.boolean(),
    orders: z.array(OrderRow),
  }),
  fails: ['ORDER_NOT_FOUND'],
})
export const checkOrder = route('POST /user/order/check', {
  area: 'Home',
  right: 'shopper',
  does: 'Whether an own group is paid.',
  body: z.strictObject({ group_no: GroupNo }),
  reply: z.object({ paid: z.boolean(), status: z.literal(['open', 'paid', 'cancelled']) }),
  fails: ['ORDER_NOT_FOUND'],
})

export const listOrders = route('GET /user/orders', {
  area: 'Home',
  right: 'shopper',
  does: 'The own orders, newest first, by tab, number or goods name, and day of ordering.',
  query: z.strictObject({
    tab: z.optional(z.literal(orderTabs, 'CHOICE_INVALID')),
    keywords: z.optional(Text(0, 60)),
    from: z.optional(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'INVALID'))),
    to: z.optional(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'INVALID'))),
    page: z.optional(Whole(1, 100_000)),
    per_page: z.optional(Whole(1, 100)),
  }),
  reply: z.object({
    data: z.array(OrderRow),
    count: z.number(),
    total: z.number(),
    per_page: z.number(),
    last_page: z.number(),
    current_page: z.number(),
    /** Orders per tab, whatever the filters. */
    tabs: z.object({
      all: z.number(),
      waiting_payment: z.number(),
      waiting_delivery: z.number(),
      waiting_receipt: z.number(),
      waiting_comment: z.number(),
      after_sale: z.number(),
    }),
  }),
})

/** A parcel that was sent. */
export const Parcel = z.object({
  id: z.number(),
  express_name: z.string(),
  delivery_code: z.string(),
  delivery_no: z.string(),
  sent_at: DateTime,
})
/** A parcel with its tracking. */
export const TracedParcel = z.extend(Parcel, tracked)
export type TracedParcel = z.input<typeof TracedParcel>
export const OrderDetail = z.extend(OrderRow, {
  order_goods: z.array(DetailedGoods),
  receive_name: z.string(),
  receive_tel: z.string(),
  receive_area: z.string(),
  receive_address: z.string(),
  remark: z.string(),
  payment_name: z.nullable(z.literal(paymentMethods)),
  pay_time: z.nullable(DateTime),
  delivery_time: z.nullable(DateTime),
  receipt_time: z.nullable(DateTime),
  /** When receipt is confirmed automatically, while the order is on its way. */
  receive_before: z.nullable(DateTime),
  /** `YYYY-MM-DD` when its last parcel should arrive, by what parcels took lately; null where that is not known. */
  arrives_on: z.nullable(z.string()),
  steps: z.array(QuoteStep),
  parcels: z.array(TracedParcel),
  history: z.array(z.object({ status: z.literal(orderStages), by: z.string(), reason: z.string(), at: DateTime })),
})
export const getOrder = route('GET /user/order/{id}', {
  area: 'Home',
  right: 'shopper',
  does: 'One own order with lines, price steps, parcels, history and allowed actions.',
  params: z.strictObject({ id: Id }),
  reply: OrderDetail,
  fails: ['ORDER_NOT_FOUND'],
})
export const moveOrder = route('PUT /user/order/{id}', {
  area: 'Home',
  right: 'shopper',
  idempotent: true,
  does: 'Cancels an unpaid order (its whole group), with the reason if there is one, confirms receipt, or gives it more time, once.',
  params: z.strictObject({ id: Id }),
  body: z.strictObject({
    action: z.literal(['cancel', 'receive', 'extend'], 'CHOICE_INVALID'),
    /** Read when cancelling only. */
    reason: z.optional(z.literal(cancelReasonKeys, 'CHOICE_INVALID')),
  }),
  reply: OrderDetail,
  fails: ['ORDER_NOT_FOUND', 'ORDER_MOVE_REFUSED', 'PAY_CHANNEL_BUSY'],
})

/** Why a line of an order could not be put into the cart again. */
export const buyAgainProblems = ['off_shelf', 'sold_out', 'stock_short', 'own_store', 'cart_full'] as const
export const buyAgain = route('POST /user/order/{id}/buy_again', {
  area: 'Home',
  right: 'shopper',
  idempotent: true,
  does: 'Puts the lines of an own order into the cart at current prices; says which could not be and why.',
  params: z.strictObject({ id: Id }),
  reply: z.object({
    /** The cart lines that now hold the goods. */
    cart_ids: z.array(z.number()),
    refused: z.array(
      z.object({
        goods_id: z.number(),
        goods_name: z.string(),
        sku_name: z.string(),
        problem: z.literal(buyAgainProblems),
      }),
    ),
    /** Pieces in the cart. */
    count: z.number(),
  }),
  fails: ['ORDER_NOT_FOUND'],
})

/** The request and reply of shipping a parcel, shared by stores and the platform. */
export const shipSpec = {
  idempotent: true,
  confirm: false,
  params: z.strictObject({ id: Id }),
  body: z.strictObject({
    delivery_code: Text(1, 20),
    delivery_no: z.string('REQUIRED').check(z.trim(), z.regex(/^[0-9A-Za-z-]{5,30}$/, 'PARCEL_INCOMPLETE')),
    line_ids: z.optional(z.array(Id).check(z.minLength(1, 'REQUIRED'), z.maxLength(200, 'TOO_LONG'))),
  }),
  reply: z.object({ id: z.number(), order_no: z.string(), order_status: z.literal(orderStatuses) }),
  fails: [
    'ORDER_NOT_FOUND',
    'ORDER_MOVE_REFUSED',
    'EXPRESS_UNKNOWN',
    'PARCEL_INCOMPLETE',
    'LINES_SENT',
    'LINES_IN_REFUND',
    'NOT_FOUND',
  ],
} as const
export const shipOrder = route('PUT /Seller/orders/{id}/ship', {
  ...shipSpec,
  area: 'Seller',
  right: 'Seller.orders.ship',
  whileSuspended: true,
  does: 'Sends a parcel of an order of the own store. Without `line_ids` it holds every line not yet sent.',
})

/** The start page of the user centre. */
export const userDefault = route('GET /user/default', {
  area: 'Home',
  right: 'shopper',
  does: 'Order counters and the latest orders.',
  reply: z.object({
    count: z.object({
      waiting_payment: z.number(),
      waiting_delivery: z.number(),
      waiting_receipt: z.number(),
      waiting_comment: z.number(),
      after_sale: z.number(),
    }),
    orders: z.array(OrderRow),
  }),
})
