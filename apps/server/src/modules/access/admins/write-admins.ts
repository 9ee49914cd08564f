import type { AdminInput } from '@fangshi/contract/access'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../kernel/db/db.ts'
import { fail, failFields } from '../../../kernel/fail.ts'
import type { Admin } from '../../../kernel/http/who.ts'
import {
  addAdmin,
  deleteAdmin,
  lockedAdmins,
  resetFactor,
  updateAdmin,
  type AdminRecord,
} from '../../accounts/public.ts'
import { needUploads } from '../../files/public.ts'
import { callerAmong, checkGrants, checkHoldsNoMore, checkRemains } from './admin-rules.ts'
import { setAdminRoles } from './admin-roles.db.ts'
import { rolesOfAccount } from '../grants.db.ts'

/** An administrator as recorded in the audit log. */
const auditOf = (row: AdminRecord, roles: readonly number[], isNewPassword = false) => {
  const { username, nickname, avatar, status, is_super } = row
  return { username, nickname, avatar, status, is_super, roles, password: isNewPassword ? 'changed' : 'unchanged' }
}

/** The form of an administrator, its password hashed; what an update leaves out stays as it is. */
type AdminFields = Omit<AdminInput, 'password'>

/** Adds an administrator. Throws GRANT_BEYOND_OWN, USERNAME_TAKEN. */
export async function addAdministrator(
  tx: Tx,
  _ctx: Context,
  who: Admin,
  input: AdminFields & { password_hash: string },
) {
  const { roles, is_super = false, status = 'active', ...fields } = input
  await needUploads(tx, fields, undefined, 'avatar')
  const caller = callerAmong(await lockedAdmins(tx), who)
  await checkGrants(tx, caller, { roles, is_super, status })
  const row = await addAdmin(tx, { ...fields, is_super, status })
  await setAdminRoles(tx, row.id, roles)
  return { target: row.id, after: auditOf(row, roles, true), row }
}

const found = (all: readonly AdminRecord[], adminId: number): AdminRecord =>
  all.find(({ id }) => id === adminId) ?? fail('NOT_FOUND')

/**
 * Changes an administrator; a new password, or disabling, ends the sessions. One's own password needs the old one and
 * is changed in one's own profile (rules §1). Throws ADMIN_HOLDS_MORE, GRANT_BEYOND_OWN, OWN_ACCOUNT, LAST_SUPER_ADMIN.
 */
export async function updateAdministrator(
  tx: Tx,
  _ctx: Context,
  who: Admin,
  input: Partial<AdminFields> & { id: number; password_hash?: string | undefined },
) {
  const { id, roles, ...fields } = input
  if (fields.password_hash && id === who.admin_id) failFields({ password: 'REAUTH_NEEDED' })
  const all = await lockedAdmins(tx)
  const [caller, target] = [callerAmong(all, who), found(all, id)]
  await checkHoldsNoMore(tx, caller, target)
  await needUploads(tx, fields, target, 'avatar')
  const before = await rolesOfAccount(tx, 'Admin', id)
  const { is_super = target.is_super, status = target.status } = fields
  const next = { is_super, status, roles: roles ?? before }
  await checkGrants(tx, caller, next)
  checkRemains(all, caller, target, next)
  const row = await updateAdmin(tx, id, fields)
  if (roles) await setAdminRoles(tx, id, roles)
  const after = auditOf(row, next.roles, Boolean(fields.password_hash))
  return { target: id, before: auditOf(target, before), after, row }
}

/** Deletes administrators, all or none; their roles are released and their names stay for the audit log. */
export async function deleteAdministrators(tx: Tx, ctx: Context, who: Admin, { ids }: { ids: readonly number[] }) {
  const all = await lockedAdmins(tx)
  const caller = callerAmong(all, who)
  const deleted = []
  for (const target of ids.map((id) => found(all, id))) {
    await checkHoldsNoMore(tx, caller, target)
    checkRemains(all, caller, target, null)
    const roles = await rolesOfAccount(tx, 'Admin', target.id)
    await setAdminRoles(tx, target.id, [])
    await deleteAdmin(tx, target.id, ctx.now())
    deleted.push({ target: target.id, before: auditOf(target, roles) })
  }
  return deleted
}

/**
 * Switches off the second factor that another administrator has lost. Throws OWN_SECOND_FACTOR, ADMIN_HOLDS_MORE,
 * SECOND_FACTOR_OFF.
 */
export async function resetAdministratorFactor(tx: Tx, _ctx: Context, who: Admin, { id }: { id: number }) {
  if (id === who.admin_id) fail('OWN_SECOND_FACTOR')
  const all = await lockedAdmins(tx)
  await checkHoldsNoMore(tx, callerAmong(all, who), found(all, id))
  return resetFactor(tx, { provider: 'admins', id })
}
