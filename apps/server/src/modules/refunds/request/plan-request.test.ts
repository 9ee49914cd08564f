import { describe, expect, test } from 'vitest'
import { freightWith, kindsFor, lineObstacle, orderObstacle, planLines, type LineToRefund } from './plan-request.ts'

const now = new Date('2026-11-23T04:00:00Z')
const day = 86_400_000
const line = (more: Partial<LineToRefund> = {}): LineToRefund => ({
  id: 1,
  buy_num: 2,
  paid_cents: 1999,
  refunded_num: 0,
  refunded_cents: 0,
  is_sent: true,
  open_refund_id: null,
  ...more,
})
const plan = (
  kind: 'refund' | 'return' | 'exchange',
  requested: { id?: number; n: number; amount?: number }[],
  of = line(),
) => {
  try {
    const lines = requested.map(({ id = 1, n, amount }) => ({ id, buy_num: n, amount }))
    return planLines([of], kind, lines).map(({ n, most_cents, amount_cents }) => [n, most_cents, amount_cents])
  } catch (error) {
    return (error as { key: string }).key
  }
}

describe('whether an order can be asked about', () => {
  test.each([
    ['waiting_payment', 'status'],
    ['cancelled', 'status'],
    ['after_sale_completed', 'status'],
    ['waiting_delivery', null],
    ['waiting_receipt', null],
    ['waiting_comment', null],
    ['completed', null],
  ] as const)('%s: %s', (status, obstacle) => expect(orderObstacle({ status, received_at: null }, now)).toBe(obstacle))

  test('until fifteen days after the receipt', () => {
    const received = (ms: number) => ({ status: 'completed', received_at: new Date(now.getTime() - ms) }) as const
    expect(orderObstacle(received(15 * day - 1), now)).toBeNull()
    expect(orderObstacle(received(15 * day), now)).toBe('window')
  })

  test('not for lines with an open request, nor for those that went back', () => {
    const order = { status: 'completed', received_at: null } as const
    expect(lineObstacle(order, line({ open_refund_id: 5 }), now)).toBe('open_request')
    expect(lineObstacle(order, line({ refunded_num: 2 }), now)).toBe('refunded')
    expect(lineObstacle(order, line({ refunded_num: 1 }), now)).toBeNull()
  })
})

describe('what can be asked for', () => {
  test('the most is what was paid for the pieces, and less only for money of shipped goods', () => {
    expect(plan('refund', [{ n: 1 }])).toEqual([[1, 1000, 1000]])
    expect(plan('refund', [{ n: 2, amount: 1 }])).toEqual([[2, 1999, 1]])
    expect(plan('return', [{ n: 2 }])).toEqual([[2, 1999, 1999]])
    expect(plan('exchange', [{ n: 2 }])).toEqual([[2, 1999, 0]])
    expect(plan('return', [{ n: 2, amount: 1998 }])).toBe('REFUND_AMOUNT_FIXED')
    expect(plan('refund', [{ n: 2, amount: 1998 }], line({ is_sent: false }))).toBe('REFUND_AMOUNT_FIXED')
  })

  test.each([
    ['more money than was paid for the pieces', 'refund', [{ n: 1, amount: 1001 }], {}, 'REFUND_TOO_MUCH'],
    ['money where none is left', 'refund', [{ n: 1 }], { refunded_cents: 1000 }, 'REFUND_TOO_MUCH'],
    ['more pieces than were bought', 'refund', [{ n: 3 }], {}, 'REFUND_TOO_MANY'],
    ['more pieces than are left', 'return', [{ n: 2 }], { refunded_num: 1 }, 'REFUND_TOO_MANY'],
    ['a line twice', 'refund', [{ n: 1 }, { n: 1 }], {}, 'REFUND_TOO_MANY'],
    ['another line', 'refund', [{ id: 2, n: 1 }], {}, 'NOT_FOUND'],
    ['a line with another request', 'refund', [{ n: 1 }], { open_refund_id: 5 }, 'REFUND_OPEN'],
    ['a return of goods that were not sent', 'return', [{ n: 1 }], { is_sent: false }, 'REFUND_NOT_SENT'],
  ] as const)('%s is refused', (_name, kind, requested, more, key) => {
    expect(plan(kind, [...requested], line(more))).toBe(key)
  })

  test('goods that were not sent cannot come back, and without money left only goods can', () => {
    expect(kindsFor(line({ is_sent: false }))).toEqual(['refund'])
    expect(kindsFor(line())).toEqual(['refund', 'return', 'exchange'])
    expect(kindsFor(line({ refunded_cents: 1999 }))).toEqual(['return', 'exchange'])
  })

  test('freight comes back with the last pieces of an order of which nothing was sent', () => {
    const unsent = line({ is_sent: false })
    const planned = (n: number) => [{ line: unsent, n, most_cents: 0, amount_cents: 0 }]
    expect(freightWith([unsent], planned(2), 600)).toBe(600)
    expect(freightWith([unsent], planned(1), 600)).toBe(0)
    expect(freightWith([line()], planned(2), 600)).toBe(0)
  })
})
