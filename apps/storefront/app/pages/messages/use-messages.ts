import {
  listNotifications,
  readNotification,
  readNotifications,
  type Notification,
} from '@fangshi/contract/notifications'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '~/api/call.ts'
import { useLocale } from '~/i18n/text.tsx'
import { askUnread } from '~/notifications/follow-notifications.ts'
import { useUnread } from '~/notifications/unread.ts'

const key = ['user', 'notifications']

/** A page of the shopper's messages, asked for anew whenever a new one has come. */
export function useMessages({ page, unread }: { page: number; unread: boolean }) {
  const client = useQueryClient()
  const locale = useLocale()
  const { last_id } = useUnread()
  const query = useQuery({
    queryKey: [...key, locale, unread, page],
    queryFn: ({ signal }) => call(listNotifications, { query: { page, ...(unread && { unread }) } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  useEffect(() => {
    if (last_id) void client.invalidateQueries({ queryKey: key })
  }, [client, last_id])

  const readAll = async (): Promise<void> => {
    const last = await askUnread()
    if (last === undefined) return
    await call(readNotifications, { body: { until: last } })
    await Promise.all([askUnread(), client.invalidateQueries({ queryKey: key })])
  }
  /** While its page opens. */
  const open = ({ id, is_read }: Notification): void => {
    if (is_read) return
    void call(readNotification, { params: { id }, body: {} }, { quiet: true })
      .then(() => Promise.all([askUnread(), client.invalidateQueries({ queryKey: key })]))
      .catch(() => undefined)
  }
  return { query, readAll, open }
}
