import { mergeCart } from '@fangshi/contract/cart'
import type { Call } from '@fangshi/contract/client'
import { guestCart } from '~/cart/guest-cart.ts'
import { storedJson } from '~/storage/stored-json.ts'

const attemptKey = 'guest_cart_merge'

interface Attempt {
  lines: string
  key: string
}

/**
 * One idempotency key per cart content: if the response is lost, the next login does not merge the same lines twice.
 */
function keyFor(lines: string): string {
  const last = storedJson('localStorage', attemptKey) as Attempt | null
  if (last?.lines === lines) return last.key
  const attempt: Attempt = { lines, key: crypto.randomUUID() }
  localStorage.setItem(attemptKey, JSON.stringify(attempt))
  return attempt.key
}

/** Moves the guest's lines into the shopper's cart (rules §10). They stay in the browser if that fails. */
export async function mergeGuestCart(call: Call): Promise<void> {
  const lines = guestCart.list()
  if (!lines.length) return
  await call(mergeCart, { body: { lines } }, { key: keyFor(JSON.stringify(lines)) })
  guestCart.clear()
  localStorage.removeItem(attemptKey)
}
