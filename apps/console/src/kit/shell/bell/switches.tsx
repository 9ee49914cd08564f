import type { NotificationKind } from '@fangshi/contract/notifications'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Checkbox, Skeleton } from 'antd'
import { useState } from 'react'
import type { AreaName } from '../../../areas/areas.ts'
import { useText } from '../../../i18n/use-text.ts'
import { call } from '../../../session/api.ts'
import { CallFailed } from '../../list/list-states.tsx'
import styles from './bell.module.css'
import { allKeys, routesOf } from './routes.ts'
import { bellTexts, kindTexts } from './texts.ts'

/** The kinds of notifications that one wants; each choice counts at once. */
export function Switches({ area }: { area: AreaName }) {
  const t = useText()
  const client = useQueryClient()
  const { switches, setSwitch } = routesOf(area)
  const queryKey = [...allKeys(area), 'switches']
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(switches, {}, { signal, quiet: true }),
    staleTime: 0,
  })
  // Shown at once: the cache reports a change in a later task, and until then React would put the box back.
  const [chosen, setChosen] = useState<Partial<Record<NotificationKind, boolean>>>({})
  const { mutate } = useMutation({
    scope: { id: 'notification-switches' }, // one after the other, so that the last choice is the one that stays
    mutationFn: (body: { kind: NotificationKind; is_on: boolean }) => call(setSwitch, { body }),
    onError: (_, { kind }) => setChosen(({ [kind]: _refused, ...others }) => others),
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
  const choose = (kind: NotificationKind, is_on: boolean): void => {
    setChosen((before) => ({ ...before, [kind]: is_on }))
    mutate({ kind, is_on })
  }
  if (query.error && !query.data) return <CallFailed error={query.error} onRetry={() => void query.refetch()} />
  if (!query.data) return <Skeleton active />
  return (
    <>
      <p className={styles.hint}>{t(bellTexts.settingsText)}</p>
      {query.data.map(({ kind, is_on, is_fixed }) => (
        <div key={kind} className={styles.switch}>
          <Checkbox
            checked={chosen[kind] ?? is_on}
            disabled={is_fixed}
            onChange={({ target }) => choose(kind, target.checked)}
          >
            {t(kindTexts[kind])}
          </Checkbox>
          {is_fixed && <span className={styles.hint}>{t(bellTexts.fixed)}</span>}
        </div>
      ))}
    </>
  )
}
