import type { UnreadNotifications } from '@fangshi/contract/notifications'
import { sharedValue } from '~/ui/shared-value.ts'

/** The unread notifications of the shopper, as they were last asked for; none on the server. */
export const {
  get: unreadNotifications,
  use: useUnread,
  set: setUnread,
} = sharedValue<UnreadNotifications>({ unread: 0, last_id: 0 })
