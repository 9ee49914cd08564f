import type { admins } from '@fangshi/contract/access'
import { inTx } from '../../../kernel/db/tx.ts'
import { fail, failFields } from '../../../kernel/fail.ts'
import type { CallOf } from '../../../kernel/http/on.ts'
import {
  addAdmin,
  deleteAdmin,
  lockedAdmins,
  newPasswordHash,
  updateAdmin,
  type AdminRecord,
} from '../../accounts/public.ts'
import { needUploads } from '../../files/public.ts'
import { callerAmong, checkGrants, checkHoldsNoMore, checkRemains } from './admin-rules.ts'
import { setAdminRoles } from './admin-roles.db.ts'
import { rolesOfAccount } from '../roles/grants.db.ts'
import { asAdmin } from '../rights.ts'

/** An administrator as recorded in the audit log. */
const auditOf = (row: AdminRecord, roles: readonly number[], isNewPassword = false) => {
  const { username, nickname, avatar, status, is_super } = row
  return { username, nickname, avatar, status, is_super, roles, password: isNewPassword ? 'changed' : 'unchanged' }
}

/** Adds an administrator. Throws GRANT_BEYOND_OWN, USERNAME_TAKEN, PASSWORD_COMMON. */
export async function addAdministrator(call: CallOf<typeof admins.store>): Promise<AdminRecord> {
  const { roles, password, is_super = false, status = 'active', ...fields } = call.body
  if (!password) return failFields({ password: 'REQUIRED' })
  const password_hash = await newPasswordHash(password, [fields.username])
  return inTx(call.ctx.db, async (tx) => {
    await needUploads(tx, fields, undefined, 'avatar')
    const caller = callerAmong(await lockedAdmins(tx), asAdmin(call.who))
    await checkGrants(tx, caller, { roles, is_super, status })
    const row = await addAdmin(tx, { ...fields, is_super, status, password_hash })
    await setAdminRoles(tx, row.id, roles)
    await call.audit(tx, { target: row.id, after: auditOf(row, roles, true) })
    return row
  })
}

const found = (all: readonly AdminRecord[], adminId: number): AdminRecord =>
  all.find(({ id }) => id === adminId) ?? fail('NOT_FOUND')

/**
 * Changes an administrator; a new password, or disabling, ends the sessions. One's own password needs the old one and
 * is changed in one's own profile (rules §1). Throws ADMIN_HOLDS_MORE, GRANT_BEYOND_OWN, OWN_ACCOUNT, LAST_SUPER_ADMIN.
 */
export async function updateAdministrator(call: CallOf<typeof admins.update>): Promise<AdminRecord> {
  const { id } = call.params
  const { roles, password, ...fields } = call.body
  if (password && id === asAdmin(call.who).admin_id) failFields({ password: 'REAUTH_NEEDED' })
  const password_hash = password ? await newPasswordHash(password, [fields.username ?? '']) : undefined
  return inTx(call.ctx.db, async (tx) => {
    const all = await lockedAdmins(tx)
    const [caller, target] = [callerAmong(all, asAdmin(call.who)), found(all, id)]
    await checkHoldsNoMore(tx, caller, target)
    await needUploads(tx, fields, target, 'avatar')
    const before = await rolesOfAccount(tx, 'Admin', id)
    const { is_super = target.is_super, status = target.status } = fields
    const next = { is_super, status, roles: roles ?? before }
    await checkGrants(tx, caller, next)
    checkRemains(all, caller, target, next)
    const row = await updateAdmin(tx, id, { ...fields, password_hash })
    if (roles) await setAdminRoles(tx, id, roles)
    const after = auditOf(row, next.roles, Boolean(password))
    await call.audit(tx, { target: id, before: auditOf(target, before), after })
    return row
  })
}

/** Deletes administrators, all or none; their roles are released and their names stay for the audit log. */
export async function deleteAdministrators(call: CallOf<typeof admins.destroy>): Promise<{ deleted: number }> {
  const { ids } = call.params
  return inTx(call.ctx.db, async (tx) => {
    const all = await lockedAdmins(tx)
    const caller = callerAmong(all, asAdmin(call.who))
    for (const target of ids.map((id) => found(all, id))) {
      await checkHoldsNoMore(tx, caller, target)
      checkRemains(all, caller, target, null)
      const roles = await rolesOfAccount(tx, 'Admin', target.id)
      await setAdminRoles(tx, target.id, [])
      await deleteAdmin(tx, target.id, call.ctx.now())
      await call.audit(tx, { target: target.id, before: auditOf(target, roles) })
    }
    return { deleted: ids.length }
  })
}
