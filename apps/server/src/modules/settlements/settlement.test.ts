import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { commissionOf } from '../commissions/rules.ts'
import { dueUntil, isDayDue, settle, settlingDay, type SettlingOrder } from './settlement.ts'

const line = (id: number, paid_cents: number, commission_bp: number, refunded_cents = 0) =>
  ({ id, paid_cents, refunded_cents, commission_bp, commission_scope: 'global', shares: [] }) as const
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

test('referrers get their rates of what was not refunded, each rounded down', () => {
  const shares = [
    { id: 1, user_id: 11, rate_bp: 1000 },
    { id: 2, user_id: 12, rate_bp: 333 },
  ]
  const settled = settle(order([{ ...line(1, 1999, 500, 1000), shares }], 1999 + 600, 1000))
  expect(settled).toMatchObject({ commission_cents: 49, distribution_cents: 99 + 33 })
  expect(settled.settled_cents).toBe(2599 - 1000 - 49 - 132)
  expect(settled.shares).toMatchObject([
    { share_id: 1, user_id: 11, base_cents: 999, commission_cents: 99 },
    { share_id: 2, user_id: 12, base_cents: 999, commission_cents: 33 },
  ])
})

test('of any order the parts add up to what was paid, and the store never pays', () => {
  const anyLine = fc
    .record({
      paid: fc.integer({ min: 0, max: 10_000_000 }),
      back: fc.double({ min: 0, max: 1, noNaN: true }),
      rate: fc.integer({ min: 0, max: 4000 }),
      shared: fc.integer({ min: 1, max: 5000 }),
    })
    .map(({ paid, back, rate, shared }) => ({
      ...line(1, paid, rate, Math.floor(paid * back)),
      shares: [{ id: 1, user_id: 1, rate_bp: shared }],
    }))
  fc.assert(
    fc.property(
      fc.array(anyLine, { minLength: 1, maxLength: 5 }),
      fc.integer({ min: 0, max: 5000 }),
      (lines, freight) => {
        const sum = (of: (it: (typeof lines)[number]) => number) => lines.reduce((total, it) => total + of(it), 0)
        const refunded = sum((it) => it.refunded_cents)
        const settled = settle(order(lines, sum((it) => it.paid_cents) + freight, refunded))
        const { settled_cents, commission_cents, distribution_cents } = settled
        expect(settled_cents + commission_cents + distribution_cents + refunded).toBe(settled.paid_cents)
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
