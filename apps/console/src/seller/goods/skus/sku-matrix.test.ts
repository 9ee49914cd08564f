import { expect, test } from 'vitest'
import {
  bulkSet,
  combinations,
  countSkus,
  emptySku,
  fillDown,
  pasteBlock,
  resize,
  type ChosenAttr,
  type SkuDraft,
} from './sku-matrix.ts'

const attr = (id: number, ...values: number[]): ChosenAttr => ({
  id,
  name: `A${id}`,
  values: values.map((value) => ({ id: value, name: `V${value}` })),
})
const row = (value_ids: number[], rest: Partial<SkuDraft> = {}): SkuDraft => ({ ...emptySku(value_ids), ...rest })
const brief = (skus: readonly SkuDraft[]) =>
  skus.map(({ id, value_ids, price, stock }) => [value_ids.join('-'), price, stock, id])

test('SKUs are one value of each attribute; goods without options have one', () => {
  expect(combinations([])).toEqual([[]])
  expect(combinations([attr(1, 10, 11), attr(2), attr(3, 30, 31)])).toEqual([
    [10, 30],
    [10, 31],
    [11, 30],
    [11, 31],
  ])
  expect(countSkus([attr(1, 10, 11), attr(2), attr(3, 30, 31, 32)])).toBe(6)
})

test('a further value adds empty rows and leaves the others as they are', () => {
  const before = [attr(1, 10)]
  const { skus, lost } = resize([row([10], { id: 7, price: '9.90', stock: '5' })], before, [attr(1, 10, 11)])
  expect(brief(skus)).toEqual([
    ['10', '9.90', '5', 7],
    ['11', '', '', undefined],
  ])
  expect(lost).toEqual([])
})

test('with a further attribute the first successor keeps all, the others what does not add up', () => {
  const { skus, lost } = resize(
    [row([10], { id: 7, price: '9.90', stock: '5' })],
    [attr(1, 10)],
    [attr(1, 10), attr(2, 20, 21)],
  )
  expect(brief(skus)).toEqual([
    ['10-20', '9.90', '5', undefined],
    ['10-21', '9.90', '', undefined],
  ])
  expect(lost).toEqual([])
})

test('goods get their first options without losing what was typed', () => {
  const { skus, lost } = resize([row([], { id: 7, price: '9.90', stock: '5' })], [], [attr(1, 10, 11)])
  expect(brief(skus)[0]).toEqual(['10', '9.90', '5', undefined])
  expect(lost).toEqual([])
})

test('removing a value names the rows that would be lost, empty ones not', () => {
  const before = [attr(1, 10, 11, 12)]
  const rows = [row([10], { price: '1' }), row([11], { price: '2' }), row([12])]
  expect(brief(resize(rows, before, [attr(1, 10)]).skus)).toEqual([['10', '1', '', undefined]])
  expect(resize(rows, before, [attr(1, 10)]).lost.map(({ value_ids }) => value_ids)).toEqual([[11]])
})

test('without an attribute the first filled row of those that fall together stays', () => {
  const before = [attr(1, 10, 11), attr(2, 20, 21)]
  const rows = [
    row([10, 20]),
    row([10, 21], { id: 8, price: '2' }),
    row([11, 20], { price: '3' }),
    row([11, 21], { price: '4' }),
  ]
  const { skus, lost } = resize(rows, before, [attr(1, 10, 11)])
  expect(brief(skus)).toEqual([
    ['10', '2', '', undefined],
    ['11', '3', '', undefined],
  ])
  expect(lost.map(({ value_ids }) => value_ids)).toEqual([[11, 21]])
})

test('another order of attributes or values loses nothing', () => {
  const before = [attr(1, 10, 11), attr(2, 20)]
  const rows = [row([10, 20], { id: 1, price: '1' }), row([11, 20], { id: 2, price: '2' })]
  const { skus, lost } = resize(rows, before, [attr(2, 20), attr(1, 11, 10)])
  expect(brief(skus)).toEqual([
    ['20-11', '2', '', 2],
    ['20-10', '1', '', 1],
  ])
  expect(lost).toEqual([])
})

test('values are written into all rows, chosen rows, or the rows below', () => {
  const rows = [row([1], { price: '5' }), row([2]), row([3], { price: '7' })]
  expect(bulkSet(rows, 'price', '5').map(({ price }) => price)).toEqual(['5', '5', '5'])
  expect(bulkSet(rows, 'price', '5')[0]).toBe(rows[0])
  expect(bulkSet(rows, 'stock', '1', (sku) => sku.price === '').map(({ stock }) => stock)).toEqual(['', '1', ''])
  expect(fillDown(rows, 1, 'price').map(({ price }) => price)).toEqual(['5', '', ''])
})

test('a block from a spreadsheet is written from one cell on', () => {
  const rows = [row([1]), row([2]), row([3])]
  const pasted = pasteBlock(rows, 1, 'price', '1.50\t2\r\n3\t4\r\n5\t6\r\n')
  expect(pasted?.map(({ price, market_price }) => [price, market_price])).toEqual([
    ['', ''],
    ['1.50', '2'],
    ['3', '4'],
  ])
  expect(pasteBlock(rows, 0, 'price', '1.50')).toBeUndefined()
})

test('500 SKUs are laid out at once', () => {
  const values = (from: number, count: number): number[] => Array.from({ length: count }, (_, at) => from + at)
  const before = [attr(1, ...values(100, 10)), attr(2, ...values(200, 10))]
  const after = [...before, attr(3, ...values(300, 5))]
  const filled = bulkSet(resize([], [], before).skus, 'price', '1')
  const { skus } = resize(filled, before, after)
  expect(skus).toHaveLength(500)
  expect(skus.every(({ price }) => price === '1')).toBe(true)
})
