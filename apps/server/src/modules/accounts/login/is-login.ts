import type { Context } from '../../../context.ts'
import type { Shopper } from '../../../kernel/http/who.ts'
import { authenticate } from '../sessions/sessions.ts'

/**
 * The id of the account whose token came with the call, or 0; of an administrator when the call asks for one (spec §7).
 */
export async function isLoggedIn(
  ctx: Context,
  who: Shopper | null,
  { token, provider }: { token: string | null; provider?: string | undefined },
): Promise<number> {
  if (provider !== 'admins') return who?.user_id ?? 0
  const found = token && (await authenticate(ctx, 'Admin', token))
  return found && found.who.area === 'Admin' ? found.who.admin_id : 0
}
