import {
  refundDays,
  refundWindowDays,
  type BackofficeRefundAction,
  type RefundKind,
  type RefundStatus,
  type ShopperRefundAction,
} from '@fangshi/contract/refund-states'
import { mayMove, type Moves } from '../../../kernel/moves.ts'

/** The life of a refund request (rules §7): what moves there are, who may make them, and what is due when. */

export const refundActors = ['shopper', 'seller', 'admin', 'timer'] as const
export type RefundActor = (typeof refundActors)[number]

export const refundMoves = {
  /** Money only goes back at once; goods first have to come back. */
  agree: { from: ['requested'], to: ['refunded', 'to_send_back'], by: ['seller', 'admin', 'timer'] },
  refuse: { from: ['requested'], to: 'refused', by: ['seller', 'admin'] },
  withdraw: { from: ['requested', 'disputed'], to: 'withdrawn', by: ['shopper'] },
  appeal: { from: ['refused'], to: 'disputed', by: ['shopper'] },
  /** The store was silent, and silence is no answer here. */
  escalate: { from: ['requested', 'sent_back', 'to_replace'], to: 'disputed', by: ['timer'] },
  /** The returned goods are not the requested ones. */
  contest: { from: ['sent_back'], to: 'disputed', by: ['seller'] },
  send_back: { from: ['to_send_back'], to: 'sent_back', by: ['shopper'] },
  receive: { from: ['sent_back'], to: ['refunded', 'to_replace'], by: ['seller', 'admin', 'timer'] },
  send: { from: ['to_replace'], to: 'replaced', by: ['seller', 'admin'] },
  confirm: { from: ['replaced'], to: 'exchanged', by: ['shopper', 'timer'] },
  decide_refund: { from: ['disputed'], to: 'refunded', by: ['admin'] },
  decide_send_back: { from: ['disputed'], to: 'to_send_back', by: ['admin'] },
  dismiss: { from: ['disputed'], to: 'dismissed', by: ['admin'] },
  /** Nobody acted in time, or the platform refunded the whole order. */
  close: { from: ['to_send_back', 'refused', 'requested', 'disputed'], to: 'closed', by: ['timer', 'admin'] },
} as const satisfies Moves<RefundStatus, RefundActor>
export type RefundMove = keyof typeof refundMoves

/** Whether the actor may make the move of a request in this status. */
export const mayMoveRefund = (move: RefundMove, status: RefundStatus, actor: RefundActor): boolean =>
  mayMove<RefundStatus, RefundActor, RefundMove>(refundMoves, move, status, actor)

/** The statuses in which a request holds its lines, and from which no side has walked away. */
export const isOpenRefund = (status: RefundStatus): boolean =>
  (['requested', 'disputed', 'to_send_back', 'sent_back', 'to_replace', 'replaced'] as RefundStatus[]).includes(status)

/** What the actions of a request depend on besides its status. */
export interface ActedRefund {
  status: RefundStatus
  kind: RefundKind
  /** Whether the goods were sent back already. */
  is_sent_back: boolean
  due_at: Date | null
}

/** What the shopper can do to an own request now. */
export function shopperRefundActions({ status, is_sent_back, due_at }: ActedRefund, now: Date): ShopperRefundAction[] {
  const may = (move: RefundMove): boolean => mayMoveRefund(move, status, 'shopper')
  const actions: ShopperRefundAction[] = []
  if (may('withdraw') && !is_sent_back) actions.push('withdraw')
  if (may('appeal') && due_at && now < due_at) actions.push('appeal')
  if (may('send_back')) actions.push('send_back')
  if (may('confirm')) actions.push('confirm')
  if (isOpenRefund(status)) actions.push('message')
  return actions
}

/** The actions of a store or the platform on a request now. Goods that were returned are not requested again. */
export function backofficeRefundActions(status: RefundStatus, actor: 'seller' | 'admin'): BackofficeRefundAction[] {
  const may = (move: RefundMove): boolean => mayMoveRefund(move, status, actor)
  const actions: BackofficeRefundAction[] = []
  if (may('agree')) actions.push('agree')
  if (may('refuse')) actions.push('refuse')
  if (may('receive')) actions.push('received')
  if (may('contest')) actions.push('contest')
  if (may('send')) actions.push('sent')
  if (may('dismiss')) actions.push('decide')
  if (isOpenRefund(status)) actions.push('message')
  return actions
}

const dayMs = 24 * 60 * 60 * 1000
const after = (at: Date, days: number): Date => new Date(at.getTime() + days * dayMs)

const daysIn: Partial<Record<RefundStatus, number>> = {
  requested: refundDays.answer,
  refused: refundDays.appeal,
  to_send_back: refundDays.send_back,
  sent_back: refundDays.receive,
  to_replace: refundDays.replace,
  replaced: refundDays.confirm,
}

/** When a request that has just reached this status moves without anybody acting; null if it waits without limit. */
export const refundDueAt = (status: RefundStatus, at: Date): Date | null => {
  const days = daysIn[status]
  return days === undefined ? null : after(at, days)
}

/** What silence depends on. */
export interface SilentRefund {
  status: RefundStatus
  kind: RefundKind
  /** Whether a line of it was shipped. */
  is_sent: boolean
  /** Whether the courier delivered what was sent back. */
  is_delivered: boolean
}

/**
 * The timer's move of a request whose time is up. Silence of the store agrees to refunds before shipping and to returns;
 * money only after shipping goes to the platform, and so do goods of which nobody knows that they came back.
 */
export function silentMove({ status, kind, is_sent, is_delivered }: SilentRefund): RefundMove | null {
  switch (status) {
    case 'requested':
      return kind === 'refund' && is_sent ? 'escalate' : 'agree'
    case 'refused':
    case 'to_send_back':
      return 'close'
    case 'sent_back':
      return is_delivered ? 'receive' : 'escalate'
    case 'to_replace':
      return 'escalate'
    case 'replaced':
      return 'confirm'
    default:
      return null
  }
}

/** Whether a shopper may still ask: before the receipt, and until some days after it. */
export const isWithinWindow = (receivedAt: Date | null, now: Date): boolean =>
  receivedAt === null || now < askBefore(receivedAt)

/** Until when a shopper may ask after the receipt. */
export const askBefore = (receivedAt: Date): Date => after(receivedAt, refundWindowDays)
