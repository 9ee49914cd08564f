import { expect, test } from 'vitest'
import { stockChange } from './stock-edit.ts'

const row = { id: 1, sku_no: 'K', on_hand: 10, reserved: 3 }
const edit = (mode: 'set' | 'add', pieces: number, old_stock?: number) => ({ id: 1, mode, pieces, old_stock })

test('set makes the number, add adds to it; the movement is the difference', () => {
  expect(stockChange(edit('set', 4), row)).toEqual({ id: 1, mode: 'set', on_hand: 4, delta: -6 })
  expect(stockChange(edit('add', 4), row)).toEqual({ id: 1, mode: 'add', on_hand: 14, delta: 4 })
  expect(stockChange(edit('add', -7, 10), row)).toMatchObject({ on_hand: 3 })
})

test('what the form did not show, and what unpaid orders hold, is refused', () => {
  expect(() => stockChange(edit('set', 4, 9), row)).toThrow('STOCK_CHANGED')
  expect(() => stockChange(edit('set', 2), row)).toThrow('STOCK_BELOW_RESERVED')
  expect(() => stockChange(edit('add', -8), row)).toThrow('STOCK_BELOW_RESERVED')
  expect(() => stockChange(edit('set', -1), row)).toThrow('INVALID_INPUT')
  expect(() => stockChange(edit('add', 9_999_990), row)).toThrow('INVALID_INPUT')
})
