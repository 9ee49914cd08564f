import { createUnreadAlert } from '@fangshi/contract/chat-alerts'
import { listStoreChats, markStoreChat } from '@fangshi/contract/chats-backoffice'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../../session/api.ts'
import { sockets } from '../../../session/socket.ts'
import { unreadChatsQuery } from './unread-chats.ts'

/** A page whose socket does not open asks after so many ms. */
const withoutSocketMs = 3000

/**
 * Keeps the number of unread messages of shoppers while somebody of the store has a page open, tells the shoppers that their
 * messages have arrived here, and alerts when new ones come. The answer ends it.
 */
export function followChats(client: QueryClient): () => void {
  const quiet = { quiet: true } as const
  const alert = createUnreadAlert({ page: document, storage: localStorage, audio: AudioContext })

  async function ask(): Promise<void> {
    const { unread } = await client.fetchQuery(unreadChatsQuery)
    alert.show(unread)
    if (unread > 0) await reportDelivered()
  }

  async function reportDelivered(): Promise<void> {
    const { data } = await call(listStoreChats, { query: { tab: 'unread' } }, quiet)
    for (const { id, last_seq, marks } of data)
      if (marks.store_delivered < last_seq)
        await call(markStoreChat, { params: { id }, body: { delivered: last_seq } }, quiet)
  }

  // A badge that is missing is not worth an error.
  const stop = sockets.Seller.follow('chat', ask, withoutSocketMs)
  return () => {
    stop()
    alert.end()
  }
}
