import type { Context } from '../../../context.ts'
import type { Tx } from '../../../kernel/db/db.ts'
import { fail, failFields } from '../../../kernel/fail.ts'
import type { Admin, Change, InSession, Seller } from '../../../kernel/http/who.ts'
import { refuseStale } from '../../../kernel/resource/revision.ts'
import { isUploadUrl } from '../../files/public.ts'
import { adminRow, lockAdmins, updateAdminProfile } from '../login/logins.db.ts'
import { storedProfile } from '../me.ts'
import { deleteAdminSessions, deleteUserSessions } from '../sessions/sessions.db.ts'
import { lockUser, updatePassword, updateProfile } from '../users/users.db.ts'

/** The own profile in a back office; what is absent stays. */
interface ProfileInput {
  nickname: string
  avatar?: string | undefined
  password_hash?: string | undefined
  revision?: string | undefined
}

async function checkAvatar(tx: Tx, { avatar }: ProfileInput): Promise<void> {
  if (avatar && !(await isUploadUrl(tx, avatar))) failFields({ avatar: 'INVALID' })
}

/** What the audit log records; of a password only that it changed. */
const changeOf = (before: { id: number; nickname: string; avatar: string }, input: ProfileInput): Change => ({
  target: before.id,
  before: { nickname: before.nickname, avatar: before.avatar },
  after: {
    nickname: input.nickname,
    avatar: input.avatar ?? before.avatar,
    ...(input.password_hash ? { new_password: true } : {}),
  },
})

/** Changes an administrator's own profile; a new password ends all other sessions (rules §1). Throws FORM_STALE. */
export async function editAdmin(tx: Tx, _ctx: Context, who: InSession<Admin>, input: ProfileInput): Promise<Change> {
  await lockAdmins(tx)
  const before = (await adminRow(tx, who.admin_id)) ?? fail('NOT_LOGGED_IN')
  refuseStale(input.revision, storedProfile(before))
  await checkAvatar(tx, input)
  await updateAdminProfile(tx, before.id, input)
  if (input.password_hash) await deleteAdminSessions(tx, before.id, who.session_id)
  return changeOf(before, input)
}

/** Changes the own profile of a store's owner or sub-account; otherwise like `editAdmin`. */
export async function editSeller(tx: Tx, ctx: Context, who: InSession<Seller>, input: ProfileInput): Promise<Change> {
  const before = (await lockUser(tx, who.user_id)) ?? fail('NOT_LOGGED_IN')
  refuseStale(input.revision, storedProfile(before))
  await checkAvatar(tx, input)
  await updateProfile(tx, before.id, input)
  if (input.password_hash) {
    await updatePassword(tx, before.id, input.password_hash, ctx.now())
    await deleteUserSessions(tx, before.id, who.session_id)
  }
  return changeOf(before, input)
}
