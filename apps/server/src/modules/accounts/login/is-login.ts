import type { isLogin } from '@fangshi/contract/accounts'
import type { CallOf } from '../../../kernel/http/on.ts'
import { authenticate } from '../sessions/sessions.ts'

/**
 * The id of the account whose token came with the call, or 0; of an administrator when the call asks for one (spec §7).
 */
export async function isLoggedIn({ ctx, who, token, query }: CallOf<typeof isLogin>): Promise<number> {
  if (query.provider !== 'admins') return who?.user_id ?? 0
  const found = token && (await authenticate(ctx, 'Admin', token))
  return found && found.who.area === 'Admin' ? found.who.admin_id : 0
}
