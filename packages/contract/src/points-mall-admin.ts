import * as z from 'zod/mini'
import { choiceFilter, flagFilter, numberFilter, textFilter, timeFilter } from './filters.ts'
import { adminPointsOrderActions, pointsOrderStatuses } from './points-order-states.ts'
import { DeliveryNo } from './refunds.ts'
import { resource } from './resource.ts'
import { route } from './route.ts'
import {
  DateTime,
  FileAddress,
  Flag,
  Id,
  LocalizedRichText,
  LocalizedText,
  OrNull,
  Price,
  Text,
  Whole,
} from './shapes.ts'

/** The points mall as the platform runs it (rules §9). */

const ClassName = LocalizedText(1, 20)
export const pointsGoodsClasses = resource('Admin', 'integral_goods_classes', {
  does: 'Classes of points goods',
  sorts: ['is_sort'],
  form: z.strictObject({ name: ClassName, is_sort: z.optional(Whole(0, 99_999)) }),
  row: z.object({ id: Id, name: ClassName, is_sort: z.number(), created_at: DateTime }),
  filters: { name: textFilter('likeRight', 'like') },
  verbs: ['index', 'show', 'store', 'update', 'destroy'],
  confirm: false,
})

/** The most points, pieces, and pieces for one person, that a form takes. */
const most = { points: 100_000_000, pieces: 9_999_999, limit: 999 }
const GoodsName = LocalizedText(1, 120)
const Subname = LocalizedText(0, 120)
const row = z.object({
  id: Id,
  class_id: z.number(),
  class_name: z.string(),
  name: GoodsName,
  /** The main picture. */
  image: z.string(),
  /** The price of a piece: points, and what is paid beside them. */
  points: z.number(),
  cash: z.string(),
  stock: z.number(),
  /** Pieces in orders that were not cancelled. */
  sold: z.number(),
  on_shelf: z.boolean(),
  recommended: z.boolean(),
  created_at: DateTime,
})

export const pointsGoods = resource('Admin', 'integral_goods', {
  does: 'Points goods',
  sorts: ['points', 'sold', 'stock'],
  form: z.strictObject({
    class_id: Id,
    name: GoodsName,
    subname: z.optional(Subname),
    /** The first is the main one. */
    images: z
      .array(FileAddress.check(z.minLength(1, 'REQUIRED')))
      .check(z.minLength(1, 'REQUIRED'), z.maxLength(10, 'TOO_LONG')),
    points: Whole(1, most.points),
    cash: z.optional(Price.check(z.refine((cents) => cents <= 999_999_999, 'TOO_BIG'))),
    market_price: z.optional(Price.check(z.refine((cents) => cents <= 999_999_999, 'TOO_BIG'))),
    stock: Whole(0, most.pieces),
    /** Pieces that one person can have; empty for any number. */
    buy_limit: z.optional(OrNull(Whole(1, most.limit))),
    content: z.optional(LocalizedRichText(0)),
    on_shelf: z.optional(Flag),
    recommended: z.optional(Flag),
  }),
  row,
  detail: z.extend(row, {
    subname: Subname,
    images: z.array(z.string()),
    market_price: z.string(),
    buy_limit: z.nullable(z.number()),
    content: LocalizedRichText(0),
  }),
  filters: {
    name: textFilter('like'),
    class_id: numberFilter(),
    on_shelf: flagFilter(),
    recommended: flagFilter(),
    stock: numberFilter(),
  },
  verbs: ['index', 'show', 'store', 'update', 'destroy'],
  confirm: false,
  dicts: ['integral_goods_classes'],
})

/** Orders of points goods. */
export const adminPointsOrders = resource('Admin', 'integral_orders', {
  does: 'Orders of points goods',
  sorts: ['created_at', 'delivery_code', 'order_no', 'status'],
  form: z.strictObject({}),
  row: z.object({
    id: Id,
    order_no: z.string(),
    status: z.literal(pointsOrderStatuses),
    goods_name: z.string(),
    goods_image: z.string(),
    buy_num: z.number(),
    total_points: z.number(),
    total_cash: z.string(),
    /** The buyer. */
    user_id: z.number(),
    nickname: z.string(),
    receive_name: z.string(),
    receive_tel: z.string(),
    receive_area: z.string(),
    receive_address: z.string(),
    remark: z.string(),
    delivery_code: z.string(),
    delivery_no: z.string(),
    cancel_reason: z.string(),
    paid_at: z.nullable(DateTime),
    shipped_at: z.nullable(DateTime),
    completed_at: z.nullable(DateTime),
    cancelled_at: z.nullable(DateTime),
    created_at: DateTime,
    actions: z.array(z.literal(adminPointsOrderActions)),
  }),
  filters: {
    order_no: textFilter('likeRight'),
    status: choiceFilter(pointsOrderStatuses),
    user_id: numberFilter(),
    created_at: timeFilter(),
  },
  verbs: ['index', 'show'],
})

const byId = z.strictObject({ id: Id })
const moved = z.object({ id: z.number(), order_no: z.string(), status: z.literal(pointsOrderStatuses) })

export const shipPointsOrder = route('PUT /Admin/integral_orders/{id}/ship', {
  area: 'Admin',
  right: 'Admin.integral_orders.ship',
  idempotent: true,
  confirm: false,
  does: 'Sends an order of points goods.',
  params: byId,
  body: z.strictObject({ delivery_code: Text(1, 20), delivery_no: DeliveryNo }),
  reply: moved,
  fails: ['ORDER_NOT_FOUND', 'ORDER_MOVE_REFUSED', 'EXPRESS_UNKNOWN'],
})

export const cancelPointsOrder = route('PUT /Admin/integral_orders/{id}/cancel', {
  area: 'Admin',
  right: 'Admin.integral_orders.cancel',
  idempotent: true,
  confirm: true,
  does: 'Cancels an order of points goods that is not sent: points, cash and stock go back.',
  params: byId,
  body: z.strictObject({ reason: Text(1, 200) }),
  reply: moved,
  fails: ['ORDER_NOT_FOUND', 'ORDER_MOVE_REFUSED', 'PAY_CHANNEL_BUSY'],
})

export const pointsExpresses = route('GET /Admin/integral_orders/expresses', {
  area: 'Admin',
  right: shipPointsOrder.right,
  does: 'The couriers that an order of points goods can be sent with.',
  reply: z.array(z.object({ code: z.string(), name: z.string() })),
})
