import * as z from 'zod/mini'
import { choiceFilter, textFilter, timeFilter } from './filters.ts'
import { DeliveryNo, RefundAmount, refundDetail, RefundImages, refundRow } from './refunds.ts'
import { backofficeRefundActions, refundKinds, refundOutcomes, refundParties, refundStatuses } from './refund-states.ts'
import { resource } from './resource.ts'
import { route } from './route.ts'
import { BuyNum, Flag, Id, Text } from './shapes.ts'

/**
 * Refunds (money only) and returns (returns and exchanges) as stores and the platform work on them (rules §7). The lists
 * are work queues: `waits_for` says who has to act, and `due_at` until when.
 */

const Row = z.object({
  ...refundRow,
  id: Id,
  /** The buyer. */
  nickname: z.string(),
  waits_for: z.literal(refundParties),
  actions: z.array(z.literal(backofficeRefundActions)),
})
export type BackofficeRefund = z.input<typeof Row>
const Detail = z.extend(Row, {
  ...refundDetail,
  /** Where a replacement goes. */
  receive_name: z.string(),
  receive_tel: z.string(),
  receive_area: z.string(),
  receive_address: z.string(),
})
export type BackofficeRefundDetail = z.input<typeof Detail>

const filters = {
  refund_no: textFilter('likeRight'),
  order_no: textFilter('likeRight'),
  nickname: textFilter('like'),
  status: choiceFilter(refundStatuses),
  waits_for: choiceFilter(refundParties),
  created_at: timeFilter(),
  /** When it came to its end, such as when its money went back. */
  ended_at: timeFilter(),
}
const ofStores = { store_name: textFilter('like') }
const ofKind = { kind: choiceFilter(['return', 'exchange']) }
const plain = { form: z.strictObject({}), row: Row, detail: Detail, verbs: ['index', 'show'] } as const
const sorts = ['refund_no', 'status', 'waits_for', 'due_at', 'created_at'] as const

export const sellerRefunds = resource('Seller', 'refunds', {
  ...plain,
  does: 'Requests of the store’s buyers for money only',
  sorts,
  filters,
})
export const sellerReturns = resource('Seller', 'returns', {
  ...plain,
  does: 'Requests of the store’s buyers for returns and exchanges',
  sorts,
  filters: { ...filters, ...ofKind },
})
export const adminRefunds = resource('Admin', 'refunds', {
  ...plain,
  does: 'Requests for money only, of all stores',
  sorts,
  filters: { ...filters, ...ofStores },
})
export const adminReturns = resource('Admin', 'returns', {
  ...plain,
  does: 'Requests for returns and exchanges, of all stores',
  sorts,
  filters: { ...filters, ...ofStores, ...ofKind },
})

/** Counting stops here, so this number means at least as many. */
export const maxRefundsCounted = 10_000
const Counts = z.array(z.object({ waits_for: z.literal(refundParties), count: z.number() }))
const counting = {
  reply: Counts,
  does: `The requests of the list by who has to act, counted up to ${maxRefundsCounted}.`,
}
export const countSellerRefunds = route('GET /Seller/refunds/counts', {
  ...counting,
  area: 'Seller',
  right: sellerRefunds.right('index'),
})
export const countSellerReturns = route('GET /Seller/returns/counts', {
  ...counting,
  area: 'Seller',
  right: sellerReturns.right('index'),
})
export const countAdminRefunds = route('GET /Admin/refunds/counts', {
  ...counting,
  area: 'Admin',
  right: adminRefunds.right('index'),
})
export const countAdminReturns = route('GET /Admin/returns/counts', {
  ...counting,
  area: 'Admin',
  right: adminReturns.right('index'),
})

const params = z.strictObject({ id: Id })
const Moved = z.object({
  id: z.number(),
  refund_no: z.string(),
  kind: z.literal(refundKinds),
  status: z.literal(refundStatuses),
})
const Message = Text(0, 200)
const Images = z.optional(RefundImages)
const seller = { area: 'Seller', whileSuspended: true, idempotent: true, params, reply: Moved } as const
const admin = { area: 'Admin', idempotent: true, params, reply: Moved } as const
const moveFails = ['REFUND_NOT_FOUND', 'REFUND_MOVE_REFUSED', 'FILE_ADDRESS_INVALID'] as const

const agree = { confirm: true, body: z.strictObject({ message: z.optional(Message) }), fails: moveFails } as const
const doesAgree = 'Agrees: money only goes back at once, otherwise the shopper sends the goods back first.'
export const agreeRefund = route('PUT /Seller/refunds/{id}/agree', {
  ...seller,
  ...agree,
  right: 'Seller.refunds.agree',
  does: doesAgree,
})
export const agreeReturn = route('PUT /Seller/returns/{id}/agree', {
  ...seller,
  ...agree,
  right: 'Seller.returns.agree',
  does: doesAgree,
})
export const agreeRefundAsAdmin = route('PUT /Admin/refunds/{id}/agree', {
  ...admin,
  ...agree,
  right: 'Admin.refunds.agree',
  does: doesAgree,
})
export const agreeReturnAsAdmin = route('PUT /Admin/returns/{id}/agree', {
  ...admin,
  ...agree,
  right: 'Admin.returns.agree',
  does: doesAgree,
})

const refuse = {
  confirm: true,
  body: z.strictObject({ reason: Text(1, 200), images: Images }),
  fails: moveFails,
} as const
const doesRefuse = 'Refuses with a reason; the shopper may appeal to the platform within seven days.'
export const refuseRefund = route('PUT /Seller/refunds/{id}/refuse', {
  ...seller,
  ...refuse,
  right: 'Seller.refunds.refuse',
  does: doesRefuse,
})
export const refuseReturn = route('PUT /Seller/returns/{id}/refuse', {
  ...seller,
  ...refuse,
  right: 'Seller.returns.refuse',
  does: doesRefuse,
})
export const refuseRefundAsAdmin = route('PUT /Admin/refunds/{id}/refuse', {
  ...admin,
  ...refuse,
  right: 'Admin.refunds.refuse',
  does: doesRefuse,
})
export const refuseReturnAsAdmin = route('PUT /Admin/returns/{id}/refuse', {
  ...admin,
  ...refuse,
  right: 'Admin.returns.refuse',
  does: doesRefuse,
})

const received = {
  confirm: true,
  body: z.strictObject({
    /** Whether the goods can be sold again; then they go back in stock. */
    sellable: Flag,
    message: z.optional(Message),
    images: Images,
  }),
  fails: moveFails,
} as const
const doesReceived = 'Confirms that the goods came back: the money goes back, or an exchange waits for its replacement.'
export const receiveReturn = route('PUT /Seller/returns/{id}/received', {
  ...seller,
  ...received,
  right: 'Seller.returns.received',
  does: doesReceived,
})
export const receiveReturnAsAdmin = route('PUT /Admin/returns/{id}/received', {
  ...admin,
  ...received,
  right: 'Admin.returns.received',
  does: doesReceived,
})

export const contestReturn = route('PUT /Seller/returns/{id}/contest', {
  ...seller,
  right: 'Seller.returns.contest',
  confirm: false,
  does: 'Says that what came back is not what was asked back, or did not arrive; an administrator decides.',
  body: z.strictObject({ reason: Text(1, 200), images: Images }),
  fails: moveFails,
})

const sent = {
  confirm: false,
  body: z.strictObject({ delivery_code: Text(1, 20), delivery_no: DeliveryNo, message: z.optional(Message) }),
  fails: [...moveFails, 'EXPRESS_UNKNOWN', 'PARCEL_INCOMPLETE'],
} as const
const doesSent = 'Names the parcel in which the replacement of an exchange was sent.'
export const sendReplacement = route('PUT /Seller/returns/{id}/sent', {
  ...seller,
  ...sent,
  right: 'Seller.returns.sent',
  does: doesSent,
})
export const sendReplacementAsAdmin = route('PUT /Admin/returns/{id}/sent', {
  ...admin,
  ...sent,
  right: 'Admin.returns.sent',
  does: doesSent,
})

const decide = {
  confirm: true,
  body: z.strictObject({
    outcome: z.literal(refundOutcomes, 'CHOICE_INVALID'),
    reason: Text(1, 200),
    /** With `refund`: less than the most of some shipped lines; the others get what was asked for. */
    lines: z.optional(
      z
        .array(z.strictObject({ id: Id, amount: RefundAmount }))
        .check(z.minLength(1, 'REQUIRED'), z.maxLength(200, 'TOO_LONG')),
    ),
  }),
  fails: [...moveFails, 'NOT_FOUND', 'REFUND_TOO_MUCH', 'REFUND_AMOUNT_FIXED'],
} as const
const doesDecide =
  'Decides a dispute for good: the money goes back, the goods go back first, or the request is dismissed.'
export const decideRefund = route('PUT /Admin/refunds/{id}/decide', {
  ...admin,
  ...decide,
  right: 'Admin.refunds.decide',
  does: doesDecide,
})
export const decideReturn = route('PUT /Admin/returns/{id}/decide', {
  ...admin,
  ...decide,
  right: 'Admin.returns.decide',
  does: doesDecide,
})

/** A message moves nothing, so it needs no fresh confirmation; the right is that of seeing the request. */
const message = {
  confirm: false,
  body: z.strictObject({ message: Text(1, 200), images: Images }),
  fails: moveFails,
} as const
const doesMessage = 'Adds a message to the log of a request, which the shopper, the store and the platform read.'
export const writeToRefund = route('POST /Seller/after_sales/{id}/messages', {
  ...seller,
  ...message,
  right: 'Seller.after_sales.message',
  does: doesMessage,
})
export const writeToRefundAsAdmin = route('POST /Admin/after_sales/{id}/messages', {
  ...admin,
  ...message,
  right: 'Admin.after_sales.message',
  does: doesMessage,
})

export const refundAsAdmin = route('POST /Admin/refunds/orders/{id}', {
  area: 'Admin',
  right: 'Admin.refunds.grant',
  idempotent: true,
  confirm: true,
  does: 'Gives money back for lines of an order at once, also after the shopper’s time to ask (by the order’s id).',
  params,
  body: z.strictObject({
    lines: z
      .array(z.strictObject({ id: Id, buy_num: BuyNum, amount: z.optional(RefundAmount) }))
      .check(z.minLength(1, 'NOTHING_SELECTED'), z.maxLength(200, 'TOO_LONG')),
    reason: Text(1, 200),
  }),
  reply: Moved,
  fails: [
    'ORDER_NOT_FOUND',
    'NOT_FOUND',
    'NOTHING_SELECTED',
    'REFUND_REFUSED',
    'REFUND_OPEN',
    'REFUND_TOO_MANY',
    'REFUND_AMOUNT_FIXED',
    'REFUND_TOO_MUCH',
  ],
})
const Expresses = z.array(z.object({ code: z.string(), name: z.string() }))
const expresses = { does: 'The express companies to send a replacement with.', reply: Expresses } as const
export const returnExpresses = route('GET /Seller/returns/expresses', {
  ...expresses,
  area: 'Seller',
  right: 'Seller.returns.sent',
})
export const returnExpressesAsAdmin = route('GET /Admin/returns/expresses', {
  ...expresses,
  area: 'Admin',
  right: 'Admin.returns.sent',
})
