import { storeChatsUnread } from '@fangshi/contract/chats-backoffice'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../session/api.ts'

/** The number of shoppers' messages that nobody of the store has read. */
export const unreadChatsQuery = queryOptions({
  queryKey: ['Seller', 'unread-chats'],
  queryFn: ({ signal }) => call(storeChatsUnread, {}, { quiet: true, signal }),
  staleTime: 0,
})
