import type { StaffInput } from '@fangshi/contract/access'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../kernel/db/db.ts'
import { fail, failFields } from '../../../kernel/fail.ts'
import type { Seller } from '../../../kernel/http/who.ts'
import {
  addStaff,
  deleteStaff,
  lockedStaff,
  resetFactor,
  updateStaff,
  type StaffRecord,
} from '../../accounts/public.ts'
import { needUploads } from '../../files/public.ts'
import { rolesOfAccount } from '../grants.db.ts'
import { setStaffRoles } from './staff-roles.db.ts'
import { checkCaller, checkHoldsNoMore, checkStaffRoles, ownerOf, staffAmong } from './staff-rules.ts'

/** A sub-account as recorded in the audit log. */
const auditOf = (row: StaffRecord, roles: readonly number[], isNewPassword = false) => {
  const { username, nickname, avatar, status } = row
  return { username, nickname, avatar, status, roles, password: isNewPassword ? 'changed' : 'unchanged' }
}

/** The form of a sub-account, its password hashed; what an update leaves out stays as it is. */
type StaffFields = Omit<StaffInput, 'password'>

/** Adds a sub-account to the caller's store. Throws GRANT_BEYOND_OWN, USERNAME_TAKEN. */
export async function addToStaff(tx: Tx, _ctx: Context, who: Seller, input: StaffFields & { password_hash: string }) {
  const { roles, status = 'active', ...fields } = input
  await needUploads(tx, fields, undefined, 'avatar')
  checkCaller(await lockedStaff(tx, ownerOf(who)), who)
  await checkStaffRoles(tx, who, roles)
  const row = await addStaff(tx, ownerOf(who), { ...fields, status })
  await setStaffRoles(tx, row.id, roles)
  return { target: row.id, after: auditOf(row, roles, true), row }
}

/**
 * Changes a sub-account of the caller's store; a new password, or disabling, ends its sessions. One's own password
 * needs the old one and is changed in one's own profile (rules §1). Throws STAFF_HOLDS_MORE, GRANT_BEYOND_OWN,
 * OWN_ACCOUNT.
 */
export async function updateInStaff(
  tx: Tx,
  _ctx: Context,
  who: Seller,
  input: Partial<StaffFields> & { id: number; password_hash?: string | undefined },
) {
  const { id, roles, ...fields } = input
  if (fields.password_hash && id === who.user_id) failFields({ password: 'REAUTH_NEEDED' })
  const all = await lockedStaff(tx, ownerOf(who))
  checkCaller(all, who)
  const target = staffAmong(all, id)
  await checkHoldsNoMore(tx, who, target)
  await needUploads(tx, fields, target, 'avatar')
  if (id === who.user_id && fields.status === 'disabled') fail('OWN_ACCOUNT')
  const before = await rolesOfAccount(tx, 'Seller', id)
  if (roles) await checkStaffRoles(tx, who, roles)
  const row = await updateStaff(tx, ownerOf(who), id, fields)
  if (roles) await setStaffRoles(tx, id, roles)
  const after = auditOf(row, roles ?? before, Boolean(fields.password_hash))
  return { target: id, before: auditOf(target, before), after, row }
}

/** Deletes sub-accounts, all or none. Throws IN_USE for one that other rows refer to; it can be disabled instead. */
export async function deleteFromStaff(tx: Tx, _ctx: Context, who: Seller, { ids }: { ids: readonly number[] }) {
  const all = await lockedStaff(tx, ownerOf(who))
  checkCaller(all, who)
  const deleted = []
  for (const target of ids.map((id) => staffAmong(all, id))) {
    if (target.id === who.user_id) fail('OWN_ACCOUNT')
    await checkHoldsNoMore(tx, who, target)
    const roles = await rolesOfAccount(tx, 'Seller', target.id)
    await deleteStaff(tx, ownerOf(who), target.id)
    deleted.push({ target: target.id, before: auditOf(target, roles) })
  }
  return deleted
}

/**
 * Switches off the second factor that a sub-account of the caller's store has lost. Throws OWN_SECOND_FACTOR,
 * STAFF_HOLDS_MORE, SECOND_FACTOR_OFF.
 */
export async function resetFactorInStaff(tx: Tx, _ctx: Context, who: Seller, { id }: { id: number }) {
  if (id === who.user_id) fail('OWN_SECOND_FACTOR')
  const all = await lockedStaff(tx, ownerOf(who))
  checkCaller(all, who)
  await checkHoldsNoMore(tx, who, staffAmong(all, id))
  return resetFactor(tx, { provider: 'users', id })
}
