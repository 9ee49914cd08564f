import { createTalk, type Talk } from '@fangshi/contract/chat-talk'
import { markStoreChat, recallStoreMessage, storeChatMessages } from '@fangshi/contract/chats-backoffice'
import { useEffect, useState } from 'react'
import { call } from '../../session/api.ts'
import { sockets } from '../../session/socket.ts'
import { outbox } from './outbox.ts'

const quiet = { quiet: true } as const

/** A conversation of the store, kept up to date while it is on screen. Another conversation remounts its component. */
export function useTalk(id: number): Talk {
  const [talk] = useState(() =>
    createTalk({
      id,
      side: 'store',
      calls: {
        messages: (query) => call(storeChatMessages, { params: { id }, query }, quiet),
        mark: (body) => call(markStoreChat, { params: { id }, body }, quiet),
        recall: (seq) => call(recallStoreMessage, { params: { id, seq } }),
      },
      hub: sockets.Seller,
      outbox,
      page: document,
      sizes: ResizeObserver,
    }),
  )
  useEffect(() => talk.follow(), [talk])
  return talk
}
