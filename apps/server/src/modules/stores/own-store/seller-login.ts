import type { Context } from '../../../context.ts'
import type { Tx } from '../../../kernel/db/db.ts'
import { fail } from '../../../kernel/fail.ts'
import type { Seller } from '../../../kernel/http/who.ts'
import { openSession, type CheckedLogin, type UserRow } from '../../accounts/public.ts'
import { storeIdOfUser } from '../stores.db.ts'

/**
 * The seller that a user is who has no session yet: the owner of a passed store, or a sub-account of one. Null for others.
 */
export async function sellerOf(tx: Tx, { id, belong_id }: UserRow): Promise<Seller | null> {
  const store_id = await storeIdOfUser(tx, id)
  const base = { area: 'Seller', user_id: id, belong_id: belong_id ?? 0, is_suspended: false } as const
  return store_id === null ? null : { ...base, store_id }
}

/** Logs in a seller whom `checkLogin` found. Throws STORE_NOT_PASSED. */
export async function loginSellerAccount(tx: Tx, ctx: Context, _who: null, login: CheckedLogin<UserRow>) {
  const { account, factorCode } = login
  const who = (await sellerOf(tx, account)) ?? fail('STORE_NOT_PASSED')
  return { token: await openSession(tx, ctx, 'Seller', login), who, factorCode }
}
