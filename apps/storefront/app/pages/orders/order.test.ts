import { expect, test } from 'vitest'
import { isOnTheWay, stagesOf, totalName, type Order } from './order.ts'
import { isAboutOrders } from '~/account/about-orders.ts'

const order = (changed: Partial<Order>): Order =>
  ({
    order_status: 'waiting_payment',
    created_at: '2026-03-01 08:00:00',
    pay_time: null,
    delivery_time: null,
    receipt_time: null,
    history: [],
    parcels: [],
    ...changed,
  }) as Order
const parcel = (state: string | null) => ({ state }) as Order['parcels'][number]
const entry = (status: string, at: string) => ({ status, at }) as Order['history'][number]

test.each([
  ['waiting_payment', 'order:totalUnpaid'],
  ['cancelled', 'order:totalCancelled'],
  ['waiting_delivery', 'order:total'],
  ['completed', 'order:total'],
] as const)('the total of an order in state %s is called %s', (order_status, expected) => {
  expect(totalName({ order_status })).toBe(expected)
})

test('an order is on its way until its last parcel is delivered', () => {
  expect(isOnTheWay(order({}))).toBe(false)
  expect(isOnTheWay(order({ parcels: [parcel('delivered'), parcel('in_transit')] }))).toBe(true)
  expect(isOnTheWay(order({ parcels: [parcel(null)] }))).toBe(true)
  expect(isOnTheWay(order({ parcels: [parcel('delivered')] }))).toBe(false)
})

const reached = (changed: Partial<Order>): string[] =>
  stagesOf(order(changed)).flatMap(({ stage, at }) => (at ? [stage] : []))

test('the stages have all places, with times for those reached', () => {
  expect(stagesOf(order({})).map(({ stage }) => stage)).toEqual(['placed', 'paid', 'sent', 'received', 'done'])
  expect(reached({})).toEqual(['placed'])
  expect(reached({ pay_time: '2026-03-01 08:05:00', delivery_time: '2026-03-02 08:00:00' })).toEqual([
    'placed',
    'paid',
    'sent',
  ])
})

test('an order is done when it is completed or its after-sales service is', () => {
  expect(reached({ history: [entry('completed', '2026-03-09 08:00:00')] })).toContain('done')
  expect(reached({ history: [entry('after_sale_completed', '2026-03-09 08:00:00')] })).toContain('done')
  const twice = [entry('completed', '2026-03-09 08:00:00'), entry('after_sale_completed', '2026-03-12 08:00:00')]
  expect(stagesOf(order({ history: twice })).at(-1)?.at).toBe('2026-03-12 08:00:00')
})

test('a move of an order reloads lists, single orders and groups, and nothing else', () => {
  const queries = [['orders', {}], ['order', 1], ['group', 'G1'], ['user', 'orders'], ['cart']]
  expect(queries.map((queryKey) => isAboutOrders({ queryKey }))).toEqual([true, true, true, false, false])
})
