import { sharedValue } from '~/ui/shared-value.ts'

const count = sharedValue(0)

/** The number of unread messages of stores; 0 on the server and until it is known. */
export const useUnreadCount = count.use

/** Sets the number; says whether it has grown. */
export function setUnreadCount(next: number): boolean {
  const hasGrown = next > count.get()
  count.set(next)
  return hasGrown
}
