import { expect, test } from 'vitest'
import { withOldParams } from './old-params.ts'

const encoded = (filters: object): string => btoa(JSON.stringify(filters))
const read = (segment: string | undefined, query = '') =>
  Object.fromEntries(withOldParams(segment, new URLSearchParams(query)))

test('the segment of an old address has the filters', () => {
  const segment = encoded({ keywords: encodeURIComponent('茶杯'), class_id: 3 })
  expect(read(segment)).toEqual({ keywords: '茶杯', class_id: '3' })
  expect(read(segment, 'class_id=5&page=2')).toEqual({ keywords: '茶杯', class_id: '5', page: '2' })
})

test('any other segment is what to search for', () => {
  expect(read('杯')).toEqual({ keywords: '杯' })
  expect(read('mugs')).toEqual({ keywords: 'mugs' })
  expect(read('MTIz')).toEqual({ keywords: 'MTIz' }) // base64 of a number
  expect(read('杯', 'keywords=碗')).toEqual({ keywords: '碗' })
  expect(read(undefined)).toEqual({ keywords: '' })
})
