import type { Context } from '../../../context.ts'
import { inTx } from '../../../kernel/db/tx.ts'
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
 * (rules §1).
 */
async function checkPayPassword(ctx: Context, userId: number, payPassword: string): Promise<void> {
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

/** A pay ticket for this session, in exchange for the right pay password. `limit` in cents. */
export async function buyTicket(
  { ctx, who }: { ctx: Context; who: InSession<Shopper> },
  form: { pay_password: string; limit: number },
): Promise<{ ticket: string; expires_at: Date }> {
  await checkPayPassword(ctx, who.user_id, form.pay_password)
  const now = ctx.now()
  const holder = { session_id: who.session_id, user_id: who.user_id, limit_cents: form.limit, now }
  const ticket = await inTx(ctx.db, (tx) => mintTicket(tx, holder))
  return { ticket, expires_at: new Date(now.getTime() + ticketLifeMs) }
}
