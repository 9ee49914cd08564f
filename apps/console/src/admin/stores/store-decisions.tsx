import { adminStores, listStoreDecisions, type storeDecisions } from '@fangshi/contract/stores-admin'
import { useQuery } from '@tanstack/react-query'
import { Skeleton } from 'antd'
import { l, type UiText } from '../../i18n/ui-text.ts'
import { useText } from '../../i18n/use-text.ts'
import { CallFailed } from '../../kit/list/list-states.tsx'
import { call } from '../../session/api.ts'
import styles from './documents.module.css'

const says = {
  title: l('历次处理', 'Earlier decisions'),
  none: l('还没有处理记录', 'No decisions yet'),
}
const names: Readonly<Record<(typeof storeDecisions)[number], UiText>> = {
  pass: l('通过', 'Approved'),
  deny: l('驳回', 'Rejected'),
  suspend: l('暂停', 'Suspended'),
  reopen: l('恢复', 'Reopened'),
}

/** What the platform decided about a store before: when, who, why. */
export function StoreDecisions({ id }: { id: number }) {
  const t = useText()
  const { data, error, refetch } = useQuery({
    queryKey: [adminStores.path, 'decisions', id],
    queryFn: ({ signal }) => call(listStoreDecisions, { params: { id } }, { signal, quiet: true }),
    staleTime: 0,
  })
  return (
    <section className={styles.documents} aria-label={t(says.title)}>
      <h2>{t(says.title)}</h2>
      {error && <CallFailed error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton active paragraph={{ rows: 1 }} />}
      {data?.length === 0 && <p className={styles.closed}>{t(says.none)}</p>}
      <ol className={styles.decisions}>
        {data?.map((one) => (
          <li key={one.id}>
            <time>{one.at}</time>
            <strong>{t(names[one.decision])}</strong>
            <span>{one.by}</span>
            {one.reason && <q>{one.reason}</q>}
          </li>
        ))}
      </ol>
    </section>
  )
}
