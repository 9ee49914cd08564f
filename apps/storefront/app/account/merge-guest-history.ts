import type { Call } from '@fangshi/contract/client'
import { noteViews } from '@fangshi/contract/favorites'
import { formatDateTime } from '@fangshi/contract/time'
import { guestHistory } from '~/history/guest-history.ts'

/** Moves the guest's browsing history into the shopper's (rules §10). It stays in the browser if that fails. */
export async function mergeGuestHistory(call: Call): Promise<void> {
  const goods = guestHistory.views().map((view) => ({ ...view, seen_at: formatDateTime(view.seen_at) }))
  if (!goods.length) return
  await call(noteViews, { body: { goods } })
  guestHistory.clear()
}
