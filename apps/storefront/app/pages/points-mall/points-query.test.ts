import { expect, test } from 'vitest'
import { pointsWith, readPointsFilters } from './points-query.ts'

const read = (query: string) => readPointsFilters(new URLSearchParams(query))

test('filters are read from the address, and wrong ones are dropped', () => {
  expect(read('class_id=3&sort=-points&page=2')).toEqual({ class_id: 3, sort: '-points', page: 2 })
  expect(read('cid=4')).toMatchObject({ class_id: 4 })
  expect(read('class_id=x&sort=price&page=0')).toEqual({ class_id: undefined, sort: undefined, page: undefined })
  expect(read('page=1')).toMatchObject({ page: undefined })
})

test('another filter begins at the first page', () => {
  expect(pointsWith({ class_id: 3, sort: 'sales', page: 4 }, { class_id: 5 })).toBe(
    '/integral/search?class_id=5&sort=sales',
  )
  expect(pointsWith({ class_id: 3 }, { page: 2 })).toBe('/integral/search?class_id=3&page=2')
})
