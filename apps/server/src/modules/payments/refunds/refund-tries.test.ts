import { expect, test } from 'vitest'
import { ProviderError } from '../providers/provider-error.ts'
import { isRefused, nextAfter, waitAfter } from './refund-tries.ts'

test('what the provider answers decides what comes next', () => {
  expect(nextAfter({ state: 'succeeded', refund_cents: 1, refund_trade_no: '', refunded_at: null })).toBe('paid')
  expect(nextAfter({ state: 'processing' })).toBe('processing')
  expect(nextAfter({ state: 'not_found' })).toBe('due')
  expect(nextAfter({ state: 'closed' })).toBe('refused')
  expect(nextAfter({ state: 'abnormal' })).toBe('refused')
})

test('a fault ends a refund only when no later try mends it', () => {
  expect(isRefused(new ProviderError('REFUND_REFUSED'))).toBe(true)
  for (const fault of ['NO_ANSWER', 'BALANCE_SHORT', 'TOO_OFTEN', 'ANSWER_FORGED', 'ACCOUNT_REFUSED'] as const)
    expect(isRefused(new ProviderError(fault)), fault).toBe(false)
  expect(isRefused(new Error('socket hang up'))).toBe(false)
})

test('tries come later and later, up to six hours apart', () => {
  const minutes = [1, 2, 3, 9, 10, 500].map((tries) => waitAfter(tries) / 60_000)
  expect(minutes).toEqual([1, 2, 4, 256, 360, 360])
})
