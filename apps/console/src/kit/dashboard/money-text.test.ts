import { expect, test } from 'vitest'
import { moneyText } from './money-text.ts'
import { countDone } from './set-up-steps.ts'
import { l } from '../../i18n/ui-text.ts'

test.each([
  ['0.00', '¥0.00'],
  ['1234.5', '¥1,234.50'],
  ['1234567.891', '¥1,234,567.89'],
  ['-12.30', '-¥12.30'],
  ['-1234567', '-¥1,234,567.00'],
  // Sums of numbers carry noise: it is neither shown nor makes a minus of nothing.
  ['0.30000000000000004', '¥0.30'],
  ['-1.1368683772161603e-13', '¥0.00'],
])('%s is written %s in both languages', (text, shown) => {
  expect([moneyText(text, 'zh-cn'), moneyText(text, 'en')]).toEqual([shown, shown])
})

test('of a set-up only the steps on screen are counted', () => {
  const step = <Key extends string>(key: Key) => ({ key, text: l('步骤', 'Step'), why: l('原因', 'Why'), to: '/' })
  const done = { site: true, sms: false, hidden: true }
  expect(countDone([step('site'), step('sms')], done)).toBe(1)
  expect([countDone([step('hidden'), step('site')], done), countDone([], done)]).toEqual([2, 0])
})
