import { expect, test } from 'vitest'
import { openRefundStatuses, refundStatuses, type RefundStatus } from '@fangshi/contract/refund-states'
import {
  askBefore,
  backofficeRefundActions,
  isOpenRefund,
  isWithinWindow,
  mayMoveRefund,
  refundActors,
  refundDueAt,
  refundMoves,
  shopperRefundActions,
  silentMove,
  type RefundMove,
} from './refund.ts'

const names = Object.keys(refundMoves) as RefundMove[]
const now = new Date('2026-03-10T08:00:00Z')
const day = 24 * 60 * 60 * 1000

test.each([
  ['agree', ['requested by admin', 'requested by seller', 'requested by timer']],
  ['refuse', ['requested by admin', 'requested by seller']],
  ['withdraw', ['disputed by shopper', 'requested by shopper']],
  ['appeal', ['refused by shopper']],
  ['escalate', ['requested by timer', 'sent_back by timer', 'to_replace by timer']],
  ['contest', ['sent_back by seller']],
  ['send_back', ['to_send_back by shopper']],
  ['receive', ['sent_back by admin', 'sent_back by seller', 'sent_back by timer']],
  ['send', ['to_replace by admin', 'to_replace by seller']],
  ['confirm', ['replaced by shopper', 'replaced by timer']],
  ['decide_refund', ['disputed by admin']],
  ['decide_send_back', ['disputed by admin']],
  ['dismiss', ['disputed by admin']],
] as const)('%s is open to exactly these', (move, expected) => {
  const allowed = refundStatuses.flatMap((status) =>
    refundActors.filter((actor) => mayMoveRefund(move, status, actor)).map((actor) => `${status} by ${actor}`),
  )
  expect(allowed.toSorted()).toEqual(expected)
})

test('nothing moves what has ended, and every other status leads to an end', () => {
  const ended: RefundStatus[] = ['refunded', 'exchanged', 'withdrawn', 'closed', 'dismissed']
  const next = (status: RefundStatus): RefundStatus[] =>
    names.flatMap((name) => {
      const { from, to } = refundMoves[name] as { from: readonly RefundStatus[]; to: RefundStatus | RefundStatus[] }
      return from.includes(status) ? [to].flat() : []
    })
  for (const status of refundStatuses) {
    const seen = new Set([status])
    for (const one of seen) for (const to of next(one)) seen.add(to)
    expect(next(status).length === 0).toBe(ended.includes(status))
    expect(ended.some((end) => seen.has(end))).toBe(true)
  }
})

test('whatever is open waits for somebody, and only disputes wait for as long as they take', () => {
  expect(refundStatuses.filter(isOpenRefund).toSorted()).toEqual(openRefundStatuses.toSorted())
  const timed = refundStatuses.filter((status) => refundDueAt(status, now) !== null)
  expect(openRefundStatuses.filter((status) => !timed.includes(status))).toEqual(['disputed'])
  expect(timed.filter((status) => !isOpenRefund(status))).toEqual(['refused'])
  expect(refundDueAt('requested', now)).toEqual(new Date(now.getTime() + 3 * day))
})

test('silence agrees before shipping and to returns, and leaves money only after shipping to the platform', () => {
  const silent = (status: RefundStatus, more = {}) =>
    silentMove({ status, kind: 'refund', is_sent: false, is_delivered: false, ...more })
  expect(silent('requested')).toBe('agree')
  expect(silent('requested', { is_sent: true })).toBe('escalate')
  expect(silent('requested', { is_sent: true, kind: 'return' })).toBe('agree')
  expect(silent('requested', { is_sent: true, kind: 'exchange' })).toBe('agree')
  expect(silent('refused')).toBe('close')
  expect(silent('to_send_back')).toBe('close')
  expect(silent('sent_back')).toBe('escalate')
  expect(silent('sent_back', { is_delivered: true })).toBe('receive')
  expect(silent('to_replace')).toBe('escalate')
  expect(silent('replaced')).toBe('confirm')
  for (const status of refundStatuses) {
    const move = silent(status)
    if (move) expect(mayMoveRefund(move, status, 'timer')).toBe(true)
    expect(move === null).toBe(refundDueAt(status, now) === null)
  }
})

test('each side sees what it can do now', () => {
  const of = (status: RefundStatus, more = {}) =>
    shopperRefundActions(
      { status, kind: 'return', is_sent_back: false, due_at: new Date(now.getTime() + 1), ...more },
      now,
    )
  expect(of('requested')).toEqual(['withdraw', 'message'])
  expect(of('refused')).toEqual(['appeal'])
  expect(of('refused', { due_at: now })).toEqual([])
  expect(of('disputed', { is_sent_back: true })).toEqual(['message'])
  expect(of('to_send_back')).toEqual(['send_back', 'message'])
  expect(of('replaced')).toEqual(['confirm', 'message'])
  expect(of('refunded')).toEqual([])
  expect(backofficeRefundActions('requested', 'seller')).toEqual(['agree', 'refuse', 'message'])
  expect(backofficeRefundActions('sent_back', 'seller')).toEqual(['received', 'contest', 'message'])
  expect(backofficeRefundActions('to_replace', 'seller')).toEqual(['sent', 'message'])
  expect(backofficeRefundActions('disputed', 'seller')).toEqual(['message'])
  expect(backofficeRefundActions('disputed', 'admin')).toEqual(['decide', 'message'])
  expect(backofficeRefundActions('dismissed', 'admin')).toEqual([])
})

test('shoppers ask until fifteen days after the receipt', () => {
  expect(isWithinWindow(null, now)).toBe(true)
  expect(askBefore(now)).toEqual(new Date(now.getTime() + 15 * day))
  expect(isWithinWindow(now, new Date(now.getTime() + 15 * day - 1))).toBe(true)
  expect(isWithinWindow(now, new Date(now.getTime() + 15 * day))).toBe(false)
})
