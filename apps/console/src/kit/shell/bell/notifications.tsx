import type { Notification } from '@fangshi/contract/notifications'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { Button, Empty, Skeleton } from 'antd'
import { Link } from 'react-router'
import type { AreaName } from '../../../areas/areas.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { useText } from '../../../i18n/use-text.ts'
import { call, errorText } from '../../../session/api.ts'
import { CallFailed } from '../../list/list-states.tsx'
import styles from './bell.module.css'
import { allKeys, routesOf, unreadQuery } from './routes.ts'
import { bellTexts } from './texts.ts'

function Row({ one, onOpen }: { one: Notification; onOpen: () => void }) {
  const t = useText()
  return (
    <li className={styles.row} data-new={one.is_read ? undefined : ''}>
      <h3 className={styles.title}>
        <Link to={one.link} onClick={onOpen}>
          {!one.is_read && <span className={styles.unseen}>{t(bellTexts.isNew)} </span>}
          {one.title}
        </Link>
      </h3>
      <p className={styles.text}>{one.text}</p>
      <time className={styles.time}>{one.created_at.slice(0, 16)}</time>
    </li>
  )
}

/** The notifications of the account, the newest first; opening one marks it as read. */
export function Notifications({ area, onLeave }: { area: AreaName; onLeave: () => void }) {
  const t = useText()
  const locale = useLocale()
  const client = useQueryClient()
  const { list, read, readAll } = routesOf(area)
  const query = useInfiniteQuery({
    queryKey: [...allKeys(area), 'list', locale],
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) => call(list, { query: { page: pageParam } }, { signal, quiet: true }),
    getNextPageParam: ({ current_page, last_page }) => (current_page < last_page ? current_page + 1 : undefined),
    staleTime: 0,
  })
  const reload = () => client.invalidateQueries({ queryKey: allKeys(area) })
  const open = ({ id, is_read }: Notification): void => {
    onLeave()
    if (is_read) return
    void call(read, { params: { id }, body: {} }, { quiet: true })
      .then(reload)
      .catch(() => undefined)
  }
  const markAll = async (): Promise<void> => {
    const { last_id } = await client.fetchQuery(unreadQuery(area))
    await call(readAll, { body: { until: last_id } })
    await reload()
  }
  if (query.isPending) return <Skeleton active />
  if (query.error && !query.data) return <CallFailed error={query.error} onRetry={() => void query.refetch()} />
  // A page may show again what another one showed when something has come meanwhile.
  const rows = [...new Map(query.data?.pages.flatMap(({ data }) => data).map((one) => [one.id, one])).values()]
  if (!rows.length) return <Empty description={t(bellTexts.none)} />
  return (
    <>
      {rows.some(({ is_read }) => !is_read) && (
        <Button onClick={() => void markAll().catch(() => undefined)}>{t(bellTexts.readAll)}</Button>
      )}
      <ul className={styles.list}>
        {rows.map((one) => (
          <Row key={one.id} one={one} onOpen={() => open(one)} />
        ))}
      </ul>
      <p className={styles.more}>
        {query.isFetchNextPageError && (
          <span role="alert" className={styles.fault}>
            {errorText(query.error, locale)}
          </span>
        )}
        {query.hasNextPage ? (
          <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {t(bellTexts.more)}
          </Button>
        ) : (
          <span className={styles.hint}>{t(bellTexts.older)}</span>
        )}
      </p>
    </>
  )
}
