import { CallError, NoAnswerError } from '@fangshi/contract/client'
import { expect, test } from 'vitest'
import { isUncertain } from './is-uncertain.ts'

test('a refusal took no effect; a lost answer, a failed server or proxy and a running twin may have', () => {
  expect(isUncertain(new NoAnswerError())).toBe(true)
  expect(isUncertain(new CallError(502, '502 Bad Gateway', {}))).toBe(true)
  expect(isUncertain(new CallError(500, '', { key: 'INTERNAL' }))).toBe(true)
  expect(isUncertain(new CallError(409, '', { key: 'REQUEST_IN_PROGRESS' }))).toBe(true)
  expect(isUncertain(new CallError(409, '', { key: 'BALANCE_SHORT' }))).toBe(false)
  expect(isUncertain(new CallError(503, '', { key: 'SITE_CLOSED' }))).toBe(false)
  expect(isUncertain(new Error('a fault of ours'))).toBe(false)
})
