import type { Locale } from '@fangshi/contract/locale'
import type { ErrorKey } from '@fangshi/contract/errors'
import type { Button } from '@fangshi/contract/resource'
import type { Context } from '../context.ts'
import type { Db, Tx } from './db/db.ts'
import type { Admin, Change, Seller } from './http/who.ts'

/** A change of one row as the audit log has it. */
export interface RecordedChange {
  /** The row's id. */
  target: string
  before: object | null
  after: object | null
}

interface By {
  ctx: Context
  who: Admin | Seller
  locale: Locale
}

/** How a recorded change of a route can be taken back (rules §14). */
export interface Undo {
  /** The screen and the button that the change itself takes. */
  screen: string
  button: Button
  /** Why it cannot be taken back now; undefined where nothing is known to be in the way. */
  refusal: (context: By & { db: Db }, recorded: RecordedChange) => Promise<ErrorKey | undefined>
  /**
   * Takes it back inside the transaction; answers what that changed, and the right that stands for it in the audit log. Throws
   * UNDO_GONE, UNDO_CHANGED, UNDO_INCOMPLETE, UNDO_CONFLICT, NOTHING_CHANGED and what the row's own rules refuse.
   */
  undo: (context: By & { tx: Tx }, recorded: RecordedChange) => Promise<Change & { action: string }>
}
