import * as z from 'zod/mini'
import { commissionScopes } from './commission-rates.ts'
import { choiceFilter, textFilter, timeFilter, weekHourFilter } from './filters.ts'
import { DetailedGoods, OrderDetail, Parcel, SentGoods, shipSpec, TracedParcel } from './orders.ts'
import { QuoteStep } from './quote.ts'
import { resource } from './resource.ts'
import { route } from './route.ts'
import { DateTime, Id, Phone, Revised, Text } from './shapes.ts'
import { backofficeActions, orderStatuses, paymentMethods } from './status.ts'

/** Orders as stores and the platform work on them (rules §§5, 11). */

const Row = z.object({
  id: Id,
  order_no: z.string(),
  order_status: z.literal(orderStatuses),
  store_id: z.number(),
  store_name: z.string(),
  /** The sender, for shipping labels. */
  sender: z.object({ tel: z.string(), area: z.string(), address: z.string() }),
  /** The picture and name of the first line represent the order. */
  order_image: z.string(),
  order_name: z.string(),
  /** The buyer. */
  nickname: z.string(),
  order_goods: z.array(SentGoods),
  buy_num: z.number(),
  goods_money: z.string(),
  freight_money: z.string(),
  discount_money: z.string(),
  total_price: z.string(),
  /** What of it went back, freight included. */
  refunded_money: z.string(),
  receive_name: z.string(),
  receive_tel: z.string(),
  receive_area: z.string(),
  receive_address: z.string(),
  remark: z.string(),
  parcels: z.array(Parcel),
  paid_at: z.nullable(DateTime),
  created_at: DateTime,
  actions: z.array(z.literal(backofficeActions)),
  /** Of the receiver and the store’s note, which the back offices edit. */
  revision: z.string(),
})
/** An order in a back office; the note is visible to the store only. */
export type BackofficeOrder = z.input<typeof Row> & { shop_remark?: string }
const detail = {
  order_goods: z.array(DetailedGoods),
  parcels: z.array(TracedParcel),
  steps: z.array(QuoteStep),
  payment_name: z.nullable(z.literal(paymentMethods)),
  shipped_at: z.nullable(DateTime),
  received_at: z.nullable(DateTime),
  completed_at: z.nullable(DateTime),
  cancelled_at: z.nullable(DateTime),
  /** When its money was paid out to the store. */
  settled_at: z.nullable(DateTime),
  /** What the platform takes of what was paid for goods and not refunded, by the rates frozen at the sale. */
  commissions: z.array(z.object({ scope: z.literal(commissionScopes), rate: z.string(), amount: z.string() })),
  history: OrderDetail.shape.history,
}
/** An order with its price breakdown and history. */
const Detail = z.extend(Row, detail)
export type BackofficeOrderDetail = z.input<typeof Detail> & { shop_remark?: string }
const SellerRow = z.extend(Row, { shop_remark: z.string() })

const filters = {
  order_no: textFilter('likeRight'),
  order_name: textFilter('like'),
  nickname: textFilter('like'),
  order_status: choiceFilter(orderStatuses),
  created_at: timeFilter(),
  paid_at: timeFilter(),
  /** The hour of the week in which they were paid, within a `paid_at|between` of at most `maxWindowDays` days. */
  paid_hour: weekHourFilter(),
  payment_name: choiceFilter(paymentMethods),
  /** The code of the province that they were placed for. */
  receive_province: textFilter(),
}
const { order_status: _, ...filtersOfOneStatus } = filters
const form = z.strictObject({})
const fails = ['DAYS_INVALID'] as const
const verbs = ['index', 'show'] as const

/** Orders of the store. */
export const sellerOrders = resource('Seller', 'orders', {
  does: 'Orders of the store',
  sorts: ['created_at', 'order_no', 'order_status', 'paid_at'],
  form,
  row: SellerRow,
  detail: z.extend(SellerRow, detail),
  filters,
  fails,
  verbs,
})

/** Orders of the store that are to be shipped. */
export const waitingOrders = resource('Seller', 'orders/wait', {
  does: 'Orders of the store that are to be shipped',
  sorts: ['created_at', 'order_no', 'order_status', 'paid_at'],
  form,
  row: SellerRow,
  detail: z.extend(SellerRow, detail),
  filters: filtersOfOneStatus,
  fails,
  verbs,
})

/** Orders of all stores. */
export const adminOrders = resource('Admin', 'orders', {
  does: 'Orders of all stores',
  sorts: ['created_at', 'order_no', 'order_status', 'paid_at'],
  form,
  row: Row,
  detail: Detail,
  filters: { ...filters, store_name: textFilter('like') },
  fails,
  verbs,
})

/** Counting stops here, so this number means at least as many. */
export const maxCounted = 10_000
const Counts = z.array(z.object({ order_status: z.literal(orderStatuses), count: z.number() }))

export const countSellerOrders = route('GET /Seller/orders/counts', {
  area: 'Seller',
  right: sellerOrders.right('index'),
  does: `Orders of the store in each state, counted up to ${maxCounted}.`,
  reply: Counts,
})
export const countAdminOrders = route('GET /Admin/orders/counts', {
  area: 'Admin',
  right: adminOrders.right('index'),
  does: `Orders of all stores in each state, counted up to ${maxCounted}.`,
  reply: Counts,
})

const byId = z.strictObject({ id: Id })
const Expresses = z.array(z.object({ code: z.string(), name: z.string() }))

export const shipAsAdmin = route('PUT /Admin/orders/{id}/ship', {
  ...shipSpec,
  area: 'Admin',
  right: 'Admin.orders.ship',
  does: 'Sends a parcel of an order of any store. Without `line_ids` it holds every line not yet sent.',
})
export const sellerExpresses = route('GET /Seller/orders/expresses', {
  area: 'Seller',
  right: 'Seller.orders.ship',
  does: 'The express companies to ship with.',
  reply: Expresses,
})
export const adminExpresses = route('GET /Admin/orders/expresses', {
  area: 'Admin',
  right: 'Admin.orders.ship',
  does: 'The express companies to ship with.',
  reply: Expresses,
})

const receiver = {
  receive_name: Text(1, 30),
  receive_tel: Phone,
  receive_area: Text(1, 100),
  receive_address: Text(1, 120),
}
const receiverSpec = {
  confirm: false,
  body: z.strictObject({ ...receiver, ...Revised }),
  reply: z.object(receiver),
  fails: ['ORDER_NOT_FOUND', 'ORDER_MOVE_REFUSED', 'FORM_STALE'],
} as const
export const editReceiver = route('PUT /Seller/orders/{id}/receiver', {
  area: 'Seller',
  right: 'Seller.orders.receiver',
  whileSuspended: true,
  does: 'Changes to whom and where an order of the own store goes, while nothing of it is sent.',
  params: byId,
  ...receiverSpec,
})
export const editReceiverAsAdmin = route('PUT /Admin/orders/{id}/receiver', {
  area: 'Admin',
  right: 'Admin.orders.receiver',
  does: 'Changes to whom and where an order of any store goes, while nothing of it is sent.',
  params: byId,
  ...receiverSpec,
})
export const editShopRemark = route('PUT /Seller/orders/{id}/remark', {
  area: 'Seller',
  right: 'Seller.orders.remark',
  whileSuspended: true,
  confirm: false,
  does: 'Writes the own note of the shop about an order; the shopper never reads it.',
  params: byId,
  body: z.strictObject({ shop_remark: Text(0, 200), ...Revised }),
  reply: z.object({ shop_remark: z.string() }),
  fails: ['ORDER_NOT_FOUND', 'FORM_STALE'],
})
export const cancelOrder = route('PUT /Admin/orders/{id}/cancel', {
  area: 'Admin',
  right: 'Admin.orders.cancel',
  idempotent: true,
  confirm: true,
  does: 'Cancels an order of which nothing is sent: unpaid its whole group; of a paid one everything that is left goes back to where it came from.',
  params: byId,
  body: z.strictObject({ reason: Text(1, 200) }),
  reply: z.object({ order_no: z.string(), order_status: z.literal(orderStatuses), refunded: z.string() }),
  fails: ['ORDER_NOT_FOUND', 'ORDER_MOVE_REFUSED', 'PAY_CHANNEL_BUSY'],
})
