import type { getOrder } from '@fangshi/contract/orders'
import type { Reply } from '@fangshi/contract/route'

/** One own order with everything that belongs to it. */
export type Order = Reply<typeof getOrder>

const stages = ['placed', 'paid', 'sent', 'received', 'done'] as const

/** The stages of an order's life, each with the time at which it was reached, or null. */
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
