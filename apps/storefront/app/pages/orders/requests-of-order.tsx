import { useQuery } from '@tanstack/react-query'
import { useLocale } from '~/i18n/text.tsx'
import { OrderRequests } from '../refunds/order-requests.tsx'
import { refundQueries } from '../refunds/refund-queries.ts'
import type { Order } from './order.ts'

/** The refunds, returns and exchanges of a paid order; nothing while there are none. */
export function RequestsOfOrder({ order: { id, pay_time } }: { order: Order }) {
  const { data } = useQuery({ ...refundQueries.ofOrder(id, useLocale()), enabled: pay_time !== null })
  return <OrderRequests requests={data?.data ?? []} />
}
