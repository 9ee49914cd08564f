import { expect, test } from 'vitest'
import { returnableCents } from './returnable.ts'

const paid_at = new Date('2026-01-01T00:00:00Z')
const now = new Date('2026-11-23T00:00:00Z')
const topUp = { amount_cents: 10_000, returned_cents: 0, prepaid_cents: 25_000, paid_at }

test('what is neither spent nor sent back can go back, within a year', () => {
  expect(returnableCents(topUp, now)).toBe(10_000)
  expect(returnableCents({ ...topUp, returned_cents: 4000 }, now)).toBe(6000)
  expect(returnableCents({ ...topUp, prepaid_cents: 300 }, now)).toBe(300)
  expect(returnableCents({ ...topUp, returned_cents: 10_000 }, now)).toBe(0)
  expect(returnableCents({ ...topUp, paid_at: null }, now)).toBe(0)
  expect(returnableCents(topUp, new Date('2026-12-31T23:59:59Z'))).toBe(10_000)
  expect(returnableCents(topUp, new Date('2027-01-01T00:00:00Z'))).toBe(0)
})
