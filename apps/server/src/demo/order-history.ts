import type { PlannedOrder } from '@fangshi/demo/demo-plan'
import { moves, type MoveName } from '../modules/orders/public.ts'
import type { orderHistory } from '../modules/orders/schema.ts'

type HistoryRow = Omit<typeof orderHistory.$inferInsert, 'order_id'>

/** The moves that brought an order where it is, each with who made it (rules §5). */
export function historyOf(order: PlannedOrder, shopperId: number, sellerId: number): HistoryRow[] {
  const shopper = { by_kind: 'shopper', by_id: shopperId } as const
  const timer = { by_kind: 'timer' } as const
  const by = { shopper, timer }
  const move = (name: MoveName, at: Date | null, who: Pick<HistoryRow, 'by_kind' | 'by_id'>): HistoryRow[] =>
    at ? [{ move: name, status: moves[name].to, ...who, created_at: at }] : []
  return [
    { move: 'place', status: 'waiting_payment', ...shopper, created_at: order.placed_at },
    ...move('pay', order.paid_at, { by_kind: 'payment' }),
    ...move('cancel', order.cancelled_at, by[order.cancelled_by ?? 'timer']),
    ...move('ship', order.shipped_at, { by_kind: 'seller', by_id: sellerId }),
    ...move('receive', order.received_at, by[order.received_by ?? 'timer']),
    ...move('comment', order.completed_at, timer),
  ]
}
