import type { Tx } from '../../../kernel/db/db.ts'
import { fail, failFields } from '../../../kernel/fail.ts'
import type { Admin } from '../../../kernel/http/who.ts'
import type { AdminRecord } from '../../accounts/public.ts'
import { areRolesOfAdmin } from './admin-roles.db.ts'
import { grantsOfRoles, holderFor, rolesOfAccount } from '../grants.db.ts'

/** The state of an administrator after a change. */
export interface NextAdmin {
  is_super: boolean
  status: AdminRecord['status']
  roles: readonly number[]
}

/** The caller as the locked rows show it now, so that someone who was just disabled or demoted can change nobody. */
export const callerAmong = (all: readonly AdminRecord[], { admin_id }: Admin): AdminRecord =>
  all.find(({ id, status }) => id === admin_id && status === 'active') ?? fail('NOT_LOGGED_IN')

const holderOf = (tx: Tx, { id, is_super }: AdminRecord) => holderFor(tx, { area: 'Admin', admin_id: id, is_super })

/** Refuses changing an administrator who holds more rights than the caller. Throws ADMIN_HOLDS_MORE. */
export async function checkHoldsNoMore(tx: Tx, caller: AdminRecord, target: AdminRecord): Promise<void> {
  if (caller.is_super || caller.id === target.id) return
  if (target.is_super) fail('ADMIN_HOLDS_MORE')
  const grants = await grantsOfRoles(tx, await rolesOfAccount(tx, 'Admin', target.id))
  if (!(await holderOf(tx, caller)).holds(grants)) fail('ADMIN_HOLDS_MORE')
}

/**
 * Checks that the roles exist, that there is at least one unless the administrator is super, and that they grant
 * nothing the caller lacks (rules §11).
 */
export async function checkGrants(tx: Tx, caller: AdminRecord, next: NextAdmin): Promise<void> {
  if (next.is_super && !caller.is_super) failFields({ is_super: 'GRANT_BEYOND_OWN' }, 'GRANT_BEYOND_OWN')
  if (!next.is_super && !next.roles.length) failFields({ roles: 'REQUIRED' })
  if (!(await areRolesOfAdmin(tx, next.roles))) failFields({ roles: 'CHOICE_INVALID' })
  const grants = await grantsOfRoles(tx, next.roles)
  if (!(await holderOf(tx, caller)).holds(grants)) failFields({ roles: 'GRANT_BEYOND_OWN' }, 'GRANT_BEYOND_OWN')
}

/** Refuses disabling or deleting oneself and the last super administrator. `next` is null for a deletion. */
export function checkRemains(
  all: readonly AdminRecord[],
  caller: AdminRecord,
  target: AdminRecord,
  next: NextAdmin | null,
): void {
  const isKept = next?.status === 'active'
  if (caller.id === target.id && !isKept) fail('OWN_ACCOUNT')
  if (isKept && next.is_super) return
  const isLast = !all.some(({ id, is_super, status }) => id !== target.id && is_super && status === 'active')
  if (target.is_super && isLast) fail('LAST_SUPER_ADMIN')
}
