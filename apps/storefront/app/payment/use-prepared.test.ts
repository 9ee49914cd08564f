import { CallError, NoAnswerError } from '@fangshi/contract/client'
import { expect, test } from 'vitest'
import { beginFailure, isAboutBill } from './use-prepared.ts'

const refusal = (key: string, message = '') => new CallError(409, message, { key })

test.each([
  ['ORDER_NOT_PAYABLE', true],
  ['ORDER_NOT_FOUND', true],
  ['COLLECTIVE_SEAT_LOST', true],
  ['PAYMENT_METHOD_OFF', false],
  ['BUSY', false],
])('after %s the bill is loaded again: %s', (key, expected) => {
  expect(isAboutBill(refusal(key))).toBe(expected)
})

test('without an answer, and after a fault of ours, the bill is as it was', () => {
  expect([new NoAnswerError('ORDER_NOT_PAYABLE'), new Error('ORDER_NOT_PAYABLE'), null].map(isAboutBill)).toEqual([
    false,
    false,
    false,
  ])
})

test('a payment that could not begin says why, in words for people', () => {
  expect(beginFailure(new NoAnswerError('busy'), 'offline')).toBe('offline')
  expect(beginFailure(refusal('BUSY', 'Please try again'), 'offline')).toBe('Please try again')
  expect(beginFailure(new TypeError('x is not a function'), 'offline')).toBeUndefined()
  expect(beginFailure(null, 'offline')).toBeUndefined()
})
