import type { getOrder } from '@fangshi/contract/orders'
import type { Reply } from '@fangshi/contract/route'
import type { OrderTextKey } from '~/area-texts/order-texts.ts'

/** A shopper's order with all its details. */
export type Order = Reply<typeof getOrder>

/** The label of the total: an amount to pay, a paid amount, or neither. */
export function totalName({ order_status }: Pick<Order, 'order_status'>): OrderTextKey {
  if (order_status === 'waiting_payment') return 'order:totalUnpaid'
  return order_status === 'cancelled' ? 'order:totalCancelled' : 'order:total'
}

/** Whether one of its parcels has not been delivered yet. */
export const isOnTheWay = ({ parcels }: Order): boolean => parcels.some(({ state }) => state !== 'delivered')

const stages = ['placed', 'paid', 'sent', 'received', 'done'] as const

/** The stages of an order, each with the time it was reached, or null. */
export function stagesOf(order: Order): { stage: (typeof stages)[number]; at: string | null }[] {
  const done = order.history.findLast(({ status }) => status === 'completed' || status === 'after_sale_completed')
  const times = {
    placed: order.created_at,
    paid: order.pay_time,
    sent: order.delivery_time,
    received: order.receipt_time,
    done: done?.at ?? null,
  }
  return stages.map((stage) => ({ stage, at: times[stage] }))
}
