import type { sellerUsers } from '@fangshi/contract/access'
import type { Tx } from '../../../kernel/db/db.ts'
import { fail, failFields } from '../../../kernel/fail.ts'
import type { CallOf } from '../../../kernel/http/on.ts'
import type { Seller, Who } from '../../../kernel/http/who.ts'
import {
  addStaff,
  deleteStaff,
  lockedStaff,
  newPasswordHash,
  updateStaff,
  type StaffRecord,
} from '../../accounts/public.ts'
import { needUploads } from '../../files/public.ts'
import { rolesOfAccount } from '../roles/grants.db.ts'
import { setStaffRoles } from './staff-roles.db.ts'
import { checkCaller, checkHoldsNoMore, checkStaffRoles, ownerOf, staffAmong } from './staff-rules.ts'

/** The caller as a store's owner or staff; routes of the area Seller have no other. */
const asSeller = (who: Who): Seller => (who.area === 'Seller' ? who : fail('FORBIDDEN'))

/** A sub-account as recorded in the audit log. */
const auditOf = (row: StaffRecord, roles: readonly number[], isNewPassword = false) => {
  const { username, nickname, avatar, status } = row
  return { username, nickname, avatar, status, roles, password: isNewPassword ? 'changed' : 'unchanged' }
}

/** Hashes the password chosen for a sub-account. Throws PASSWORD_COMMON, BUSY. */
export const hashFor = (password: string, username: string | undefined): Promise<string> =>
  newPasswordHash(password, [username ?? ''])

/** Adds a sub-account to the caller's store. Throws GRANT_BEYOND_OWN, USERNAME_TAKEN. */
export async function addToStaff(
  tx: Tx,
  call: CallOf<typeof sellerUsers.store>,
  password_hash: string,
): Promise<StaffRecord> {
  const who = asSeller(call.who)
  const { roles, password: _, status = 'active', ...fields } = call.body
  await needUploads(tx, fields, undefined, 'avatar')
  checkCaller(await lockedStaff(tx, ownerOf(who)), who)
  await checkStaffRoles(tx, who, roles)
  const row = await addStaff(tx, ownerOf(who), { ...fields, status, password_hash })
  await setStaffRoles(tx, row.id, roles)
  await call.audit(tx, { target: row.id, after: auditOf(row, roles, true) })
  return row
}

/**
 * Changes a sub-account of the caller's store; a new password, or disabling, ends its sessions. One's own password
 * needs the old one and is changed in one's own profile (rules §1). Throws STAFF_HOLDS_MORE, GRANT_BEYOND_OWN,
 * OWN_ACCOUNT.
 */
export async function updateInStaff(
  tx: Tx,
  call: CallOf<typeof sellerUsers.update>,
  password_hash: string | undefined,
): Promise<StaffRecord> {
  const who = asSeller(call.who)
  const { id } = call.params
  const { roles, password, ...fields } = call.body
  if (password && id === who.user_id) failFields({ password: 'REAUTH_NEEDED' })
  const all = await lockedStaff(tx, ownerOf(who))
  checkCaller(all, who)
  const target = staffAmong(all, id)
  await checkHoldsNoMore(tx, who, target)
  await needUploads(tx, fields, target, 'avatar')
  if (id === who.user_id && fields.status === 'disabled') fail('OWN_ACCOUNT')
  const before = await rolesOfAccount(tx, 'Seller', id)
  if (roles) await checkStaffRoles(tx, who, roles)
  const row = await updateStaff(tx, ownerOf(who), id, { ...fields, password_hash })
  if (roles) await setStaffRoles(tx, id, roles)
  const after = auditOf(row, roles ?? before, Boolean(password))
  await call.audit(tx, { target: id, before: auditOf(target, before), after })
  return row
}

/** Deletes sub-accounts, all or none. Throws IN_USE for one that other rows refer to; it can be disabled instead. */
export async function deleteFromStaff(tx: Tx, call: CallOf<typeof sellerUsers.destroy>): Promise<{ deleted: number }> {
  const who = asSeller(call.who)
  const { ids } = call.params
  const all = await lockedStaff(tx, ownerOf(who))
  checkCaller(all, who)
  for (const target of ids.map((id) => staffAmong(all, id))) {
    if (target.id === who.user_id) fail('OWN_ACCOUNT')
    await checkHoldsNoMore(tx, who, target)
    const roles = await rolesOfAccount(tx, 'Seller', target.id)
    await call.audit(tx, { target: target.id, before: auditOf(target, roles) })
    await deleteStaff(tx, ownerOf(who), target.id)
  }
  return { deleted: ids.length }
}
