import { getMe } from '@fangshi/contract/accounts'
import { createClient } from '@fangshi/contract/client'
import { localeOf } from '@fangshi/contract/locale'
import { startSession } from '~/session/session.ts'
import { claimRemembered } from './claim-remembered.ts'
import { mergeGuestCart } from './merge-guest-cart.ts'
import { mergeGuestHistory } from './merge-guest-history.ts'

/**
 * Starts a session with the token from a login. Returns false for a sub-account, which may not buy; nothing is stored
 * for it. An empty token does nothing (spec §4). The guest's cart and history are merged, and the coupon is claimed that
 * the guest wanted, before the shop learns of the session.
 */
export async function startShopperSession(token: string): Promise<boolean> {
  if (!token) return true
  const call = createClient({
    locale: () => localeOf(document.documentElement.lang),
    tokens: { get: () => token, set: () => undefined },
  })
  const me = await call(getMe, { body: { provider: 'users' } })
  if (me.belong_id > 0) return false
  // A failed merge must not block the login; it is tried again at the next one. Why a coupon was refused is shown.
  await Promise.allSettled([mergeGuestCart(call), mergeGuestHistory(call), claimRemembered(call)])
  startSession(token, me)
  return true
}
