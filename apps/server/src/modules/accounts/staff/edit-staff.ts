import type { Context } from '../../../context.ts'
import { inTx } from '../../../kernel/db/tx.ts'
import { fail, failFields } from '../../../kernel/fail.ts'
import type { Tx } from '../../../kernel/db/db.ts'
import type { Admin, Change, InSession, Seller } from '../../../kernel/http/who.ts'
import { isUploadUrl } from '../../files/public.ts'
import { adminRow, updateAdminProfile } from '../login/logins.db.ts'
import { checkNewPassword } from '../passwords/new-password.ts'
import { hashPassword } from '../passwords/password.ts'
import { checkOldPassword } from '../security/reauth.ts'
import { deleteAdminSessions, deleteUserSessions } from '../sessions/sessions.db.ts'
import { updatePassword, updateProfile, userRow } from '../users/users.db.ts'

interface Caller<Who> {
  ctx: Context
  ip: string
  who: Who
  audit: (tx: Tx, ...changes: Change[]) => Promise<void>
}

/** `password` empty or absent: unchanged. `avatar` absent: unchanged. */
export interface StaffEdit {
  nickname: string
  password?: string
  old_password?: string
  avatar?: string
}

/**
 * Checks the form of a back-office account and returns the hash of its new password, if there is one (rules §1,
 * re-authentication).
 */
async function checkedHash(
  caller: { ctx: Context; ip: string },
  account: { key: `users:${number}` | `admins:${number}`; password_hash: string; names: readonly (string | null)[] },
  { avatar, password, old_password }: StaffEdit,
): Promise<string | undefined> {
  if (avatar && !(await isUploadUrl(caller.ctx.db, avatar))) failFields({ avatar: 'INVALID' })
  if (!password) return undefined
  checkNewPassword(password, password, account.names)
  await checkOldPassword(caller, account.key, account.password_hash, old_password)
  return hashPassword(password)
}

/** What the audit log records; of a password only that it changed. */
const change = (
  { id, nickname, avatar }: { id: number; nickname: string; avatar: string },
  form: StaffEdit,
): Change => ({
  target: id,
  before: { nickname, avatar },
  after: { nickname: form.nickname, avatar: form.avatar ?? avatar, ...(form.password ? { new_password: true } : {}) },
})

/**
 * Changes an administrator's own profile; a new password ends all other sessions. Throws REAUTH_NEEDED,
 * OLD_PASSWORD_WRONG, PASSWORD_COMMON, LOGIN_THROTTLED.
 */
export async function editAdmin(caller: Caller<InSession<Admin>>, form: StaffEdit): Promise<void> {
  const { ctx, who } = caller
  const admin = (await adminRow(ctx.db, who.admin_id)) ?? fail('NOT_LOGGED_IN')
  const { id, username, password_hash } = admin
  const hash = await checkedHash(caller, { key: `admins:${id}`, password_hash, names: [username] }, form)
  await inTx(ctx.db, async (tx) => {
    await updateAdminProfile(tx, id, { nickname: form.nickname, avatar: form.avatar, password_hash: hash })
    if (hash) await deleteAdminSessions(tx, id, who.session_id)
    await caller.audit(tx, change(admin, form))
  })
}

/** Changes the own profile of a store's owner or sub-account; otherwise like `editAdmin`. */
export async function editSeller(caller: Caller<InSession<Seller>>, form: StaffEdit): Promise<void> {
  const { ctx, who } = caller
  const user = (await userRow(ctx.db, who.user_id)) ?? fail('NOT_LOGGED_IN')
  const { id, username, phone, password_hash } = user
  const hash = await checkedHash(caller, { key: `users:${id}`, password_hash, names: [username, phone] }, form)
  await inTx(ctx.db, async (tx) => {
    await updateProfile(tx, id, { nickname: form.nickname, avatar: form.avatar })
    if (hash) {
      await updatePassword(tx, id, hash, ctx.now())
      await deleteUserSessions(tx, id, who.session_id)
    }
    await caller.audit(tx, change(user, form))
  })
}
