import { toCents } from '@fangshi/contract/money'
import { expect, test } from 'vitest'
import { attrFaults, fillNumbers, skuFaults, skuNameOf, valuesKey, type GoodsInput } from './check-form.ts'

const attr = (attr_id: number, ...ids: number[]) => ({ attr_id, values: ids.map((value_id) => ({ value_id })) })
const sku = (...value_ids: number[]): GoodsInput['skus'][number] => ({
  value_ids,
  sku_no: '',
  goods_price: toCents(100),
  goods_market_price: toCents(100),
  goods_weight: 1,
  stock: 1,
})
const known = new Map([11, 12, 21].map((id) => [id, { attr_id: Math.floor(id / 10), name: { 'zh-cn': `v${id}` } }]))

test('attributes and values are known ones, each once', () => {
  expect(attrFaults({ attrs: [attr(1, 11, 12), attr(2, 21)] }, known)).toEqual({})
  expect(attrFaults({ attrs: [attr(1, 11, 11), attr(1, 12), attr(2, 12, 99)] }, known)).toEqual({
    'attrs.0.values.1.value_id': 'TAKEN',
    'attrs.1.attr_id': 'TAKEN',
    'attrs.2.values.0.value_id': 'CHOICE_INVALID',
    'attrs.2.values.1.value_id': 'CHOICE_INVALID',
  })
})

test('a SKU is one value of every attribute, none twice; without options there is one', () => {
  const attrs = [attr(1, 11, 12), attr(2, 21)]
  expect(skuFaults({ attrs, skus: [sku(11, 21), sku(12, 21)] })).toEqual({})
  expect(skuFaults({ attrs, skus: [sku(11), sku(21, 11), sku(11, 21), sku(11, 21)] })).toEqual({
    'skus.0.value_ids': 'CHOICE_INVALID',
    'skus.1.value_ids': 'CHOICE_INVALID',
    'skus.3.value_ids': 'TAKEN',
  })
  expect(skuFaults({ attrs: [], skus: [sku()] })).toEqual({})
  expect(skuFaults({ attrs: [], skus: [sku(), sku()] })).toEqual({ 'skus.1.value_ids': 'TAKEN' })
})

test('SKUs are the same by their values, in any order', () => {
  expect(valuesKey([21, 11, 100])).toBe(valuesKey([100, 21, 11]))
})

test('names are joined in both languages where one of the values has both', () => {
  expect(skuNameOf([])).toEqual({ 'zh-cn': '' })
  expect(skuNameOf([{ 'zh-cn': '红', en: 'Red' }, { 'zh-cn': 'M' }])).toEqual({ 'zh-cn': '红 / M', en: 'Red / M' })
})

test('numbers are made for SKUs that have none, around those that are taken', () => {
  expect(fillNumbers('G', ['', 'G-2', '', 'own'], new Set(['G-1']))).toEqual(['G-3', 'G-2', 'G-4', 'own'])
})
