import type { disableUser } from '@fangshi/contract/users'
import { inTx } from '../../../kernel/db/tx.ts'
import { fail } from '../../../kernel/fail.ts'
import type { CallOf } from '../../../kernel/http/on.ts'
import { deleteUserSessions } from '../sessions/sessions.db.ts'
import { lockUser, updateStatus } from './users.db.ts'

/** Disables a user, whose tokens are rejected from the next call on (rules §1), or enables it. Throws NOT_FOUND. */
export async function disable({ ctx, params, body, audit }: CallOf<typeof disableUser>): Promise<void> {
  await inTx(ctx.db, async (tx) => {
    const { id, status: before } = (await lockUser(tx, params.id)) ?? fail('NOT_FOUND')
    const status = body.disabled ? 'disabled' : 'active'
    await updateStatus(tx, id, status)
    if (body.disabled) await deleteUserSessions(tx, id, 0)
    await audit(tx, { target: id, before: { status: before }, after: { status, reason: body.reason } })
  })
}
