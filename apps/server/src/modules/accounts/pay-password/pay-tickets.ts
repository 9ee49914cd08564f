import type { Tx } from '../../../kernel/db/db.ts'
import { fail } from '../../../kernel/fail.ts'
import { insertTicket, takeFromTicket, userHasPayPassword } from './pay-tickets.db.ts'
import { newToken, tokenHash } from '../secrets/token.ts'

/** How long a pay ticket is valid, ms (rules §1). */
export const ticketLifeMs = 5 * 60_000

/** A pay ticket of this session for at most `limit_cents` altogether, valid 5 minutes (rules §1). */
export async function mintTicket(
  tx: Tx,
  holder: { session_id: number; user_id: number; limit_cents: number; now: Date },
): Promise<string> {
  const ticket = newToken()
  const expires_at = new Date(holder.now.getTime() + ticketLifeMs)
  await insertTicket(tx, { ...holder, hash: tokenHash(ticket), expires_at })
  return ticket
}

/**
 * Takes `amount_cents` from a pay ticket; concurrent payments never pass its limit. Throws PAY_TICKET_INVALID for an
 * unknown, foreign, expired or spent one, PAY_PASSWORD_MISSING when the user has no pay password (rules §1).
 */
export async function spendTicket(
  tx: Tx,
  spending: { session_id: number; user_id: number; ticket: string | undefined; amount_cents: number; now: Date },
): Promise<void> {
  const { ticket } = spending
  if (ticket && (await takeFromTicket(tx, { ...spending, hash: tokenHash(ticket) }))) return
  fail((await userHasPayPassword(tx, spending.user_id)) ? 'PAY_TICKET_INVALID' : 'PAY_PASSWORD_MISSING')
}
