import { expect, test } from 'vitest'
import type { Shipment } from './courier.ts'
import { hoursOnTheWay, simulate } from './simulator.ts'

const minute = 60_000
const shipment: Shipment = {
  delivery_code: 'sf',
  delivery_no: 'SF1234567890123',
  phone_tail: '0001',
  from_place: '景德镇市',
  to_place: '杭州市',
  sent_at: new Date('2026-11-20T10:00:00+08:00'),
  hour_ms: minute,
}
const after = (minutes: number, of = shipment) => simulate(of, new Date(of.sent_at.getTime() + minutes * minute))
const states = (minutes: number) => after(minutes).traces.map(({ state }) => state)

test('a parcel goes from city to city and arrives, an hour taking a minute', () => {
  expect(states(0)).toEqual(['announced'])
  expect(states(2.1)).toEqual(['announced', 'collected'])
  const all = after(100)
  expect(all.next_at).toBeNull()
  expect(all.traces.map(({ state }) => state)).toEqual([
    'announced',
    'collected',
    'in_transit',
    'in_transit',
    'in_transit',
    'in_transit',
    'out_for_delivery',
    'delivered',
  ])
  expect(all.traces.map(({ place }) => place['zh-cn'])).toEqual(expect.arrayContaining(['景德镇市', '杭州市']))
  expect(all.traces.every(({ context }) => context.en && context['zh-cn'])).toBe(true)
  const arrived = all.traces.at(-1)?.time.getTime() ?? 0
  expect(arrived - shipment.sent_at.getTime()).toBeCloseTo(hoursOnTheWay(shipment) * minute, -2)
})

test('whenever it is asked, what happened stays the same and the next step comes when it was told', () => {
  const all = after(100).traces
  for (let minutes = 0; minutes < 50; minutes += 3) {
    const { traces, next_at } = after(minutes)
    expect(traces).toEqual(all.slice(0, traces.length))
    if (next_at) expect(simulate(shipment, next_at).traces).toHaveLength(traces.length + 1)
  }
})

test('numbers have ways of their own; within a city there is no hub', () => {
  const other = { ...shipment, delivery_no: 'SF1234567890124' }
  expect(hoursOnTheWay(other)).not.toBe(hoursOnTheWay(shipment))
  const near = after(100, { ...shipment, from_place: '杭州市' })
  expect(new Set(near.traces.map(({ place }) => place['zh-cn']))).toEqual(new Set(['杭州市']))
})
