import type { Area } from '@fangshi/contract/route'
import type { Context } from '../../../context.ts'
import type { Statement, Tx } from '../../../kernel/db/db.ts'
import type { Holder } from '../../../kernel/http/who.ts'
import { sign } from '../secrets/server-key.ts'
import { isConfirmed, overlapMs, sessionDuties, sessionLifeMs } from './session-rules.ts'
import {
  adminSession,
  homeSession,
  insertSession,
  offerSuccessor,
  promoteSuccessor,
  touchSession,
  type Device,
  type SessionRow,
} from './sessions.db.ts'
import { newToken, tokenHash } from '../secrets/token.ts'

type AdminSession = SessionRow & { admin_id: number; is_super: boolean }

/**
 * Looks a token up with a statement made by `liveSessionSql` and does what is due: records the use at most hourly and
 * issues the successor after a day. Null for an unknown or ended token (rules §1), and for one whose session began longer
 * than `longestMs` ago.
 */
export async function liveSession<Row extends SessionRow>(
  ctx: Context,
  find: Statement,
  token: string,
  longestMs: number,
): Promise<{ row: Row; isConfirmed: boolean; renewed?: string } | null> {
  const now = ctx.now()
  const hash = tokenHash(token)
  const oldest = [sessionLifeMs, overlapMs, longestMs].map((ms) => new Date(now.getTime() - ms))
  const row = await ctx.db.row<Row>(find, [hash, ...oldest])
  if (!row) return null
  const { touch, renew, promote } = sessionDuties(row, now)
  if (touch) await touchSession(ctx.db, row.session_id, hash, now)
  if (promote) await promoteSuccessor(ctx.db, row.session_id, hash)
  const found = { row, isConfirmed: isConfirmed(row, now) }
  if (!renew) return found
  const successor = sign(ctx, 'session successor', token).toString('base64url')
  const successorHash = tokenHash(successor)
  if (!row.successor_hash) await offerSuccessor(ctx.db, row.session_id, hash, successorHash)
  // A server with another secret may have issued the successor; this server cannot know its text.
  const isOurs = !row.successor_hash || row.successor_hash.equals(successorHash)
  return isOurs ? { ...found, renewed: successor } : found
}

/** The holder of a Home or Admin token; null for an unknown or ended one. Sellers: stores/public.ts (rules §1). */
export async function authenticate(ctx: Context, area: 'Home' | 'Admin', token: string): Promise<Holder | null> {
  if (area === 'Admin') {
    const found = await liveSession<AdminSession>(ctx, adminSession, token, ctx.config.sessionMs)
    if (!found) return null
    const { row, ...rest } = found
    return { who: { area, session_id: row.session_id, admin_id: row.admin_id, is_super: row.is_super }, ...rest }
  }
  const found = await liveSession<SessionRow & { user_id: number }>(ctx, homeSession, token, ctx.now().getTime())
  if (!found) return null
  const { row, ...rest } = found
  return { who: { area, session_id: row.session_id, user_id: row.user_id, belong_id: 0 }, ...rest }
}

/**
 * Opens a session and returns its token, which is stored nowhere (rules §1). `user_id` for Home and Seller, `admin_id`
 * for Admin; `device` is where the login came from.
 */
export async function createSession(
  tx: Tx,
  account: { area: Area; user_id?: number; admin_id?: number },
  now: Date,
  device: Device = { ip: '', userAgent: '' },
): Promise<{ token: string; session_id: number }> {
  const token = newToken()
  const { area, user_id = null, admin_id = null } = account
  const session_id = await insertSession(tx, { area, user_id, admin_id, hash: tokenHash(token), now, device })
  return { token, session_id }
}
