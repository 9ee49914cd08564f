import { expect, test } from 'vitest'
import { isSameLook, lookOf } from './look.ts'

const view = {
  filters: [
    { field: 'name', value: '茶|like' },
    { field: 'gone', value: '1' },
  ],
  sort: '-created_at',
}

test('of a view counts what the list still takes', () => {
  expect(lookOf(view, ['name'], ['created_at'])).toEqual({ filters: { name: '茶|like' }, sort: '-created_at' })
  expect(lookOf(view, [], ['id'])).toEqual({ filters: {}, sort: undefined })
})

test('filters are the same in any order', () => {
  const one = { filters: { a: '1', b: '2' }, sort: undefined }
  expect(isSameLook(one, { filters: { b: '2', a: '1' } })).toBe(true)
  expect(isSameLook(one, { filters: { a: '1' } })).toBe(false)
  expect(isSameLook(one, { ...one, sort: 'id' })).toBe(false)
})
