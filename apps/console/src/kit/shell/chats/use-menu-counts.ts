import { listStoreChats, storeChatsUnread } from '@fangshi/contract/chats-backoffice'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { AreaName } from '../../../areas/areas.ts'
import { useRights } from '../../../session/rights.ts'
import { useStaff } from '../../../session/staff.ts'
import { unreadChatsQuery } from './unread-chats.ts'

/** How much waits behind menu items, by their address; items that are not in it have nothing that waits. */
export type MenuCounts = Readonly<Record<string, number>>

/** What waits behind the menus, as `useFollowedChats` keeps it. */
export function useMenuCounts(): MenuCounts {
  const { data: { unread } = { unread: 0 } } = useQuery({ ...unreadChatsQuery, enabled: false })
  return unread > 0 ? { [listStoreChats.path]: unread } : {}
}

/** Follows the conversations of the store on every page of its back office, for staff who may read them. */
export function useFollowedChats(area: AreaName): void {
  const client = useQueryClient()
  const { can } = useRights()
  const { lacks_second_factor } = useStaff()
  const isFollowed = area === 'Seller' && can(storeChatsUnread.right) && !lacks_second_factor
  useEffect(() => {
    if (!isFollowed) return
    let stop: (() => void) | undefined
    let isGone = false
    // The socket comes after the page.
    void import('./follow-chats.ts').then(({ followChats }) => {
      if (!isGone) stop = followChats(client)
    })
    return () => {
      isGone = true
      stop?.()
    }
  }, [isFollowed, client])
}
