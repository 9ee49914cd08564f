import { beforeEach, expect, test } from 'vitest'
import { changeAttrs, checkCell, fillBelow, pasteInto, setBulk, tick, tickAll, typeInto } from './sku-edits.ts'
import { emptySku, type ChosenAttr, type SkuDraft } from './sku-matrix.ts'
import { skuStore, type SkuStore } from './sku-store.ts'

const colour: ChosenAttr = {
  id: 1,
  name: 'Colour',
  values: [
    { id: 10, name: 'Red' },
    { id: 11, name: 'Blue' },
  ],
}
const size: ChosenAttr = {
  id: 2,
  name: 'Size',
  values: [
    { id: 20, name: 'M' },
    { id: 21, name: 'L' },
  ],
}
const row = (...value_ids: number[]): SkuDraft => ({ ...emptySku(value_ids), price: '1.00' })

let store: SkuStore
const prices = (): string[] => store.get().skus.map(({ price }) => price)

beforeEach(() => {
  store = skuStore({
    attrs: [colour, size],
    skus: [row(10, 20), row(10, 21), row(11, 20), row(11, 21)],
    unit: 'g',
  })
})

test('typing changes one row and leaves the other objects as they are', () => {
  const before = store.get().skus
  typeInto(store, 1, 'price', '9.90')
  expect(prices()).toEqual(['1.00', '9.90', '1.00', '1.00'])
  expect(store.get().skus.map((sku, index) => sku === before[index])).toEqual([true, false, true, true])
})

test('a row that does not exist is not typed into', () => {
  const before = store.get()
  typeInto(store, 9, 'price', '9.90')
  expect(store.get()).toBe(before)
})

test('a wrong cell is marked once it is left, beside other faults of its row, until somebody types there', () => {
  typeInto(store, 0, 'price', 'free')
  typeInto(store, 0, 'stock', '-1')
  expect(store.get().faults.size).toBe(0)
  checkCell(store, 0, 'price')
  checkCell(store, 0, 'stock')
  expect(store.get().faults.get('10-20')).toEqual({ price: 'MONEY_INVALID', stock: expect.any(String) })
  typeInto(store, 1, 'price', '2.00')
  expect(store.get().faults.has('10-20')).toBe(true)
  typeInto(store, 0, 'price', '3.00')
  expect(store.get().faults.has('10-20')).toBe(false)
})

test('a right cell is not marked', () => {
  checkCell(store, 0, 'price')
  expect(store.get().faults.size).toBe(0)
})

test('a cell is copied into the rows below it, not above', () => {
  typeInto(store, 1, 'price', '5.00')
  fillBelow(store, 1, 'price')
  expect(prices()).toEqual(['1.00', '5.00', '5.00', '5.00'])
})

test('a column of a spreadsheet is pasted downwards; a plain text is left to the cell', () => {
  expect(pasteInto(store, 2, 'price', '7.00\n8.00')).toBe(true)
  expect(prices()).toEqual(['1.00', '1.00', '7.00', '8.00'])
  expect(pasteInto(store, 0, 'price', '4')).toBe(false)
  expect(prices()).toEqual(['1.00', '1.00', '7.00', '8.00'])
})

test('a value is set in all rows, or in the ticked ones alone', () => {
  tick(store, '10-21')
  tick(store, '11-20')
  tick(store, '11-20')
  setBulk(store, 'price', '6.00', true)
  expect(prices()).toEqual(['1.00', '6.00', '1.00', '1.00'])
  setBulk(store, 'price', '2.50', false)
  expect(prices()).toEqual(['2.50', '2.50', '2.50', '2.50'])
})

test('rows are ticked by a value, all at once, or none', () => {
  tickAll(store, true, 20)
  expect([...store.get().chosen]).toEqual(['10-20', '11-20'])
  tickAll(store, true)
  expect(store.get().chosen.size).toBe(4)
  tickAll(store, false)
  expect(store.get().chosen.size).toBe(0)
})

test('other options name the rows that would be lost before they take them', () => {
  tick(store, '11-20')
  const { lost, take } = changeAttrs(store, [{ ...colour, values: colour.values.slice(0, 1) }, size])
  expect(lost.map(({ value_ids }) => value_ids)).toEqual([
    [11, 20],
    [11, 21],
  ])
  expect(store.get().skus).toHaveLength(4)
  take()
  expect(store.get().skus.map(({ value_ids }) => value_ids)).toEqual([
    [10, 20],
    [10, 21],
  ])
  expect(store.get().chosen.size).toBe(0)
})

test('listeners hear of each change until they leave', () => {
  let changes = 0
  const leave = store.subscribe(() => changes++)
  tickAll(store, true)
  leave()
  tickAll(store, false)
  expect(changes).toBe(1)
})
