import type { TraceState } from '@fangshi/contract/logistics'
import type { Order } from './order.ts'

type Move = Order['history'][number]

/** Something that happened to an order or to one of its parcels. */
export type OrderEvent =
  | ({ kind: 'move' } & Move)
  | {
      kind: 'trace'
      at: string
      context: string
      state: TraceState
      /** From 1; null when the order has one parcel only. */
      parcel: number | null
    }

/** Everything that happened to the order and its parcels, newest first. */
export function eventsOf({ history, parcels }: Pick<Order, 'history' | 'parcels'>): OrderEvent[] {
  const moves = history.map((move): OrderEvent => ({ kind: 'move', ...move }))
  const traces = parcels.flatMap((parcel, index) =>
    parcel.traces.toReversed().map(({ time, context, state }): OrderEvent => ({
      kind: 'trace',
      at: time,
      context,
      state,
      parcel: parcels.length > 1 ? index + 1 : null,
    })),
  )
  // Times are texts of one format, and sorting keeps the order of equal ones.
  return [...moves, ...traces].toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0)).reverse()
}
