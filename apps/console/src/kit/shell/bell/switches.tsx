import type { NotificationKind } from '@fangshi/contract/notifications'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Checkbox, Skeleton } from 'antd'
import type { AreaName } from '../../../areas/areas.ts'
import { useText } from '../../../i18n/use-text.ts'
import { call } from '../../../session/api.ts'
import styles from './bell.module.css'
import { allKeys, routesOf } from './routes.ts'
import { bellTexts, kindTexts } from './texts.ts'

/** The kinds of notifications that one wants; each choice counts at once. */
export function Switches({ area }: { area: AreaName }) {
  const t = useText()
  const client = useQueryClient()
  const { switches, setSwitch } = routesOf(area)
  const queryKey = [...allKeys(area), 'switches']
  const query = useQuery({ queryKey, queryFn: ({ signal }) => call(switches, {}, { signal }), staleTime: 0 })
  const choose = async (kind: NotificationKind, is_on: boolean): Promise<void> => {
    client.setQueryData<typeof query.data>(queryKey, (all) =>
      all?.map((one) => (one.kind === kind ? { ...one, is_on } : one)),
    )
    await call(setSwitch, { body: { kind, is_on } }).catch(() => undefined)
    await client.invalidateQueries({ queryKey })
  }
  if (!query.data) return <Skeleton active />
  return (
    <>
      <p className={styles.hint}>{t(bellTexts.settingsText)}</p>
      {query.data.map(({ kind, is_on, is_fixed }) => (
        <div key={kind} className={styles.switch}>
          <Checkbox checked={is_on} disabled={is_fixed} onChange={({ target }) => void choose(kind, target.checked)}>
            {t(kindTexts[kind])}
          </Checkbox>
          {is_fixed && <span className={styles.hint}>{t(bellTexts.fixed)}</span>}
        </div>
      ))}
    </>
  )
}
