import { listStoreChats, type ChatTab } from '@fangshi/contract/chats-backoffice'
import { createUnreadAlert } from '@fangshi/contract/chat-alerts'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { call } from '../../session/api.ts'
import { sockets } from '../../session/socket.ts'

export const chatsKey = ['Seller', 'chats'] as const

/** The conversations of the store, asked anew when something of one has changed. */
export function useChats(tab: ChatTab, word: string) {
  const client = useQueryClient()
  useEffect(() => sockets.Seller.follow('chat', () => client.invalidateQueries({ queryKey: chatsKey })), [client])
  return useInfiniteQuery({
    queryKey: [...chatsKey, tab, word],
    queryFn: ({ pageParam, signal }) =>
      call(
        listStoreChats,
        { query: { tab, ...(word ? { word } : {}), ...(pageParam ? { before: pageParam } : {}) } },
        { quiet: true, signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: (before) => before,
  })
}

/** Tells of unread messages while the page is in the background, as far as that is switched on. */
export function useUnreadAlert(unread: number | undefined): void {
  const alert = useRef<ReturnType<typeof createUnreadAlert>>(undefined)
  useEffect(() => {
    const made = createUnreadAlert({ page: document, storage: localStorage, audio: AudioContext })
    alert.current = made
    return made.end
  }, [])
  useEffect(() => {
    if (unread !== undefined) alert.current?.show(unread)
  }, [unread])
}
