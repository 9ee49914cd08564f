import type { WithdrawalAction, WithdrawalStatus } from '@fangshi/contract/withdrawals'
import { mayMove, openMoves, type Moves } from '../../kernel/moves.ts'

/** The life of a withdrawal (rules §8): what moves there are and who may make them. */

export type WithdrawalActor = 'owner' | 'admin'

export const withdrawalMoves = {
  /** The first of two administrators leaves it where it is. */
  approve: { from: ['requested'], to: ['requested', 'approved'], by: ['admin'] },
  refuse: { from: ['requested'], to: 'refused', by: ['admin'] },
  pay: { from: ['approved'], to: 'paid', by: ['admin'] },
  bounce: { from: ['paid'], to: 'bounced', by: ['admin'] },
  cancel: { from: ['requested'], to: 'cancelled', by: ['owner'] },
} as const satisfies Moves<WithdrawalStatus, WithdrawalActor>
export type WithdrawalMove = keyof typeof withdrawalMoves

/** Whether the actor may make the move of a withdrawal in this status. */
export const mayMoveWithdrawal = (move: WithdrawalMove, status: WithdrawalStatus, actor: WithdrawalActor): boolean =>
  mayMove<WithdrawalStatus, WithdrawalActor, WithdrawalMove>(withdrawalMoves, move, status, actor)

/** What an administrator can do with a withdrawal now. */
export const withdrawalActionsFor = (status: WithdrawalStatus): WithdrawalAction[] =>
  openMoves<WithdrawalStatus, WithdrawalActor, WithdrawalMove>(withdrawalMoves, status, 'admin').filter(
    (move) => move !== 'cancel',
  )

/** In these its money is frozen. */
export const openStatuses: readonly WithdrawalStatus[] = ['requested', 'approved']

/** The statuses that count towards the daily limit: all but those whose money was returned. */
export const countedStatuses: readonly WithdrawalStatus[] = ['requested', 'approved', 'paid']
