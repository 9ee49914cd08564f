import { createConversation, type Conversation } from '@fangshi/contract/chat-conversation'
import { chatMessages, markChat } from '@fangshi/contract/chats'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { call } from '~/api/call.ts'
import { socket, useIsSocketLive } from '~/events/socket.ts'
import { outbox } from './chat-outbox.ts'

/** Without the socket it is asked so often, in ms. */
const pollMs = 10_000

const quiet = { quiet: true } as const

/** An own conversation, read and followed while it is on screen. Its component is made anew for another one. */
export function useConversation(id: number) {
  const [conversation] = useState<Conversation>(() =>
    createConversation({
      messages: (query) => call(chatMessages, { params: { id }, query }, quiet),
      mark: (body) => call(markChat, { params: { id }, body }, quiet),
    }),
  )
  const isLive = useIsSocketLive()
  useEffect(() => {
    const catchUp = (): void => void conversation.catchUp()
    catchUp()
    const unlisten = socket.listen((news) => {
      if (news.type === 'open' || (news.topic === 'chat' && news.data.chat_id === id)) catchUp()
    })
    const unsent = outbox.onSent((chatId, message) => chatId === id && conversation.add(message))
    return () => {
      unlisten()
      unsent()
    }
  }, [conversation, id])
  useEffect(() => {
    if (isLive) return
    const timer = setInterval(() => void conversation.catchUp(), pollMs)
    return () => clearInterval(timer)
  }, [conversation, isLive])
  return {
    conversation,
    state: useSyncExternalStore(conversation.watch, conversation.state),
    entries: useSyncExternalStore(outbox.watch, outbox.entries),
    isLive,
  }
}
