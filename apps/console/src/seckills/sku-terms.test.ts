import { expect, test } from 'vitest'
import { seckillBody, takesPart, termsOf } from './sku-terms.ts'

test('SKUs that are left empty take no part', () => {
  expect([undefined, {}, { price: null, quota: null }, { price: '1.00' }, { quota: 0 }].map(takesPart)).toEqual([
    false,
    false,
    false,
    true,
    true,
  ])
  const terms = { 7: { price: '4.00', quota: 5 }, 8: { price: null }, 9: { price: 3, quota: 1 } }
  expect(seckillBody({ goods_id: '3', max_per_person: 2, terms })).toEqual({
    goods_id: 3,
    max_per_person: 2,
    skus: [
      { sku_id: 7, price: '4.00', quota: 5 },
      { sku_id: 9, price: '3', quota: 1 },
    ],
  })
})

test('a stored flash sale fills its form', () => {
  const sku = { sku_name: { 'zh-cn': '白' }, goods_price: '9.00', ordered: 0, stock: 1 }
  const skus = [{ ...sku, sku_id: 7, price: '4.00', quota: 5 }]
  const drafts = termsOf({ skus })
  expect(drafts).toEqual({ 7: { price: '4.00', quota: 5 } })
  expect(seckillBody({ goods_id: 3, terms: drafts }).skus).toEqual([{ sku_id: 7, price: '4.00', quota: 5 }])
})
