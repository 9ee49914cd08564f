import { countUnread, listNotifications, type Notification } from '@fangshi/contract/notifications'
import { call } from '~/api/call.ts'
import { socket } from '~/events/socket.ts'
import { setUnread } from './unread.ts'

const quiet = { quiet: true } as const
/** Asks how many are unread, and gives the newest id. A badge that is missing is not worth an error. */
export async function askUnread(): Promise<number | undefined> {
  try {
    const found = await call(countUnread, {}, quiet)
    setUnread(found)
    return found.last_id
  } catch {
    return undefined
  }
}

/** Keeps the number of unread notifications, and calls `onNew` with the newest of those that come. The answer ends it. */
export function followNotifications(onNew: (notification: Notification) => void): () => void {
  let seen: number | undefined

  async function ask(): Promise<void> {
    const last = await askUnread()
    if (last === undefined) return
    const before = seen
    seen = Math.max(last, before ?? 0)
    if (before === undefined || last <= before) return
    const [newest] = (await call(listNotifications, { query: { unread: true } }, quiet)).data
    if (newest) onNew(newest)
  }
  const stop = socket.follow('notification', ask, 300)
  return () => {
    stop()
    setUnread({ unread: 0, last_id: 0 })
  }
}
