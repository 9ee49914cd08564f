import type { Context } from '../../../context.ts'
import type { Tx } from '../../../kernel/db/db.ts'
import { fail } from '../../../kernel/fail.ts'
import type { InSession, Shopper } from '../../../kernel/http/who.ts'
import { fitsPassword } from '../passwords/password.ts'
import { clearPayTries, countPayTry, payPasswordState } from './pay-password.db.ts'
import { mintTicket, ticketLifeMs } from './pay-tickets.ts'

const tries = 5
const lockMs = 30 * 60_000
const locks = 3

async function refuseLocked(ctx: Context, userId: number): Promise<never> {
  const state = await payPasswordState(ctx.db, userId)
  if (!state?.has) return fail('PAY_PASSWORD_MISSING')
  if (state.pay_locks >= locks) return fail('PAY_PASSWORD_LOCKED', { needs_reset: true })
  const until = state.pay_locked_until?.getTime() ?? 0
  return fail('PAY_PASSWORD_LOCKED', { retry_after: Math.max(1, Math.ceil((until - ctx.now().getTime()) / 1000)) })
}

/**
 * Checks a pay password. Five wrong tries lock it for 30 minutes, after three locks only a reset opens it. Throws
 * PAY_PASSWORD_MISSING, PAY_PASSWORD_WRONG with `tries_left`, PAY_PASSWORD_LOCKED with `retry_after` or `needs_reset`
 * (rules §1). Runs before any transaction, since a wrong try counts though it is refused.
 */
export async function checkPayPassword(ctx: Context, userId: number, payPassword: string): Promise<void> {
  const now = ctx.now()
  const lockedUntil = new Date(now.getTime() + lockMs)
  const tried = await countPayTry(ctx.db, userId, { now, tries, lockedUntil, locks })
  if (!tried) return refuseLocked(ctx, userId)
  if (await fitsPassword(payPassword, tried.pay_password_hash)) {
    await clearPayTries(ctx.db, userId)
    return
  }
  if (tried.pay_tries === 0) return refuseLocked(ctx, userId)
  fail('PAY_PASSWORD_WRONG', { tries_left: tries - tried.pay_tries, fields: { pay_password: 'PAY_PASSWORD_WRONG' } })
}

/** A pay ticket for this session, once `checkPayPassword` has passed. `limit` in cents (rules §1). */
export async function buyTicket(
  tx: Tx,
  ctx: Context,
  { session_id, user_id }: InSession<Shopper>,
  { limit }: { limit: number },
): Promise<{ ticket: string; expires_at: Date }> {
  const now = ctx.now()
  const ticket = await mintTicket(tx, { session_id, user_id, limit_cents: limit, now })
  return { ticket, expires_at: new Date(now.getTime() + ticketLifeMs) }
}
