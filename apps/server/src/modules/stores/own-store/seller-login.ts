import type { Context } from '../../../context.ts'
import type { Tx } from '../../../kernel/db/db.ts'
import { fail } from '../../../kernel/fail.ts'
import { openSession, type UserRow } from '../../accounts/public.ts'
import { storeIdOfUser } from '../stores.db.ts'

/**
 * Logs in the owner of a passed store, or a sub-account of one, whom `checkLogin` found; returns the token. Throws
 * STORE_NOT_PASSED.
 */
export async function loginSellerAccount(tx: Tx, ctx: Context, _who: null, user: UserRow): Promise<string> {
  if ((await storeIdOfUser(tx, user.id)) === null) fail('STORE_NOT_PASSED')
  return openSession(tx, ctx, { area: 'Seller', user_id: user.id })
}
