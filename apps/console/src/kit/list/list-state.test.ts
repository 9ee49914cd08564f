import { expect, test } from 'vitest'
import { readListState, writeListState } from './list-state.ts'

const read = (search: string) => readListState(new URLSearchParams(search), ['name', 'created_at'])

test('an empty address is the first page of 30', () => {
  expect(read('')).toEqual({ page: 1, perPage: 30, filters: {} })
  expect(writeListState(read('')).toString()).toBe('')
})

test('what is written reads back the same', () => {
  const state = {
    page: 4,
    perPage: 100,
    filters: { name: '50% & |x|like', created_at: '2026-01-01,2026-01-31|between' },
  }
  expect(read(writeListState(state).toString())).toEqual(state)
})

test('the order is one that the list has', () => {
  const sorted = (search: string) => readListState(new URLSearchParams(search), [], ['id', 'created_at']).sort
  expect(sorted('sort=created_at')).toBe('created_at')
  expect(sorted('sort=-created_at')).toBe('-created_at')
  expect(sorted('sort=password')).toBeUndefined()
  expect(writeListState({ page: 1, perPage: 30, filters: {}, sort: '-id' }).toString()).toBe('sort=-id')
})

test('the chosen view stands beside what it shows', () => {
  expect(read('saved=12&name=x')).toMatchObject({ saved: 12, filters: { name: 'x' } })
  expect(read('saved=-1').saved).toBeUndefined()
  expect(writeListState({ page: 1, perPage: 30, filters: { name: 'x' }, saved: 12 }).toString()).toBe('saved=12&name=x')
})

test.each(['page=0', 'page=-1', 'page=x', 'page=1e3', 'per_page=31', 'per_page=', 'other=1', 'name='])(
  '%s does not count',
  (search) => expect(read(search)).toEqual(read('')),
)

test('a page beyond the wire is the last there can be', () => {
  expect(read('page=999999').page).toBe(100_000)
})
