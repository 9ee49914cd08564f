import type { DifferenceAction, differenceFaults, differenceStatuses } from '@fangshi/contract/books'
import { mayMove, openMoves, type Moves } from '../../kernel/moves.ts'

/** The life of a difference between a provider's bill and our records (rules §6). */

export type DifferenceStatus = (typeof differenceStatuses)[number]
type Fault = (typeof differenceFaults)[number]
type Actor = 'admin' | 'reconciliation'

const differenceMoves = {
  count: { from: ['open'], to: 'counted', by: ['admin'] },
  close: { from: ['open'], to: 'closed', by: ['admin'] },
  /** A later comparison finds that both sides have it now. */
  agree: { from: ['open'], to: 'agrees', by: ['reconciliation'] },
} as const satisfies Moves<DifferenceStatus, Actor>
type Move = keyof typeof differenceMoves

interface DifferenceState {
  status: DifferenceStatus
  kind: 'payment' | 'refund'
  fault: Fault
}

/** Only payments that are missing here can be counted: refunds are asked about until they end. */
const isCountable = ({ kind, fault }: Pick<DifferenceState, 'kind' | 'fault'>): boolean =>
  kind === 'payment' && fault === 'missing_here'

/** Whether an administrator may make the move of this difference. */
export const mayDecide = (move: DifferenceAction, difference: DifferenceState): boolean =>
  mayMove<DifferenceStatus, Actor, Move>(differenceMoves, move, difference.status, 'admin') &&
  (move !== 'count' || isCountable(difference))

/** What an administrator can do about it now. */
export const differenceActionsFor = (difference: DifferenceState): DifferenceAction[] =>
  openMoves<DifferenceStatus, Actor, Move>(differenceMoves, difference.status, 'admin').filter(
    (move): move is DifferenceAction => move !== 'agree' && mayDecide(move, difference),
  )
