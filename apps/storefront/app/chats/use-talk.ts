import { createTalk, type Talk } from '@fangshi/contract/chat-talk'
import { chatMessages, markChat, recallMessage } from '@fangshi/contract/chats'
import { useEffect, useState } from 'react'
import { call } from '~/api/call.ts'
import { socket } from '~/events/socket.ts'
import { outbox } from './chat-outbox.ts'

const quiet = { quiet: true } as const

/** A conversation of the shopper, kept up to date while it is on screen. Another conversation remounts its component. */
export function useTalk(id: number): Talk {
  const [talk] = useState(() =>
    createTalk({
      id,
      side: 'shopper',
      calls: {
        messages: (query) => call(chatMessages, { params: { id }, query }, quiet),
        mark: (body) => call(markChat, { params: { id }, body }, quiet),
        recall: (seq) => call(recallMessage, { params: { id, seq } }),
      },
      hub: socket,
      outbox,
      page: document,
      sizes: ResizeObserver,
    }),
  )
  useEffect(() => talk.follow(), [talk])
  return talk
}
