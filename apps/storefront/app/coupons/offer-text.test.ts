import { beforeAll, expect, test } from 'vitest'
import { loadLanguage, translator } from '~/i18n/language.ts'
import { offerText, thresholdText } from './offer-text.ts'

beforeAll(() => Promise.all([loadLanguage('zh-cn'), loadLanguage('en')]))

test('an offer is its amount and its threshold, without .00; 0 is none', () => {
  const offer = { money: '20.00', use_money: '299.50' }
  const free = { money: '3.50', use_money: '0.00' }
  expect(offerText(offer, translator('zh-cn'))).toBe('满 299.50 减 20')
  expect(offerText(free, translator('zh-cn'))).toBe('立减 3.50')
  expect(offerText(offer, translator('en'))).toBe('¥20 off ¥299.50')
  expect(thresholdText(free, translator('en'))).toBe('No minimum')
})
