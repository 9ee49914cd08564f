import type { MethodChoice } from '@fangshi/contract/payments'
import type { MethodFault, PaymentMethod } from '@fangshi/contract/status'
import { expect, test } from 'vitest'
import { firstChoice, missingMoney, shownMethods } from './method-choice.ts'

const choice = (method: PaymentMethod, reason: MethodFault | null = null): MethodChoice => ({
  method,
  available: reason === null,
  reason,
})

test('what the shop does not offer is not shown, the rest is with its reason', () => {
  const all = [choice('balance', 'balance_short'), choice('wechat'), choice('alipay', 'not_offered')]
  expect(shownMethods(all).map(({ method }) => method)).toEqual(['balance', 'wechat'])
})

test('the last method is chosen again if it works, else the first that does', () => {
  const all = [choice('balance', 'balance_short'), choice('wechat'), choice('alipay')]
  expect([firstChoice(all, null), firstChoice(all, 'alipay'), firstChoice(all, 'balance')]).toEqual([
    'wechat',
    'alipay',
    'wechat',
  ])
  expect(firstChoice([choice('balance', 'pay_password_missing'), choice('wechat')], null)).toBe('balance')
  expect(firstChoice([choice('balance', 'bill_closed')], 'balance')).toBeUndefined()
})

test('a short balance names what is missing', () => {
  expect(missingMoney({ total_price: '26.00', money: '5.50' })).toBe('20.50')
})
