import { customerPurchases } from '@fangshi/contract/customers'
import { useQuery } from '@tanstack/react-query'
import { Skeleton } from 'antd'
import { CallFailed } from '../kit/list/list-states.tsx'
import { ContactShopper } from '../orders/buyer/contact-shopper.tsx'
import { call } from '../session/api.ts'
import styles from './purchases.module.css'
import { Purchases } from './purchases.tsx'

/** What a customer has bought at the store lately, and the way to the conversation with them. */
export function CustomerPurchases({ id }: { id: number }) {
  const { data, error, refetch } = useQuery({
    queryKey: [customerPurchases.path, id],
    queryFn: ({ signal }) => call(customerPurchases, { params: { id } }, { signal, quiet: true }),
    staleTime: 0,
  })
  if (error) return <CallFailed error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton active paragraph={{ rows: 2 }} />
  const [newest] = data.orders
  return (
    <div className={styles.parts}>
      {newest && <ContactShopper orderId={newest.id} />}
      <Purchases side="Seller" purchases={data} />
    </div>
  )
}
