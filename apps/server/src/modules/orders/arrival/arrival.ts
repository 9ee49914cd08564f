import type { OrderStatus } from '@fangshi/contract/status'
import { formatDate } from '@fangshi/contract/time'
import type { DeliveryTime } from './delivery-times.db.ts'

const hourMs = 60 * 60_000

/** The day, in the zone of the wire, that lies so many hours later. */
const dayAfter = (at: Date, hours: number): string => formatDate(new Date(at.getTime() + hours * hourMs))

/** When goods that are ordered and paid now should arrive. */
export const arrivalOfNew = ({ total_hours }: DeliveryTime, now: Date): string => dayAfter(now, total_hours)

/** What the arrival of an order depends on beside the usual times. */
interface ShippedOrder {
  status: OrderStatus
  paid_at: Date | null
  parcels: readonly { sent_at: Date; isDelivered: boolean }[]
}

/**
 * When the last parcel of a paid order should arrive: from its shipping, or from the payment while nothing is shipped. Never
 * a day that has passed. Null for orders that are not on their way to anybody.
 */
export function arrivalOfOrder(
  { status, paid_at, parcels }: ShippedOrder,
  time: DeliveryTime,
  now: Date,
): string | null {
  if (!paid_at || (status !== 'waiting_delivery' && status !== 'waiting_receipt')) return null
  const open = parcels.filter(({ isDelivered }) => !isDelivered)
  const last = open.reduce((latest, { sent_at }) => Math.max(latest, sent_at.getTime()), 0)
  if (status === 'waiting_receipt' && !open.length) return null
  const day = last ? dayAfter(new Date(last), time.transit_hours) : dayAfter(paid_at, time.total_hours)
  const today = formatDate(now)
  return day < today ? today : day
}
