import type { Context } from '../../../context.ts'
import type { Tx } from '../../../kernel/db/db.ts'
import { fail } from '../../../kernel/fail.ts'
import type { Admin } from '../../../kernel/http/who.ts'
import { deleteUserSessions } from '../sessions/sessions.db.ts'
import { lockUser, updateStatus } from './users.db.ts'

interface DisableUserInput {
  id: number
  disabled: boolean
  reason: string
}

/** Disables a user, whose tokens are rejected from the next call on (rules §1), or enables it. Throws NOT_FOUND. */
export async function disableUser(tx: Tx, _ctx: Context, _who: Admin, { id, disabled, reason }: DisableUserInput) {
  const { status: before } = (await lockUser(tx, id)) ?? fail('NOT_FOUND')
  const status = disabled ? 'disabled' : 'active'
  await updateStatus(tx, id, status)
  if (disabled) await deleteUserSessions(tx, id, 0)
  return { target: id, before: { status: before }, after: { status, reason } }
}
