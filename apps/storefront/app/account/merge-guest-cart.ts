import { mergeCart } from '@fangshi/contract/cart'
import type { Call } from '@fangshi/contract/client'
import { guestCart } from '~/cart/guest-cart.ts'

const attemptKey = 'guest_cart_merge'

interface Attempt {
  lines: string
  key: string
}

/** One idempotency key per content: a merge whose answer was lost is not added twice by the next login. */
function keyFor(lines: string): string {
  const kept = JSON.parse(localStorage.getItem(attemptKey) ?? 'null') as Attempt | null
  if (kept?.lines === lines) return kept.key
  const attempt: Attempt = { lines, key: crypto.randomUUID() }
  localStorage.setItem(attemptKey, JSON.stringify(attempt))
  return attempt.key
}

/** Hands the guest's lines to the shopper's cart and forgets them here (rules §10). They stay when that fails. */
export async function mergeGuestCart(call: Call): Promise<void> {
  const lines = guestCart.list()
  if (!lines.length) return
  await call(mergeCart, { body: { lines } }, { key: keyFor(JSON.stringify(lines)) })
  guestCart.clear()
  localStorage.removeItem(attemptKey)
}
