import { refundWindowDays } from '@fangshi/contract/refund-states'
import type { AfterSaleStatus, BackofficeAction, OrderAction, OrderStage } from '@fangshi/contract/status'
import { mayMove, type Moves } from '../../../kernel/moves.ts'
import { commentObstacle, refundable, type CommentedLine } from '../rules.ts'

/** The life of an order (rules §5): what moves there are, who may make them, and what is due when. */

export const actors = ['shopper', 'seller', 'admin', 'timer', 'payment', 'system'] as const
export type Actor = (typeof actors)[number]

export const moves = {
  pay: { from: ['waiting_payment'], to: 'waiting_delivery', by: ['payment'] },
  /** The same for an order with a seat in a group, which then waits for the group (rules §5). */
  pay_seat: { from: ['waiting_payment'], to: 'waiting_group', by: ['payment'] },
  complete_group: { from: ['waiting_group'], to: 'waiting_delivery', by: ['system'] },
  /** The time of its group was up: everything that is left is refunded. */
  fail_group: { from: ['waiting_group'], to: 'cancelled', by: ['system'] },
  cancel: { from: ['waiting_payment'], to: 'cancelled', by: ['shopper', 'admin', 'timer'] },
  ship: { from: ['waiting_delivery'], to: 'waiting_receipt', by: ['seller', 'admin', 'system'] },
  receive: { from: ['waiting_receipt'], to: 'waiting_comment', by: ['shopper', 'timer'] },
  comment: { from: ['waiting_comment'], to: 'completed', by: ['shopper', 'timer'] },
  /** All its pieces were refunded (rules §7). */
  refund_all: {
    from: ['waiting_group', 'waiting_delivery', 'waiting_receipt', 'waiting_comment', 'completed'],
    to: 'after_sale_completed',
    by: ['seller', 'admin', 'timer'],
  },
} as const satisfies Moves<OrderStage, Actor>
export type MoveName = keyof typeof moves

/** The statuses from which no move leads on, but for refunds of what was completed. */
export const finished: readonly OrderStage[] = ['completed', 'cancelled', 'after_sale_completed']

/** Whether the actor may make the move of an order in this status. */
export const mayMoveOrder = (move: MoveName, status: OrderStage, actor: Actor): boolean =>
  mayMove<OrderStage, Actor, MoveName>(moves, move, status, actor)

/** What an order's actions depend on beside its status. */
interface OrderState {
  status: OrderStage
  pay_before: Date
  /** When the timer makes the next move; null while it has none to make. */
  due_at: Date | null
  receipt_extended_at: Date | null
  received_at: Date | null
  /** Not null while a refund or return is open: then nobody confirms the receipt (rules §5). */
  after_sale: AfterSaleStatus | null
}

/** From when an order can be bought again: it is paid or cancelled, so that no unpaid one is repeated. */
const canBeBoughtAgain = (status: OrderStage): boolean => status !== 'waiting_payment' && status !== 'waiting_group'

const after = (at: Date, days: number): Date => new Date(at.getTime() + Math.round(days * 24 * 60 * 60 * 1000))

/** What a line has left that the shopper can ask for. */
interface RefundableLine {
  buy_num: number
  refunded_num: number
  open_refund_id: number | null
}

/**
 * Whether the shopper can ask for a refund, return or exchange of an order: it is paid, and was received some days ago at
 * most (rules §7).
 */
const mayAskForRefund = ({ status, received_at }: Pick<OrderState, 'status' | 'received_at'>, now: Date): boolean =>
  refundable.includes(status) && (!received_at || now < after(received_at, refundWindowDays))

/** Whether pieces of a line can go back: some are not refunded, and no request holds them. */
export const isLeft = ({ buy_num, refunded_num, open_refund_id }: RefundableLine): boolean =>
  refunded_num < buy_num && open_refund_id === null

/** What the shopper can do to the order from a screen of the shop now. */
export function actionsFor(
  order: OrderState,
  lines: readonly (RefundableLine & CommentedLine)[],
  now: Date,
): OrderAction[] {
  const { status, pay_before, due_at, receipt_extended_at, after_sale } = order
  const actor = 'shopper'
  const actions: OrderAction[] = []
  // The shopper starts paying, though the payment makes the move.
  if (mayMoveOrder('pay', status, 'payment') && now < pay_before) actions.push('pay')
  if (mayMoveOrder('cancel', status, actor)) actions.push('cancel')
  if (mayMoveOrder('receive', status, actor) && !after_sale) {
    actions.push('receive')
    if (due_at && now < due_at && !receipt_extended_at) actions.push('extend')
  }
  if (lines.some((line) => !commentObstacle(order, line, now))) actions.push('comment')
  if (canBeBoughtAgain(status)) actions.push('buy_again')
  if (mayAskForRefund(order, now) && lines.some(isLeft)) actions.push('refund')
  return actions
}

/**
 * What a store or the platform can do with an order from its screens now. A partly shipped order can no longer be
 * changed or cancelled; lines in refund are not to be shipped. The platform gives back what is left of a paid order.
 */
export function backofficeActionsFor(
  status: OrderStage,
  { isPartSent, hasUnsent, hasLeft }: { isPartSent: boolean; hasUnsent: boolean; hasLeft: boolean },
  actor: 'seller' | 'admin',
): BackofficeAction[] {
  const actions: BackofficeAction[] = []
  if (mayMoveOrder('ship', status, actor) && hasUnsent) actions.push('ship')
  if (actor === 'admin' && mayMoveOrder('refund_all', status, actor) && hasLeft) actions.push('refund')
  if (isPartSent) return actions
  if (status === 'waiting_delivery') actions.push('edit_receiver')
  const isPaid = status === 'waiting_group' || status === 'waiting_delivery'
  if (mayMoveOrder('cancel', status, actor) || (actor === 'admin' && isPaid)) actions.push('cancel')
  return actions
}

/** After how many days orders move automatically; fractions are allowed. */
export interface OrderTimeouts {
  cancel: number
  receive: number
  receive_traced: number
  comment: number
}

/** How long an order can be paid that holds the quota of an activity, in ms (rules §5). */
const activityPayMs = 15 * 60_000

/** Until when an order placed at this instant can be paid. */
export function payBefore(placedAt: Date, waits: OrderTimeouts, inActivity: boolean): Date {
  const usual = after(placedAt, waits.cancel)
  const short = new Date(placedAt.getTime() + activityPayMs)
  return inActivity && short < usual ? short : usual
}

/** When the timer makes the next move of an order that just made this one; null when it has none to make. */
export function dueAfter(move: MoveName, at: Date, waits: OrderTimeouts): Date | null {
  if (move === 'ship') return after(at, waits.receive)
  if (move === 'receive') return after(at, waits.comment)
  return null
}

/** By how many days the shopper may put off the automatic receipt, once. */
export const extensionDays = 7

/** When an order whose last parcel arrived at this instant, as its courier reports, is received automatically. */
export const receiveAfterDelivery = (at: Date, waits: OrderTimeouts, isExtended: boolean): Date =>
  after(at, waits.receive_traced + (isExtended ? extensionDays : 0))

/** The timer's move of an order in this status, once it is due. */
export function dueMove(status: OrderStage): 'receive' | 'comment' | null {
  if (status === 'waiting_receipt') return 'receive'
  return status === 'waiting_comment' ? 'comment' : null
}
