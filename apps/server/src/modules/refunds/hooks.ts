import type { Context } from '../../context.ts'
import type { Tx } from '../../kernel/db/db.ts'
import { hook } from '../../kernel/hook.ts'
import type { AccountRef, MoveOf } from '../ledger/public.ts'

/** A refund that is being paid out, in cents. */
export interface PaidOut {
  refund_id: number
  order_id: number
  group_id: number
  store_id: number
  user_id: number
  lines: readonly PaidOutLine[]
  freight_cents: number
  /** Nothing of the order was shipped. */
  is_unsent: boolean
  /** All pieces of the order are refunded now. */
  is_whole_order: boolean
}
export interface PaidOutLine {
  order_line_id: number
  /** Pieces that no longer count as sold. */
  pieces: number
  amount_cents: number
  /** What goes back to the platform for its part of the price (rules §8). */
  subsidy_cents: number
}

/** Postings that make a refund due; what they move to `due` sums to its amount, what to the platform to its subsidies. */
export type SettledMoves = (due: AccountRef<'refund_due'>) => MoveOf<'settled_refund'>[]

/**
 * Where the money of a refund comes from once its order was settled (rules §8). Called for settled orders only, with the
 * order locked.
 */
export const settledMoves = hook<[tx: Tx, paid: PaidOut], SettledMoves | null>('refunds.settled_moves')

/** Runs when a refund was paid out: points and commissions are taken back (rules §7). */
export const refundPaidOut = hook<[tx: Tx, ctx: Context, paid: PaidOut]>('refunds.paid_out')
