import type { CallError } from '@fangshi/contract/client'
import type * as activity from '@fangshi/contract/activity'
import type { Reply } from '@fangshi/contract/route'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Button, Skeleton, Tag } from 'antd'
import { useState } from 'react'
import { useText } from '../i18n/use-text.ts'
import { CallFailed } from '../kit/list/list-states.tsx'
import { RecordCard } from '../kit/screen/record-columns.tsx'
import { call } from '../session/api.ts'
import { useRights } from '../session/rights.ts'
import { changesOf, isSecret, listChange, valueText, type FieldChange } from './changes.ts'
import { labelOf, valueLabel } from './field-labels.ts'
import styles from './record-activity.module.css'
import { activityTexts as texts } from './texts.ts'

type ActivityRoute = (typeof activity)[Exclude<keyof typeof activity, 'activityPage'>]
type Entry = Reply<ActivityRoute>['data'][number]

/** One field, before and after; of lists, what went and what came. */
function Change({ change: { field, before, after } }: { change: FieldChange }) {
  const t = useText()
  const textOf = (value: unknown): string => {
    const label = valueLabel(field, value)
    return label ? t(label) : valueText(value)
  }
  const words = labelOf(field)
  const lists = Array.isArray(before) && Array.isArray(after) ? listChange(before, after) : undefined
  return (
    <>
      <dt>{words ? words.map((word) => t(word)).join(' · ') : <code>{field}</code>}</dt>
      <dd>
        {isSecret(before, after) ? (
          t(texts.secret)
        ) : lists ? (
          [...lists.removed.map((one) => `− ${one}`), ...lists.added.map((one) => `+ ${one}`)].join(', ')
        ) : (
          <>
            {before !== undefined && <del>{textOf(before)}</del>} {after !== undefined && <ins>{textOf(after)}</ins>}
          </>
        )}
      </dd>
    </>
  )
}

function ActivityEntry({ entry }: { entry: Entry }) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  const changes = changesOf(entry.before, entry.after).filter(({ kind }) => kind !== 'same')
  return (
    <li className={styles.entry}>
      <p className={styles.line}>
        <time>{entry.at}</time>
        <strong>{entry.action_name}</strong>
        {entry.is_undo && <Tag>{t(texts.undo)}</Tag>}
        <span className={styles.who}>{entry.who || t(texts.platform)}</span>
      </p>
      {changes.length > 0 && (
        <details onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary>{t(texts.changes, { count: changes.length })}</summary>
          {isOpen && (
            <dl className={styles.changes}>
              {changes.map((change) => (
                <Change key={change.field} change={change} />
              ))}
            </dl>
          )}
        </details>
      )}
    </li>
  )
}

/** What was done to a record in the back offices, the newest first. Nothing for accounts without the right. */
export function RecordActivity({ route, id }: { route: ActivityRoute; id: number }) {
  const t = useText()
  const { can } = useRights()
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: [route.path, id],
    queryFn: ({ signal, pageParam }) =>
      call(
        route,
        { params: { id }, query: pageParam ? { before: pageParam } : {} },
        { signal, quiet: true },
      ) as Promise<Reply<ActivityRoute>>,
    initialPageParam: 0,
    getNextPageParam: ({ data: page, has_more }) => (has_more ? page.at(-1)?.id : undefined),
    enabled: can(route.right),
    staleTime: 0,
  })
  if (!can(route.right) || (error && (error as CallError).key === 'FORBIDDEN')) return null
  const entries = data?.pages.flatMap((page) => page.data)
  return (
    <RecordCard title={t(texts.title)}>
      {error && <CallFailed error={error} onRetry={() => void refetch()} />}
      {!entries && !error && <Skeleton active paragraph={{ rows: 1 }} />}
      {entries?.length === 0 && <p className={styles.none}>{t(texts.none)}</p>}
      <ol className={styles.entries}>
        {entries?.map((entry) => (
          <ActivityEntry key={entry.id} entry={entry} />
        ))}
      </ol>
      {hasNextPage && (
        <Button type="link" className={styles.more} loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t(texts.more)}
        </Button>
      )}
    </RecordCard>
  )
}
