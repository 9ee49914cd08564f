import type { Context } from '../../context.ts'
import type { Timer } from '../../kernel/jobs/jobs.ts'

const minute = 60_000
const day = 24 * 60 * minute

const sweep = (name: string, everyMs: number, sql: string, ageMs: number): Timer => ({
  name,
  everyMs,
  run: async (ctx: Context) => {
    await ctx.db.pool.query(sql, [new Date(ctx.now().getTime() - ageMs)])
  },
})

/**
 * Deletes what has expired. Ended sessions stay for 30 days, so that the account's devices are recognised (rules §1).
 */
export const accountTimers: readonly Timer[] = [
  sweep('ended sessions', 60 * minute, 'delete from sessions where used_at < $1', 30 * day),
  sweep('sms codes', 60 * minute, 'delete from sms_codes where created_at < $1', 2 * day),
  sweep('spent proofs', 10 * minute, 'delete from spent_proofs where expires_at < $1', 0),
  sweep('login failures', 10 * minute, 'delete from login_failures where created_at < $1', 15 * minute),
  sweep('refused logins', 60 * minute, 'delete from refused_logins where hour < $1', day),
  sweep('pay tickets', 10 * minute, 'delete from pay_tickets where expires_at < $1', 0),
  sweep('login attempts', 10 * minute, 'delete from oauth_attempts where expires_at < $1', 0),
  sweep('codes of the simulated WeChat', 10 * minute, 'delete from simulated_wechat_codes where expires_at < $1', day),
  sweep('socket tickets', 10 * minute, 'delete from socket_tickets where expires_at < $1', 0),
]
