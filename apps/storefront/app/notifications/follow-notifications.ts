import { countUnread, listNotifications, type Notification } from '@fangshi/contract/notifications'
import { call } from '~/api/call.ts'
import { socket } from '~/events/socket.ts'
import { setUnread } from './unread.ts'

const quiet = { quiet: true } as const

/** A badge that is missing is not worth an error. */
const countedUnread = () => call(countUnread, {}, quiet).catch(() => undefined)

/** Asks how many are unread, and gives the newest id; undefined without an answer. */
export async function askUnread(): Promise<number | undefined> {
  const counted = await countedUnread()
  if (counted) setUnread(counted)
  return counted?.last_id
}

/** Keeps the number of unread notifications, and calls `onNew` with the newest of those that come. The answer ends it. */
export function followNotifications(onNew: (notification: Notification) => void): () => void {
  let seen: number | undefined
  let isOver = false

  async function ask(): Promise<void> {
    const counted = await countedUnread()
    // The session may have ended meanwhile.
    if (!counted || isOver) return
    setUnread(counted)
    const before = seen
    seen = Math.max(counted.last_id, before ?? 0)
    if (before === undefined || counted.last_id <= before) return
    const [newest] = (await call(listNotifications, { query: { unread: true } }, quiet)).data
    if (newest && !isOver) onNew(newest)
  }
  const stop = socket.follow('notification', ask, 300)
  return () => {
    isOver = true
    stop()
    setUnread({ unread: 0, last_id: 0 })
  }
}
