import { expect, test } from 'vitest'
import { eventsOf } from './order-events.ts'
import type { Order } from './order.ts'

const move = (status: string, at: string) => ({ status, at, by: 'system', reason: '' }) as Order['history'][number]
const parcel = (...times: string[]) =>
  ({
    traces: times.map((time) => ({ time, context: `at ${time}`, place: '', state: 'in_transit' as const })),
  }) as Order['parcels'][number]
const linesOf = (order: Pick<Order, 'history' | 'parcels'>) =>
  eventsOf(order).map((event) => (event.kind === 'move' ? event.status : `${event.parcel ?? ''} ${event.at}`))

test('moves and traces make one story, newest first', () => {
  const history = [move('waiting_payment', '2026-03-01 08:00:00'), move('waiting_comment', '2026-03-05 08:00:00')]
  const parcels = [parcel('2026-03-04 08:00:00', '2026-03-02 08:00:00')]
  expect(linesOf({ history, parcels })).toEqual([
    'waiting_comment',
    ' 2026-03-04 08:00:00',
    ' 2026-03-02 08:00:00',
    'waiting_payment',
  ])
})

test('several parcels are told apart, and at the same second a trace comes after the move', () => {
  const history = [move('waiting_receipt', '2026-03-02 08:00:00')]
  const parcels = [parcel('2026-03-02 08:00:00'), parcel('2026-03-03 08:00:00')]
  expect(linesOf({ history, parcels })).toEqual(['2 2026-03-03 08:00:00', '1 2026-03-02 08:00:00', 'waiting_receipt'])
})
