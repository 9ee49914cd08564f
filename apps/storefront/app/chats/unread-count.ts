import { sharedValue } from '~/ui/shared-value.ts'

/** The number of unread messages of stores; 0 on the server and until it is known. */
export const { get: unreadCount, use: useUnreadCount, set: setUnreadCount } = sharedValue(0)
