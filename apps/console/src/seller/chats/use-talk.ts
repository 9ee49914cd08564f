import { createConversation, type Conversation } from '@fangshi/contract/chat-conversation'
import { createScroller } from '@fangshi/contract/chat-scroller'
import { markStoreChat, storeChatMessages } from '@fangshi/contract/chats-backoffice'
import { useCallback, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { call } from '../../session/api.ts'
import { sockets, useIsSocketLive } from '../../session/socket.ts'
import { outbox } from './outbox.ts'

/** Without the socket it is asked so often, in ms. */
const pollMs = 10_000
const quiet = { quiet: true } as const

/** A conversation of the store, read and followed while it is on screen. Its component is made anew for another one. */
export function useTalk(id: number) {
  const [conversation] = useState<Conversation>(() =>
    createConversation({
      messages: (query) => call(storeChatMessages, { params: { id }, query }, quiet),
      mark: (body) => call(markStoreChat, { params: { id }, body }, quiet),
    }),
  )
  const isLive = useIsSocketLive('Seller')
  useEffect(() => {
    const catchUp = (): void => void conversation.catchUp()
    catchUp()
    const unlisten = sockets.Seller.listen((news) => {
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

/** Keeps the place in a conversation while messages come in at both ends (`chat-scroller`). */
export function useScroller(conversation: Conversation) {
  const [scroller] = useState(() => createScroller(conversation))
  const { shown, isFollowing } = useSyncExternalStore(scroller.watch, scroller.state)
  useLayoutEffect(() => scroller.settle())
  const attach = useCallback(
    (box: HTMLElement | null) => {
      if (!box) return
      const leave = scroller.attach(box)
      const sizes = new ResizeObserver(scroller.resize)
      for (const element of [box, box.firstElementChild]) if (element) sizes.observe(element)
      return () => {
        sizes.disconnect()
        leave()
      }
    },
    [scroller],
  )
  return { attach, shown, isFollowing, toEnd: scroller.toEnd }
}
