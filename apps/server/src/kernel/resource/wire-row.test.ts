import { expect, test } from 'vitest'
import { toColumns, toWire } from './wire-row.ts'

test('a row travels under the names of its shape, with money and time as text', () => {
  const row = {
    id: 5,
    price_cents: 1230,
    freight_cents: null,
    created_at: new Date('2026-01-01T04:05:06Z'),
    secret: 'x',
  }
  expect(toWire(row, ['id', 'price', 'freight', 'created_at', 'missing'])).toEqual({
    id: 5,
    price: '12.30',
    created_at: '2026-01-01 12:05:06',
  })
  expect(toWire({ note: null }, ['note'])).toEqual({ note: null })
})

test('a form becomes the columns that the table has, money in cents', () => {
  const columns = { name: 0, price_cents: 0, note: 0 }
  expect(toColumns({ name: 'cup', price: 1230, note: null, values: [] }, columns)).toEqual({
    name: 'cup',
    price_cents: 1230,
    note: null,
  })
  expect(toColumns({ name: undefined }, columns)).toEqual({})
})
