import { expect, test } from 'vitest'
import { feeParts, stepBefore } from './before-withdrawing.ts'
import { withdrawalTexts } from './own-texts.ts'

const ready = { real_name: '林晓', has_pay_password: true }
const card = { id: 1 }

test.each([
  ['nobody knows who it is', { real_name: null, has_pay_password: false }, [], '/user/safe/check'],
  ['a card alone does not help', { ...ready, real_name: null }, [card], '/user/safe/check'],
  ['a pay password', { ...ready, has_pay_password: false }, [card], '/user/safe/pay_password?next=%2Fuser%2Fcashes'],
  ['a card', ready, [], '/user/cashes/cards'],
  ['nothing', ready, [card], undefined],
])('what is missing before a withdrawal: %s', (_, terms, cards, path) => {
  const step = stepBefore({ terms, cards })
  expect(step?.to).toBe(path)
  for (const locale of ['zh-cn', 'en'] as const) {
    const t = withdrawalTexts(locale)
    if (step) expect([t(`withdrawal:${step.text}`), t(step.action)].join()).not.toMatch(/withdrawal:|bankCard:/)
  }
})

test.each([
  ['100', '0.60', '0.60', '99.40'],
  ['100.00', '0', '0.00', '100.00'],
  ['0.01', '0.60', '0.00', '0.01'],
  // Rounded down to whole cents: 1.99 of 0.6 % is 1.194 cents.
  ['1.99', '0.60', '0.01', '1.98'],
  ['1.66', '0.60', '0.00', '1.66'],
  ['0.29', '100', '0.29', '0.00'],
  ['99999999.99', '2.50', '2499999.99', '97500000.00'],
])('of %s at %s %% the fee is %s and %s arrives', (money, percent, fee, net) => {
  expect(feeParts(money, percent)).toEqual({ fee, net })
})

test.each(['', '0', '0.00', '-5', '1.234', '1,000', 'abc', '1e3', '１００'])('%j is no amount yet', (money) => {
  expect(feeParts(money, '0.60')).toBeNull()
})
