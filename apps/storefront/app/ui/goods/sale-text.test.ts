import type { Locale } from '@fangshi/contract/locale'
import { beforeAll, expect, test } from 'vitest'
import { loadLanguage, translator } from '~/i18n/language.ts'
import { saleText } from './sale-text.ts'
import { soldText } from './sold-text.ts'

beforeAll(() => Promise.all([loadLanguage('zh-cn'), loadLanguage('en')]))

const sale = (sold_percent: number, is_sold_out = false) => ({
  price_was: '15.00',
  sold_percent,
  is_sold_out,
  end_time: '2026-11-23 21:05:59',
})

test.each([
  [sale(0), '秒杀 · 11-23 21:05 结束', 'Flash sale until 11-23 21:05'],
  [sale(1), '秒杀 · 已抢 1%', 'Flash sale · 1% sold'],
  [sale(100), '秒杀 · 已抢 100%', 'Flash sale · 100% sold'],
  [sale(100, true), '秒杀 · 已抢光', 'Flash sale · sold out'],
  // Pieces that wait to be paid are gone before any is sold.
  [sale(0, true), '秒杀 · 已抢光', 'Flash sale · sold out'],
])('of the sale %j a card says %s', (shown, chinese, english) => {
  expect(saleText(shown, translator('zh-cn'))).toBe(chinese)
  expect(saleText(shown, translator('en'))).toBe(english)
})

test.each([
  [0, '已售 0', '0 sold'],
  [1, '已售 1', '1 sold'],
  [99, '已售 99', '99 sold'],
  [100, '已售 100+', '100+ sold'],
  [109, '已售 100+', '100+ sold'],
  [186, '已售 180+', '180+ sold'],
  [1_234_567, '已售 1234560+', '1234560+ sold'],
])('%i pieces are %s', (sold, chinese, english) => {
  const text = (locale: Locale) => soldText(sold, translator(locale))
  expect([text('zh-cn'), text('en')]).toEqual([chinese, english])
})
