import * as z from 'zod/mini'
import { MethodChoice, orderPayment, orderPaymentFails, Payable, payer } from './payments.ts'
import { pointsOrderActions, pointsOrderStatuses } from './points-order-states.ts'
import { route } from './route.ts'
import { BuyNum, DateTime, Id, pageQuery, paged, Price, Text, Whole } from './shapes.ts'

/** The points mall (rules §9): goods for points, some with a cash part. */

/** How points goods can be ordered; without one the newest recommended come first. */
export const pointsGoodsSorts = ['points', '-points', 'sales', 'newest'] as const

const Card = z.object({
  id: z.number(),
  goods_name: z.string(),
  goods_image: z.string(),
  /** In points. */
  goods_price: z.number(),
  /** What is paid beside the points; "0.00" for nothing. */
  cash_price: z.string(),
  goods_market_price: z.string(),
  goods_stock: z.number(),
  goods_sale: z.number(),
})
export type PointsGoodsCard = z.input<typeof Card>
const Class = z.object({ id: z.number(), name: z.string() })
const open = ['POINTS_MALL_CLOSED'] as const

export const pointsMallHome = route('GET /integral/home', {
  area: 'Home',
  right: 'public',
  does: 'The front page of the points mall: recommended goods, and the first goods of each class.',
  reply: z.object({ recommend: z.array(Card), list: z.array(z.extend(Class, { goods: z.array(Card) })) }),
  fails: open,
})

export const pointsClasses = route('GET /integral/class', {
  area: 'Home',
  right: 'public',
  does: 'The classes of the points mall.',
  reply: z.array(Class),
  fails: open,
})

export const listPointsGoods = route('GET /integral/goods', {
  area: 'Home',
  right: 'public',
  does: 'Points goods on the shelf.',
  query: z.strictObject({
    class_id: z.optional(Id),
    sort: z.optional(z.literal(pointsGoodsSorts, 'CHOICE_INVALID')),
    page: pageQuery.page,
    per_page: z.optional(Whole(1, 60)),
  }),
  reply: paged(Card),
  fails: open,
})

export const getPointsGoods = route('GET /integral/goods/{id}', {
  area: 'Home',
  right: 'public',
  does: 'Points goods with pictures and description.',
  params: z.strictObject({ id: Id }),
  reply: z.extend(Card, {
    goods_subname: z.string(),
    goods_images: z.array(z.string()),
    goods_content: z.string(),
    class_id: z.number(),
    class_name: z.string(),
    /** How many pieces one person can have; 0 for any number. */
    buy_limit: z.number(),
  }),
  fails: ['GOODS_NOT_FOUND', ...open],
})

export const OrderNo = z.string('REQUIRED').check(z.regex(/^\d{14,32}$/, 'INVALID'))

export const quotePointsOrder = route('GET /user/integral/before', {
  area: 'Home',
  right: 'shopper',
  does: 'What pieces of points goods cost, and how many points the shopper has.',
  query: z.strictObject({ goods_id: Id, buy_num: BuyNum }),
  reply: z.object({
    goods: Card,
    buy_num: z.number(),
    total_points: z.number(),
    total_cash: z.string(),
    /** The points of the shopper. */
    points: z.number(),
    /** How many pieces the shopper may still have; null for any number. */
    left_for_shopper: z.nullable(z.number()),
  }),
  fails: ['GOODS_NOT_FOUND', ...open],
})

const refusedOrders = [
  'SITE_CLOSED',
  'SUB_ACCOUNT_MAY_NOT_BUY',
  'POINTS_MALL_CLOSED',
  'GOODS_NOT_FOUND',
  'ADDRESS_NOT_FOUND',
  'STOCK_SHORT',
  'POINTS_SHORT',
  'POINTS_LIMIT_REACHED',
  'POINTS_PRICE_CHANGED',
] as const

export const createPointsOrder = route('POST /user/integral/create', {
  area: 'Home',
  right: 'shopper',
  idempotent: true,
  does: 'Orders points goods: takes the points and the stock; a cash part is paid afterwards.',
  body: z.strictObject({
    goods_id: Id,
    buy_num: BuyNum,
    address_id: Id,
    /** The totals that the shopper confirmed. */
    total_points: Whole(1),
    total_cash: Price,
    remark: z.optional(Text(0, 150)),
  }),
  reply: z.object({ order_no: z.string(), paid: z.boolean() }),
  fails: refusedOrders,
})

const Order = z.object({
  id: z.number(),
  order_no: z.string(),
  order_status: z.literal(pointsOrderStatuses),
  goods_id: z.number(),
  goods_name: z.string(),
  goods_image: z.string(),
  goods_price: z.number(),
  cash_price: z.string(),
  buy_num: z.number(),
  total_points: z.number(),
  total_cash: z.string(),
  receive_name: z.string(),
  receive_tel: z.string(),
  receive_area: z.string(),
  receive_address: z.string(),
  remark: z.string(),
  delivery_name: z.string(),
  delivery_no: z.string(),
  cancel_reason: z.string(),
  /** Until when the cash part of an unpaid order can be paid. */
  pay_before: z.nullable(DateTime),
  shipped_at: z.nullable(DateTime),
  created_at: DateTime,
  actions: z.array(z.literal(pointsOrderActions)),
})
export type PointsOrder = z.input<typeof Order>

export const listPointsOrders = route('GET /user/integral/orders', {
  area: 'Home',
  right: 'shopper',
  does: 'The own orders of points goods, newest first.',
  query: z.strictObject({ page: pageQuery.page }),
  reply: paged(Order),
})

export const movePointsOrder = route('PUT /user/integral/orders/{id}', {
  area: 'Home',
  right: 'shopper',
  idempotent: true,
  does: 'Cancels an own points order that is not paid, or confirms its receipt.',
  params: z.strictObject({ id: Id }),
  body: z.strictObject({ action: z.literal(['cancel', 'receive'], 'CHOICE_INVALID') }),
  reply: Order,
  fails: ['ORDER_NOT_FOUND', 'ORDER_MOVE_REFUSED', 'PAY_CHANNEL_BUSY'],
})

const byNumber = z.strictObject({ order_no: OrderNo })

export const getPointsPayment = route('GET /user/integral/pay/{order_no}', {
  area: 'Home',
  right: 'shopper',
  does: 'The cash part of an own points order: amount, deadline, whether it is paid, and by which methods this client can pay it.',
  params: byNumber,
  query: z.strictObject(payer),
  reply: z.object({
    order: Order,
    status: z.literal(['open', 'paid', 'cancelled']),
    now: DateTime,
    /** The balance. */
    money: z.string(),
    has_pay_password: z.boolean(),
    methods: z.array(MethodChoice),
  }),
  fails: ['ORDER_NOT_FOUND'],
})

export const payPointsOrder = route('POST /user/integral/pay/{order_no}', {
  area: 'Home',
  right: 'shopper',
  idempotent: true,
  does: 'Pays the cash part of an own points order from the balance with a pay ticket, or begins a payment by WeChat Pay or Alipay.',
  params: byNumber,
  body: z.strictObject({
    ...orderPayment,
  }),
  reply: Payable,
  fails: orderPaymentFails,
})
