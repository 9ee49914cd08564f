import { fail } from '../../../kernel/fail.ts'
import { checkLogin, openSession, type LoginCall, type SessionShow } from '../../accounts/public.ts'
import { storeIdOfUser } from '../stores.db.ts'

/** Logs in the owner of a passed store, or a sub-account of one. Throws what `checkLogin` throws and STORE_NOT_PASSED. */
export async function loginSellerAccount(call: LoginCall): Promise<SessionShow> {
  const user = await checkLogin(call, 'users')
  if ((await storeIdOfUser(call.ctx.db, user.id)) === null) fail('STORE_NOT_PASSED')
  return openSession(call.ctx, { area: 'Seller', user_id: user.id })
}
