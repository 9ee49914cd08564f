import { expect, test } from 'vitest'
import { arrivalOfNew, arrivalOfOrder } from './arrival.ts'

const time = { transit_hours: 30, total_hours: 50 }
const at = (iso: string) => new Date(iso)
const now = at('2026-03-10T04:00:00Z') // noon in Shanghai
const parcel = (sent: string, isDelivered = false) => ({ sent_at: at(sent), isDelivered })

test('new goods arrive after handling and transit, by the wire’s days', () => {
  expect(arrivalOfNew(time, now)).toBe('2026-03-12')
  expect(arrivalOfNew({ ...time, total_hours: 60 }, now)).toBe('2026-03-13') // exactly midnight
})

test('an order that is not shipped counts from its payment, a shipped one from its last parcel', () => {
  const paid_at = at('2026-03-10T00:00:00Z')
  expect(arrivalOfOrder({ status: 'waiting_delivery', paid_at, parcels: [] }, time, now)).toBe('2026-03-12')
  const parcels = [parcel('2026-03-09T00:00:00Z'), parcel('2026-03-10T03:00:00Z')]
  expect(arrivalOfOrder({ status: 'waiting_receipt', paid_at, parcels }, time, now)).toBe('2026-03-11')
})

test('a late order is expected today, and a delivered, finished or unpaid one not at all', () => {
  const paid_at = at('2026-02-01T00:00:00Z')
  const late = [parcel('2026-02-02T00:00:00Z')]
  expect(arrivalOfOrder({ status: 'waiting_receipt', paid_at, parcels: late }, time, now)).toBe('2026-03-10')
  const delivered = [parcel('2026-02-02T00:00:00Z', true)]
  expect(arrivalOfOrder({ status: 'waiting_receipt', paid_at, parcels: delivered }, time, now)).toBe(null)
  expect(arrivalOfOrder({ status: 'completed', paid_at, parcels: late }, time, now)).toBe(null)
  expect(arrivalOfOrder({ status: 'waiting_payment', paid_at: null, parcels: [] }, time, now)).toBe(null)
})
