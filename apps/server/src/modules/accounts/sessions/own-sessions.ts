import type { OwnSession } from '@fangshi/contract/sessions'
import { formatDateTime } from '@fangshi/contract/time'
import type * as z from 'zod/mini'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../kernel/db/db.ts'
import { fail } from '../../../kernel/fail.ts'
import type { InSession, Who } from '../../../kernel/http/who.ts'
import { deviceName } from './device.ts'
import { endSessionOf, sessionsOf, type Holder } from './own-sessions.db.ts'
import { sessionLifeMs } from './session-rules.ts'
import { deleteAdminSessions, deleteUserSessions } from './sessions.db.ts'

const holderOf = (who: Who): Holder =>
  who.area === 'Admin' ? { column: 'admin_id', id: who.admin_id } : { column: 'user_id', id: who.user_id }

/** Where the caller's account is logged in, in all areas (rules §1). */
export async function ownSessions(ctx: Context, who: InSession<Who>): Promise<z.input<typeof OwnSession>[]> {
  const ago = (ms: number): Date => new Date(ctx.now().getTime() - ms)
  const since = { used: ago(sessionLifeMs), began: ago(ctx.config.sessionMs) }
  const rows = await sessionsOf(ctx.db, holderOf(who), { ...since, current: who.session_id })
  return rows.map(({ id, area, ip, user_agent, used_at, created_at }) => ({
    id,
    area,
    device: deviceName(user_agent),
    ip,
    is_current: id === who.session_id,
    used_at: formatDateTime(used_at),
    created_at: formatDateTime(created_at),
  }))
}

/** Ends one session of the caller's account. Throws NOT_FOUND for another account's. */
export async function endOwnSession(tx: Tx, _ctx: Context, who: InSession<Who>, { id }: { id: number }) {
  const ended = (await endSessionOf(tx, holderOf(who), id)) ?? fail('NOT_FOUND')
  return { target: id, before: { area: ended.area, device: deviceName(ended.user_agent), ip: ended.ip } }
}

/** Ends all sessions of the caller's account but the one of this call. */
export async function endOwnOtherSessions(tx: Tx, _ctx: Context, who: InSession<Who>) {
  const { column, id } = holderOf(who)
  const endOthers = column === 'admin_id' ? deleteAdminSessions : deleteUserSessions
  const { length: ended } = await endOthers(tx, id, who.session_id)
  return { target: id, after: { ended } }
}
