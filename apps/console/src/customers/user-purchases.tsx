import { userPurchases } from '@fangshi/contract/customers'
import { useQuery } from '@tanstack/react-query'
import { Skeleton } from 'antd'
import { useText } from '../i18n/use-text.ts'
import { CallFailed } from '../kit/list/list-states.tsx'
import { RecordCard } from '../kit/screen/record-columns.tsx'
import { call } from '../session/api.ts'
import { Purchases } from './purchases.tsx'
import styles from './purchases.module.css'
import { customerTexts as texts } from './texts.ts'

/** What a user has bought at all stores, for the platform. */
export function UserPurchases({ id }: { id: number }) {
  const t = useText()
  const { data, error, refetch } = useQuery({
    queryKey: [userPurchases.path, id],
    queryFn: ({ signal }) => call(userPurchases, { params: { id } }, { signal, quiet: true }),
    staleTime: 0,
  })
  if (error) return <CallFailed error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton active paragraph={{ rows: 2 }} />
  const sums = [
    [texts.orders, data.paid_orders],
    [texts.stores, data.stores],
    [texts.paid, `¥${data.paid}`],
    [texts.refunded, `¥${data.refunded}`],
    [texts.last, data.last_paid_at ?? '-'],
  ] as const
  return (
    <div className={styles.parts}>
      <RecordCard title={t(texts.bought)}>
        <dl className={styles.sums}>
          {sums.map(([label, value]) => (
            <div key={label.en}>
              <dt>{t(label)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </RecordCard>
      <Purchases side="Admin" purchases={data} />
    </div>
  )
}
