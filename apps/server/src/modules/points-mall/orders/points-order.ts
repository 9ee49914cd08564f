import type {
  AdminPointsOrderAction,
  PointsOrderAction,
  PointsOrderStatus,
} from '@fangshi/contract/points-order-states'
import { mayMove, type Moves } from '../../../kernel/moves.ts'

/** The life of an order of points goods (rules §9): what moves there are, and who may make them. */

export type PointsOrderActor = 'shopper' | 'admin' | 'timer' | 'payment'

export const pointsOrderMoves = {
  pay: { from: ['waiting_payment'], to: 'waiting_delivery', by: ['payment'] },
  /** Of an order whose cash part is not paid. */
  cancel_unpaid: { from: ['waiting_payment'], to: 'cancelled', by: ['shopper', 'admin', 'timer'] },
  cancel: { from: ['waiting_delivery'], to: 'cancelled', by: ['admin'] },
  ship: { from: ['waiting_delivery'], to: 'waiting_receipt', by: ['admin'] },
  receive: { from: ['waiting_receipt'], to: 'completed', by: ['shopper', 'timer'] },
} as const satisfies Moves<PointsOrderStatus, PointsOrderActor>
export type PointsOrderMove = keyof typeof pointsOrderMoves

/** Whether the actor may make the move of an order in this status. */
export const mayMovePointsOrder = (
  move: PointsOrderMove,
  status: PointsOrderStatus,
  actor: PointsOrderActor,
): boolean => mayMove<PointsOrderStatus, PointsOrderActor, PointsOrderMove>(pointsOrderMoves, move, status, actor)

/** What the shopper can do to an order now; it can be paid until its time is up. */
export function shopperActions(
  { status, pay_before }: { status: PointsOrderStatus; pay_before: Date | null },
  now: Date,
): PointsOrderAction[] {
  const actions: PointsOrderAction[] = []
  if (mayMovePointsOrder('pay', status, 'payment') && pay_before && now < pay_before) actions.push('pay')
  if (mayMovePointsOrder('cancel_unpaid', status, 'shopper')) actions.push('cancel')
  if (mayMovePointsOrder('receive', status, 'shopper')) actions.push('receive')
  return actions
}

/** What the platform can do to an order. */
export function adminActions(status: PointsOrderStatus): AdminPointsOrderAction[] {
  const actions: AdminPointsOrderAction[] = []
  if (mayMovePointsOrder('ship', status, 'admin')) actions.push('ship')
  if (mayMovePointsOrder('cancel_unpaid', status, 'admin') || mayMovePointsOrder('cancel', status, 'admin'))
    actions.push('cancel')
  return actions
}

const dayMs = 24 * 60 * 60 * 1000
/** An instant some days later; fractions are allowed. */
export const daysAfter = (at: Date, days: number): Date => new Date(at.getTime() + Math.round(days * dayMs))
