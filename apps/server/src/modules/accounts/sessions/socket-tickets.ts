import type { Context } from '../../../context.ts'
import type { Db } from '../../../kernel/db/db.ts'
import { fail } from '../../../kernel/fail.ts'
import type { InSession, Who } from '../../../kernel/http/who.ts'
import { newToken, tokenHash } from '../secrets/token.ts'
import { deleteSocketTicket, insertSocketTicket } from './socket-tickets.db.ts'

/** How long a ticket is good, in ms (rules §10). */
const socketTicketMs = 30_000
/** Unused tickets that a session may have. */
const most = 20

/** A ticket for one socket of the caller's. Throws TOO_MANY_REQUESTS while 20 are unused. */
export async function mintSocketTicket(db: Db, ctx: Context, holder: InSession<Who>): Promise<{ ticket: string }> {
  const ticket = newToken()
  const now = ctx.now()
  const expires_at = new Date(now.getTime() + socketTicketMs)
  const isAdded = await insertSocketTicket(db, { hash: tokenHash(ticket), holder, expires_at, now, most })
  return isAdded ? { ticket } : fail('TOO_MANY_REQUESTS', { retry_after: socketTicketMs / 1000 })
}

/** Whose ticket it is, which nobody can use again; null for one that is unknown, used, too old, or of an ended session. */
export const takeSocketTicket = async (ctx: Context, ticket: string): Promise<InSession<Who> | null> =>
  (await deleteSocketTicket(ctx.db, tokenHash(ticket), ctx.now())) ?? null
