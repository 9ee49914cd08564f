import { expect, test } from 'vitest'
import { skuFaults, stepOf, steps } from './fault-places.ts'

test.each([
  ['class_id', 'class'],
  ['attrs', 'options'],
  ['attrs.0.values.2', 'options'],
  ['skus.12.goods_price', 'options'],
  ['goods_content', 'details'],
  ['goods_content_mobile.en', 'details'],
  ['goods_name.zh-cn', 'basics'],
  ['goods_images.3', 'basics'],
  ['class_id_old', 'basics'],
  ['', 'basics'],
])('a fault of %j is shown in the step “%s”', (path, step) => {
  expect(stepOf(path)).toBe(step)
  expect(steps).toContain(step)
})

test('faults of SKUs stand in their rows, several in one row together', () => {
  const { rows, rest } = skuFaults({
    'skus.0.goods_price': 'MONEY_INVALID',
    'skus.0.stock': 'TOO_SMALL',
    'skus.11.goods_market_price': 'TOO_BIG',
    'skus.2.goods_weight': 'REQUIRED',
  })
  expect([...rows]).toEqual([
    [0, { price: 'MONEY_INVALID', stock: 'TOO_SMALL' }],
    [11, { market_price: 'TOO_BIG' }],
    [2, { weight: 'REQUIRED' }],
  ])
  expect(rest).toEqual([])
})

test('what belongs to no cell is said once; other fields are none of the matrix', () => {
  const { rows, rest } = skuFaults({
    'attrs.0.name': 'REQUIRED',
    'attrs.1.name': 'REQUIRED',
    skus: 'SKU_UNKNOWN',
    'skus.3.goods_image': 'INVALID',
    goods_name: 'TOO_LONG',
  })
  expect(rows.size).toBe(0)
  expect(rest).toEqual(['REQUIRED', 'SKU_UNKNOWN', 'INVALID'])
})
