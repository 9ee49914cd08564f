import { createUnreadAlert } from '@fangshi/contract/chat-alerts'
import { chatsUnread, listChats, markChat } from '@fangshi/contract/chats'
import { call } from '~/api/call.ts'
import { socket } from '~/events/socket.ts'
import { setUnreadCount } from './unread-count.ts'

/**
 * Keeps the number of unread messages while the shopper is logged in, tells the stores that their messages have arrived here, and
 * alerts when new ones come. The answer ends it.
 */
export function followUnread(): () => void {
  const quiet = { quiet: true } as const
  let isOver = false
  const alert = createUnreadAlert({ page: document, storage: localStorage, audio: AudioContext })

  async function ask(): Promise<void> {
    const { unread } = await call(chatsUnread, {}, quiet)
    // The session may have ended meanwhile.
    if (isOver) return
    setUnreadCount(unread)
    alert.show(unread)
    if (unread > 0) await reportDelivered()
  }

  async function reportDelivered(): Promise<void> {
    const { data } = await call(listChats, { query: {} }, quiet)
    for (const { id, last_seq, unread, marks } of data)
      if (unread > 0 && marks.shopper_delivered < last_seq)
        await call(markChat, { params: { id }, body: { delivered: last_seq } }, quiet)
  }

  // A badge that is missing is not worth an error.
  const stop = socket.follow('chat', ask, 300)
  return () => {
    isOver = true
    stop()
    setUnreadCount(0)
    alert.end()
  }
}
