import { expect, test } from 'vitest'
import { priceRange } from './price-range.ts'

test('one price where all SKUs cost the same, else the lowest and the highest', () => {
  expect(priceRange({ goods_price: '9.90', goods_price_max: '9.90' })).toBe('¥9.90')
  expect(priceRange({ goods_price: '9.90', goods_price_max: '19.90' })).toBe('¥9.90 – 19.90')
})
