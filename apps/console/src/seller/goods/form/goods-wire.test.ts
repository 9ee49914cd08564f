import { GoodsForm } from '@fangshi/contract/goods-form'
import { expect, test } from 'vitest'
import { skuFaults, stepOf } from './fault-places.ts'
import { newOptions, newValues, toBody, withStock } from './goods-wire.ts'
import { emptySku } from '../skus/sku-matrix.ts'

const filled = {
  ...newValues(),
  class_id: 7,
  goods_name: { 'zh-cn': '杯', en: '' },
  goods_images: ['/uploads/a.webp'],
}
const sku = { ...emptySku([3]), price: '9.9', weight: '1.25', stock: '4' }

test('what is typed is sent as the contract takes it', () => {
  const attrs = [
    { id: 1, name: '颜色', values: [{ id: 3, name: '红' }] },
    { id: 2, name: '尺码', values: [] },
  ]
  const body = toBody(filled, { attrs, skus: [sku], unit: 'kg' }, 'on')
  expect(body.attrs).toEqual([{ attr_id: 1, values: [{ value_id: 3, image: '' }] }])
  expect(body.skus[0]).toMatchObject({ goods_price: '9.90', goods_market_price: '9.90', goods_weight: 1250, stock: 4 })
  expect(GoodsForm.safeParse(body).success).toBe(true)
})

test('goods without options have one SKU', () => {
  const options = newOptions()
  const body = toBody(
    filled,
    { ...options, skus: options.skus.map((one) => ({ ...sku, ...one, ...sku, value_ids: [] })) },
    'off',
  )
  expect([body.attrs, body.skus.length, body.skus[0]?.value_ids]).toEqual([[], 1, []])
})

test('an untouched stock follows what was sold meanwhile', () => {
  const rows = [{ ...sku, id: 1, stock: '5', old_stock: 5 }, { ...sku, id: 2, stock: '9', old_stock: 5 }, { ...sku }]
  const now = [1, 2].map((id) => ({ id, stock: 4 }))
  expect(withStock(rows, now).map(({ stock, old_stock }) => [stock, old_stock])).toEqual([
    ['4', 4],
    ['9', 4],
    ['4', undefined],
  ])
})

test('refusals find their part of the form and their row', () => {
  expect(['class_id', 'goods_name.en', 'skus.2.stock', 'attrs', 'goods_content_mobile.en'].map(stepOf)).toEqual([
    'class',
    'basics',
    'options',
    'options',
    'details',
  ])
  const { rows, rest } = skuFaults({
    'skus.2.goods_price': 'TOO_BIG',
    'skus.2.stock': 'STOCK_CHANGED',
    attrs: 'INVALID',
  })
  expect([...rows]).toEqual([[2, { price: 'TOO_BIG', stock: 'STOCK_CHANGED' }]])
  expect(rest).toEqual(['INVALID'])
})

test('a value is shown by the picture that its SKUs alone share', () => {
  const attrs = [
    {
      id: 1,
      name: '颜色',
      values: [
        { id: 3, name: '红' },
        { id: 4, name: '蓝', image: '/old.webp' },
      ],
    },
    {
      id: 2,
      name: '尺码',
      values: [
        { id: 5, name: '大' },
        { id: 6, name: '小' },
      ],
    },
  ]
  const skus = [
    { ...sku, value_ids: [3, 5], image: '/red.webp' },
    { ...sku, value_ids: [3, 6], image: '/red.webp' },
    { ...sku, value_ids: [4, 5] },
    { ...sku, value_ids: [4, 6] },
  ]
  const [colours, sizes] = toBody(filled, { attrs, skus, unit: 'kg' }, 'on').attrs
  expect(colours?.values.map(({ image }) => image)).toEqual(['/red.webp', '/old.webp'])
  expect(sizes?.values.map(({ image }) => image)).toEqual(['', ''])
})
