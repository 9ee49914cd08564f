import type { GoodsDetail } from '@fangshi/contract/catalog'
import { expect, test } from 'vitest'
import { chosenImage, chosenNames, emptyChoice, firstChoice, matching, offerOf, skuOf } from './sku-choice.ts'

const value = (id: number, name: string, image = '') => ({ id, name, image, color: '' })
const attrs = [
  { id: 1, name: 'Colour', values: [value(11, 'Brass', '/brass.webp'), value(12, 'Black')] },
  { id: 2, name: 'Size', values: [value(21, 'Small'), value(22, 'Large', '/large.webp')] },
] as GoodsDetail['attrs']
const sku = (id: number, value_ids: number[], changed: Partial<GoodsDetail['skus'][number]> = {}) =>
  ({
    id,
    value_ids,
    goods_price: '10.00',
    goods_market_price: '12.00',
    goods_stock: 1,
    goods_image: '',
    ...changed,
  }) as GoodsDetail['skus'][number]
const skus = [sku(1, [11, 21]), sku(2, [11, 22]), sku(3, [12, 22], { goods_image: '/three.webp' })]

test('the SKU in the address is chosen, and the only SKU without one', () => {
  expect(firstChoice(attrs, skus, 2)).toEqual([11, 22])
  expect(firstChoice(attrs, [sku(1, [11, 21])], Number.NaN)).toEqual([11, 21])
})

test('an unknown SKU starts without a choice', () => {
  expect(firstChoice(attrs, skus, 99)).toEqual(emptyChoice(attrs))
  expect(emptyChoice(attrs)).toEqual([null, null])
})

test('goods without attributes have their only SKU chosen', () => {
  expect(firstChoice([], [sku(1, [])], 0)).toEqual([])
  expect(skuOf([sku(1, [])], [])?.id).toBe(1)
})

test('a partial choice matches several SKUs but is none of them', () => {
  expect(matching(skus, [11, null]).map(({ id }) => id)).toEqual([1, 2])
  expect(matching(skus, [11, 22], 0).map(({ id }) => id)).toEqual([2, 3])
  expect(skuOf(skus, [11, null])).toBeUndefined()
})

test('chosen values are named in the order of their attributes', () => {
  expect(chosenNames(attrs, [12, 22])).toEqual(['Black', 'Large'])
  expect(chosenNames(attrs, [null, 21])).toEqual(['Small'])
})

test('the picture follows the choice: the SKU’s, else that of the last value with one', () => {
  expect(chosenImage(attrs, skus, [12, 22])).toBe('/three.webp')
  expect(chosenImage(attrs, skus, [11, 22])).toBe('/large.webp')
  expect(chosenImage(attrs, skus, [11, 21])).toBe('/brass.webp')
  expect(chosenImage(attrs, skus, [12, null])).toBe('')
})

test('the offer of a choice that matches nothing is that of all SKUs', () => {
  expect(offerOf(skus, [12, 21])).toMatchObject({ goods_stock: 3, maxPieces: 1 })
  expect(offerOf([], [null])).toBeUndefined()
})
