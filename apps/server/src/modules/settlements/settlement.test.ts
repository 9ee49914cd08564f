import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { commissionOf } from '../commissions/rules.ts'
import { dueUntil, isDayDue, settle, settlingDay, type SettlingOrder } from './settlement.ts'

const line = (id: number, paid_cents: number, commission_bp: number, refunded_cents = 0) =>
  ({ id, paid_cents, refunded_cents, commission_bp, commission_scope: 'global' }) as const
const order = (lines: SettlingOrder['lines'], total_cents: number, refunded_cents = 0): SettlingOrder => ({
  id: 7,
  order_no: 'no',
  total_cents,
  refunded_cents,
  lines,
})

test('a commission is rounded down', () => {
  expect([commissionOf(1999, 500), commissionOf(19, 500), commissionOf(20, 500)]).toEqual([99, 0, 1])
  expect(commissionOf(99_999_999_99, 9000)).toBe(8_999_999_999)
})

test('the store gets what was paid less the commission, and all of the freight', () => {
  const settled = settle(order([line(1, 1000, 500), line(2, 999, 850)], 1999 + 600))
  expect(settled).toMatchObject({ paid_cents: 2599, commission_cents: 50 + 84, settled_cents: 2599 - 134 })
})

test('there is no commission on what was refunded', () => {
  const settled = settle(order([line(1, 1000, 1000, 400), line(2, 500, 1000, 500)], 2100, 900))
  expect(settled).toMatchObject({ refunded_cents: 900, commission_cents: 60, settled_cents: 2100 - 900 - 60 })
})

test('a line that was sold without any rate has no commission and no row', () => {
  const settled = settle(order([{ ...line(1, 1000, 0), commission_scope: null }], 1000))
  expect(settled).toMatchObject({ commission_cents: 0, settled_cents: 1000, lines: [] })
})

test('of any order the parts add up to what was paid, and the store never pays', () => {
  const anyLine = fc
    .record({
      paid: fc.integer({ min: 0, max: 10_000_000 }),
      back: fc.double({ min: 0, max: 1, noNaN: true }),
      rate: fc.integer({ min: 0, max: 9000 }),
    })
    .map(({ paid, back, rate }) => line(1, paid, rate, Math.floor(paid * back)))
  fc.assert(
    fc.property(
      fc.array(anyLine, { minLength: 1, maxLength: 5 }),
      fc.integer({ min: 0, max: 5000 }),
      (lines, freight) => {
        const sum = (of: (it: (typeof lines)[number]) => number) => lines.reduce((total, it) => total + of(it), 0)
        const refunded = sum((it) => it.refunded_cents)
        const settled = settle(order(lines, sum((it) => it.paid_cents) + freight, refunded))
        expect(settled.settled_cents + settled.commission_cents + refunded).toBe(settled.paid_cents)
        expect(settled.settled_cents).toBeGreaterThanOrEqual(freight)
      },
    ),
  )
})

describe('when', () => {
  test('an order completed the waiting days ago and was received 15 days ago', () => {
    const at = new Date('2026-03-20T00:00:00Z')
    expect(dueUntil(at, 7)).toEqual({
      completed_until: new Date('2026-03-13T00:00:00Z'),
      received_until: new Date('2026-03-05T00:00:00Z'),
    })
    expect(dueUntil(at, 0.5).completed_until).toEqual(new Date('2026-03-19T12:00:00Z'))
  })

  test('a day begins at four in the morning', () => {
    expect(settlingDay(new Date('2026-03-19T19:59:59Z'))).toBe('2026-03-19')
    expect(settlingDay(new Date('2026-03-19T20:00:00Z'))).toBe('2026-03-20')
  })

  test('a run by timer comes every so many days', () => {
    expect(isDayDue('2026-03-20', null, 7)).toBe(true)
    expect(isDayDue('2026-03-20', '2026-03-20', 1)).toBe(false)
    expect(isDayDue('2026-03-20', '2026-03-19', 1)).toBe(true)
    expect(isDayDue('2026-03-20', '2026-03-14', 7)).toBe(false)
    expect(isDayDue('2026-03-21', '2026-03-14', 7)).toBe(true)
  })
})
