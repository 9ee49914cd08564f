import { expect, test } from 'vitest'
import { ProviderError } from '../providers/provider-error.ts'
import type { Provider, Refund } from '../providers/provider.ts'
import { askProvider } from './ask-provider.ts'

const order = {
  attempt_no: 'attempt1',
  trade_no: 'trade1',
  refund_no: 'refund1',
  refund_cents: 100,
  total_cents: 200,
  reason: '退款',
}
const done: Refund = { state: 'succeeded', refund_cents: 100, refund_trade_no: '', refunded_at: null }
const refusing = (known: Refund): Pick<Provider, 'refund' | 'queryRefund'> => ({
  refund: () => Promise.reject(new ProviderError('REFUND_REFUSED')),
  queryRefund: () => Promise.resolve(known),
})

test('a refusal ends a refund only when the provider does not know its number', async () => {
  expect(await askProvider(refusing({ state: 'not_found' }), order, 'due')).toBe('refused')
  expect(await askProvider(refusing({ state: 'closed' }), order, 'due')).toBe('refused')
  expect(await askProvider(refusing(done), order, 'due'), 'an earlier try had paid it out').toBe('paid')
  expect(await askProvider(refusing({ state: 'processing' }), order, 'due')).toBe('processing')
})

test('what cannot be asked about stays as it is', async () => {
  const silent = { ...refusing(done), queryRefund: () => Promise.reject(new ProviderError('NO_ANSWER')) }
  await expect(askProvider(silent, order, 'due')).rejects.toMatchObject({ fault: 'NO_ANSWER' })
  await expect(askProvider(silent, order, 'processing')).rejects.toMatchObject({ fault: 'NO_ANSWER' })
})
