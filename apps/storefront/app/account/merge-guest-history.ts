import type { Call } from '@fangshi/contract/client'
import { noteViews } from '@fangshi/contract/favorites'
import { formatDateTime } from '@fangshi/contract/time'
import { guestHistory } from '~/history/guest-history.ts'

/** Hands what the guest looked at to the shopper's history and forgets it here (rules §10). It stays when that fails. */
export async function mergeGuestHistory(call: Call): Promise<void> {
  const goods = guestHistory.views().map((view) => ({ ...view, seen_at: formatDateTime(view.seen_at) }))
  if (!goods.length) return
  await call(noteViews, { body: { goods } })
  guestHistory.clear()
}
