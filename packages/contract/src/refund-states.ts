/** The kinds and states of refund requests (rules §7). */

/** Money only; goods back, then money; goods back, then other pieces. */
export const refundKinds = ['refund', 'return', 'exchange'] as const
export type RefundKind = (typeof refundKinds)[number]

export const refundStatuses = [
  /** The store has to answer. */
  'requested',
  /** By the store; the shopper may appeal. */
  'refused',
  /** An administrator has to decide. */
  'disputed',
  /** Agreed: the shopper has to send the goods back. */
  'to_send_back',
  /** The goods are on their way back to the store. */
  'sent_back',
  /** The store has the goods and has to send the replacement. */
  'to_replace',
  /** The replacement is on its way to the shopper. */
  'replaced',
  'refunded',
  'exchanged',
  /** By the shopper. */
  'withdrawn',
  /** The shopper's time to send the goods back, or to appeal, is over; or the whole order was refunded by the platform. */
  'closed',
  /** By the platform, for good. */
  'dismissed',
] as const
export type RefundStatus = (typeof refundStatuses)[number]

/** While a request has one of these, its order is shown as in after-sale and its lines have no second request. */
export const openRefundStatuses = [
  'requested',
  'disputed',
  'to_send_back',
  'sent_back',
  'to_replace',
  'replaced',
] as const satisfies readonly RefundStatus[]

/** The tabs of a shopper's requests: what the shopper has to act on, what others have to, and what is over. */
export const refundTabStatuses = {
  your_turn: ['refused', 'to_send_back', 'replaced'],
  in_progress: ['requested', 'disputed', 'sent_back', 'to_replace'],
  finished: ['refunded', 'exchanged', 'withdrawn', 'closed', 'dismissed'],
} as const satisfies Record<string, readonly RefundStatus[]>
export const refundTabs = ['all', 'your_turn', 'in_progress', 'finished'] as const
export type RefundTab = (typeof refundTabs)[number]

/** Who has to act next, for the work queues. */
export const refundParties = ['store', 'shopper', 'platform', 'nobody'] as const
export type RefundParty = (typeof refundParties)[number]

/** What the shopper may do to a request of their own. */
export const shopperRefundActions = ['withdraw', 'appeal', 'send_back', 'confirm', 'message'] as const
export type ShopperRefundAction = (typeof shopperRefundActions)[number]

/** What a store or the platform may do to a request. */
export const backofficeRefundActions = ['agree', 'refuse', 'received', 'contest', 'sent', 'decide', 'message'] as const
export type BackofficeRefundAction = (typeof backofficeRefundActions)[number]

/** What an administrator may decide: money now, goods back first, or nothing. */
export const refundOutcomes = ['refund', 'send_back', 'dismiss'] as const
export type RefundOutcome = (typeof refundOutcomes)[number]

/** Why something in an order cannot be asked for. */
export const refundObstacles = [
  /** The order is unpaid, cancelled, waits for its group, or is refunded already. */
  'status',
  /** More than 15 days have passed since the receipt. */
  'window',
  /** The line has an open request. */
  'open_request',
  /** All pieces of the line are refunded. */
  'refunded',
  /** Not shipped yet, so nothing can be sent back. */
  'not_sent',
] as const
export type RefundObstacle = (typeof refundObstacles)[number]

/** The entries of a request's log: the moves, and messages. */
export const refundEvents = [
  'request',
  'agree',
  'refuse',
  'withdraw',
  'appeal',
  'escalate',
  'contest',
  'send_back',
  'receive',
  'become_return',
  'send',
  'confirm',
  'decide_refund',
  'decide_send_back',
  'dismiss',
  'close',
  'message',
] as const
export type RefundEvent = (typeof refundEvents)[number]

/** After how many days a request moves by itself (rules §7). */
export const refundDays = { answer: 3, appeal: 7, send_back: 7, receive: 7, replace: 7, confirm: 7 } as const
/** Until how many days after the receipt shoppers may ask. */
export const refundWindowDays = 15
/** Most pictures of a request or message. */
export const maxRefundImages = 6
