import { listStoreChats, type ChatTab } from '@fangshi/contract/chats-backoffice'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '../../session/api.ts'
import { sockets } from '../../session/socket.ts'

export const chatsKey = ['Seller', 'chats'] as const

/** The conversations of the store, fetched again when one has changed. */
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
