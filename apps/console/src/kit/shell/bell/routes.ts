import { adminNotifications, sellerNotifications } from '@fangshi/contract/notifications'
import { queryOptions } from '@tanstack/react-query'
import type { AreaName } from '../../../areas/areas.ts'
import { call } from '../../../session/api.ts'

const areas = { Admin: adminNotifications, Seller: sellerNotifications } as const
export const routesOf = (area: AreaName) => areas[area] as typeof sellerNotifications

/** All that is asked about notifications, by one beginning of keys. */
export const allKeys = (area: AreaName) => ['notifications', area] as const

export const unreadQuery = (area: AreaName) =>
  queryOptions({
    queryKey: [...allKeys(area), 'unread'],
    queryFn: ({ signal }) => call(routesOf(area).unread, {}, { quiet: true, signal }),
    staleTime: 0,
  })
