import type { Tx } from '../../../kernel/db/db.ts'
import { fail, failFields } from '../../../kernel/fail.ts'
import type { Seller } from '../../../kernel/http/who.ts'
import type { StaffRecord } from '../../accounts/public.ts'
import { grantsOfRoles, holderFor, rolesOfAccount } from '../grants.db.ts'
import { areRolesOfStore } from './staff-roles.db.ts'

/** The owner of the caller's store. */
export const ownerOf = ({ user_id, belong_id }: Seller): number => belong_id || user_id

/** One of the store's locked sub-accounts. Throws NOT_FOUND, also for another store's. */
export const staffAmong = (all: readonly StaffRecord[], staffId: number): StaffRecord =>
  all.find(({ id }) => id === staffId) ?? fail('NOT_FOUND')

/** Someone who was just disabled can change nobody. */
export function checkCaller(all: readonly StaffRecord[], { belong_id, user_id }: Seller): void {
  if (belong_id && !all.some(({ id, status }) => id === user_id && status === 'active')) fail('NOT_LOGGED_IN')
}

/**
 * Refuses changing someone who holds more rights than the caller: setting a password would give access to them. Throws
 * STAFF_HOLDS_MORE.
 */
export async function checkHoldsNoMore(tx: Tx, who: Seller, target: StaffRecord): Promise<void> {
  if (who.user_id === target.id) return
  const grants = await grantsOfRoles(tx, await rolesOfAccount(tx, 'Seller', target.id))
  if (!(await holderFor(tx, who)).holds(grants)) fail('STAFF_HOLDS_MORE')
}

/** Checks that the roles belong to the caller's store and grant nothing the caller lacks (rules §11). */
export async function checkStaffRoles(tx: Tx, who: Seller, roles: readonly number[]): Promise<void> {
  if (!(await areRolesOfStore(tx, who.store_id, roles))) failFields({ roles: 'CHOICE_INVALID' })
  const grants = await grantsOfRoles(tx, roles)
  if (!(await holderFor(tx, who)).holds(grants)) failFields({ roles: 'GRANT_BEYOND_OWN' }, 'GRANT_BEYOND_OWN')
}
