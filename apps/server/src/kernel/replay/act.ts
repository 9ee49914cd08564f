import type { Context } from '../../context.ts'
import type { Tx } from '../db/db.ts'
import type { RecordedChanges } from '../http/act.ts'
import type { Admin, Seller } from '../http/who.ts'

/** What an act has at hand: a clock that stands at the act's time, and a transaction of its own. */
export interface Run {
  ctx: Context
  tx: Tx
}

interface Moment {
  at: Date
  /** Who does what, for the error message when it fails. */
  by: string
}

/** A write of a back office: who makes it, under which right. What its use case returns goes to the audit log. */
interface RecordedAct extends Moment {
  record: { who: Admin | Seller; action: string }
  do: (run: Run) => Promise<RecordedChanges>
}

/** Something that somebody does at a moment of the virtual clock, through a use case. */
export type Act = RecordedAct | (Moment & { record?: undefined; do: (run: Run) => Promise<unknown> })
