import { expect, test } from 'vitest'
import { collectivesWith, readCollectiveFilters } from './collectives-query.ts'

test.each([
  ['', {}],
  [
    'keywords=%E8%8C%B6&class_id=3&store_id=4&sort=sales&page=2',
    { keywords: '茶', class_id: 3, store_id: 4, sort: 'sales', page: 2 },
  ],
  ['cid=7', { class_id: 7 }],
  ['cid=7&class_id=3', { class_id: 3 }],
  ['class_id=x&sort=best&page=0&brand_id=9', {}],
])('the address "%s"', (query, expected) => {
  expect(JSON.parse(JSON.stringify(readCollectiveFilters(new URLSearchParams(query))))).toEqual(expected)
})

test('a changed filter leads to the first page', () => {
  expect(collectivesWith({ keywords: 'tea', page: 3 }, { sort: 'newest' })).toBe(
    '/collectives?keywords=tea&sort=newest',
  )
  expect(collectivesWith({ keywords: 'tea', page: 3 }, { keywords: undefined })).toBe('/collectives')
  expect(collectivesWith({ class_id: 2 }, { page: 2 })).toBe('/collectives?class_id=2&page=2')
})
