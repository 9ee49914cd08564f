import { orderStages } from '@fangshi/contract/status'
import { describe, expect, test } from 'vitest'
import {
  actionsFor,
  actors,
  backofficeActionsFor,
  dueAfter,
  dueMove,
  finished,
  mayMoveOrder,
  moves,
  payBefore,
  type MoveName,
} from './order.ts'

const names = Object.keys(moves) as MoveName[]
const lived = names.filter((name) => name !== 'refund_all')
const at = new Date('2026-03-01T00:00:00Z')
const waits = { cancel: 1, receive: 10, receive_traced: 7, comment: 7 }

test('only these moves are made, of all statuses, moves and actors', () => {
  const allowed = orderStages.flatMap((status) =>
    lived.flatMap((move) =>
      actors.filter((actor) => mayMoveOrder(move, status, actor)).map((actor) => `${status} ${move} ${actor}`),
    ),
  )
  expect(allowed).toEqual([
    'waiting_payment pay payment',
    'waiting_payment pay_seat payment',
    'waiting_payment cancel shopper',
    'waiting_payment cancel admin',
    'waiting_payment cancel timer',
    'waiting_group complete_group system',
    'waiting_group fail_group system',
    'waiting_delivery ship seller',
    'waiting_delivery ship admin',
    'waiting_delivery ship system',
    'waiting_receipt receive shopper',
    'waiting_receipt receive timer',
    'waiting_comment comment shopper',
    'waiting_comment comment timer',
  ])
  expect(lived.map((move) => [move, moves[move].to])).toEqual([
    ['pay', 'waiting_delivery'],
    ['pay_seat', 'waiting_group'],
    ['complete_group', 'waiting_delivery'],
    ['fail_group', 'cancelled'],
    ['cancel', 'cancelled'],
    ['ship', 'waiting_receipt'],
    ['receive', 'waiting_comment'],
    ['comment', 'completed'],
  ])
})

test('whatever is paid and not cancelled can be refunded whole, by those who agree to refunds', () => {
  const { from, to, by } = moves.refund_all
  expect(from).toEqual(['waiting_group', 'waiting_delivery', 'waiting_receipt', 'waiting_comment', 'completed'])
  expect([to, ...by]).toEqual(['after_sale_completed', 'seller', 'admin', 'timer'])
})

test('a finished order has no move left but its refund', () => {
  const left = orderStages.filter((status) =>
    lived.some((name) => actors.some((actor) => mayMoveOrder(name, status, actor))),
  )
  for (const status of finished) expect(left).not.toContain(status)
  expect(finished.length + left.length).toBe(orderStages.length)
})

describe('actions', () => {
  const fresh = { pay_before: at, due_at: null, receipt_extended_at: null, received_at: null, after_sale: null }
  const lines = [{ buy_num: 2, refunded_num: 0, open_refund_id: null, commented_at: null }]
  const later = new Date(at.getTime() + 1)
  test('name what the shopper has a screen for', () => {
    const shown = orderStages
      .map(
        (status) =>
          `${status}: ${actionsFor({ ...fresh, status, pay_before: later, due_at: later }, lines, at).join(' ')}`,
      )
      .filter((line) => !line.endsWith(': '))
    expect(shown).toEqual([
      'waiting_payment: pay cancel',
      'waiting_delivery: buy_again refund',
      'waiting_receipt: receive extend buy_again refund',
      'waiting_comment: buy_again refund',
      'completed: buy_again refund',
      'cancelled: buy_again',
      'after_sale_completed: buy_again',
    ])
  })

  test('name what store and platform can do, less once a part is sent', () => {
    const shown = (isPartSent: boolean) =>
      (['seller', 'admin'] as const).flatMap((actor) =>
        orderStages
          .map(
            (status) =>
              `${actor} ${status}: ${backofficeActionsFor(status, { isPartSent, hasUnsent: true, hasLeft: true }, actor).join(' ')}`,
          )
          .filter((line) => !line.endsWith(': ')),
      )
    expect(shown(false)).toEqual([
      'seller waiting_delivery: ship edit_receiver',
      'admin waiting_payment: cancel',
      'admin waiting_group: refund cancel',
      'admin waiting_delivery: ship refund edit_receiver cancel',
      'admin waiting_receipt: refund',
      'admin waiting_comment: refund',
      'admin completed: refund',
    ])
    expect(shown(true)).toEqual([
      'seller waiting_delivery: ship',
      'admin waiting_group: refund',
      'admin waiting_delivery: ship refund',
      'admin waiting_receipt: refund',
      'admin waiting_comment: refund',
      'admin completed: refund',
    ])
    const nothing = { isPartSent: true, hasUnsent: false, hasLeft: false }
    for (const actor of ['seller', 'admin'] as const)
      expect(backofficeActionsFor('waiting_delivery', nothing, actor)).toEqual([])
  })

  test('do not offer to pay once the time is up', () => {
    expect(actionsFor({ ...fresh, status: 'waiting_payment' }, lines, at)).toEqual(['cancel'])
  })

  test('offer a refund of what is left, until fifteen days after the receipt', () => {
    const received = { ...fresh, status: 'waiting_comment', received_at: at } as const
    const days = (n: number) => new Date(at.getTime() + n * 86_400_000)
    expect(actionsFor(received, lines, new Date(days(15).getTime() - 1))).toContain('refund')
    expect(actionsFor(received, lines, days(15))).not.toContain('refund')
    const [line] = lines as [(typeof lines)[number]]
    for (const gone of [{ refunded_num: 2 }, { open_refund_id: 5 }])
      expect(actionsFor(received, [{ ...line, ...gone } as typeof line], at)).not.toContain('refund')
  })

  test('offer more time for the receipt once, and only before it is due', () => {
    const due_at = new Date(at.getTime() + 1000)
    const sent = { ...fresh, status: 'waiting_receipt', due_at } as const
    expect(actionsFor(sent, lines, at)).toEqual(['receive', 'extend', 'buy_again', 'refund'])
    expect(actionsFor(sent, lines, due_at)).toEqual(['receive', 'buy_again', 'refund'])
    expect(actionsFor({ ...sent, receipt_extended_at: at }, lines, at)).toEqual(['receive', 'buy_again', 'refund'])
    expect(actionsFor({ ...sent, after_sale: 'after_sale_refund' }, lines, at)).toEqual(['buy_again', 'refund'])
  })
})

describe('what is due', () => {
  const days = (n: number) => new Date(at.getTime() + n * 86_400_000)

  test('follows the waits in days', () => {
    expect(payBefore(at, waits, false)).toEqual(days(1))
    expect(dueAfter('ship', at, waits)).toEqual(days(10))
    expect(dueAfter('receive', at, waits)).toEqual(days(7))
    expect([dueAfter('pay', at, waits), dueAfter('cancel', at, waits), dueAfter('comment', at, waits)]).toEqual([
      null,
      null,
      null,
    ])
  })

  test('takes fractions of a day', () => {
    expect(payBefore(at, { ...waits, cancel: 0.25 }, false)).toEqual(days(0.25))
    expect(payBefore(at, { ...waits, cancel: 1 / 86_400 }, true)).toEqual(new Date(at.getTime() + 1000))
  })

  test('an order that holds the quota of an activity is paid within 15 minutes', () => {
    expect(payBefore(at, waits, true)).toEqual(new Date(at.getTime() + 15 * 60_000))
  })

  test('is the move that the timer may make next', () => {
    const moving = orderStages.filter((status) => dueMove(status) !== null)
    expect(moving).toEqual(['waiting_receipt', 'waiting_comment'])
    for (const status of moving) expect(mayMoveOrder(dueMove(status) as MoveName, status, 'timer')).toBe(true)
  })
})
