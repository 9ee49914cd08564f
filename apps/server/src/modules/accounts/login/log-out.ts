import type { Context } from '../../../context.ts'
import type { Tx } from '../../../kernel/db/db.ts'
import type { InSession, Who } from '../../../kernel/http/who.ts'
import { deleteSession } from '../sessions/sessions.db.ts'

/** Ends the caller's session, this one alone (rules §1). */
export async function logOut(tx: Tx, _ctx: Context, who: InSession<Who>): Promise<void> {
  await deleteSession(tx, who.session_id)
}
