import type { Context } from '../../context.ts'
import type { Tx } from '../db/db.ts'

/** What an act has at hand: a clock that stands at the act's time, and a transaction of its own. */
export interface Run {
  ctx: Context
  tx: Tx
}

/** Something that somebody does at a moment of the virtual clock, through a use case. */
export interface Act {
  at: Date
  /** Who does what, for the error message when it fails. */
  by: string
  do: (run: Run) => Promise<unknown>
}
