import { expect, test } from 'vitest'
import { classBranch, classTrail } from './class-branch.ts'
import { canonicalPath, listWith, listWithoutFilters, filterCount, isIndexable, readFilters } from './list-query.ts'
import { withOldParams } from './old-params.ts'

const read = (query: string) => readFilters(new URLSearchParams(query))

test('invalid filters are dropped', () => {
  expect(read('class_id=12&brand_id=x&price_min=-5&price_max=99.5&in_stock=1&sort=sideways&page=0')).toEqual({
    class_id: 12,
    price_max: '99.5',
    in_stock: '1',
  })
})

test('a reversed price range is swapped', () => {
  expect(read('price_min=500&price_max=20')).toMatchObject({ price_min: '20', price_max: '500' })
})

test('a change of filters starts at the first page and keeps the sort', () => {
  const filters = read('class_id=12&sort=sales&page=3')
  expect(listWith(filters, { brand_id: 4 })).toBe('/s?class_id=12&brand_id=4&sort=sales')
  expect(listWith(filters, { class_id: undefined })).toBe('/s?sort=sales')
  expect(listWithoutFilters(read('keywords=tea&class_id=12&sort=sales'))).toBe('/s?keywords=tea&sort=sales')
})

test.each([
  ['', true, 0],
  ['class_id=12&sort=sales&page=2', true, 1],
  ['keywords=tea', false, 0],
  ['class_id=12&brand_id=4', false, 2],
  ['price_min=1&price_max=2', false, 1],
])('%j may be indexed: %s, and counts %i filters', (query, plain, count) => {
  expect(isIndexable(read(query))).toBe(plain)
  expect(filterCount(read(query))).toBe(count)
})

test('the canonical address ignores the sort', () => {
  expect(canonicalPath(read('sort=sales&page=2&class_id=12'))).toBe('/s?class_id=12&page=2')
})

test('addresses of the reference system still work', () => {
  const segment = btoa(JSON.stringify({ keywords: encodeURIComponent('耳机'), class_id: 3, deep: [1] }))
  expect(readFilters(withOldParams(segment, new URLSearchParams('class_id=9')))).toMatchObject({
    keywords: '耳机',
    class_id: 9,
  })
})

const counted = (id: number, pid: number) => ({ id, pid, name: String(id), count: 1 })
const classes = [counted(1, 0), counted(2, 0), counted(11, 1), counted(12, 1), counted(111, 11)]

test.each([
  [undefined, [], [1, 2]],
  [1, [1], [11, 12]],
  [11, [1, 11], [111]],
  [12, [1], [11, 12]],
  [999, [], [1, 2]],
])('class %s shows the way %j and offers %j', (chosen, above, options) => {
  const branch = classBranch(classes, chosen)
  expect(branch.above.map(({ id }) => id)).toEqual(above)
  expect(branch.options.map(({ id }) => id)).toEqual(options)
})

test('the trail leads from the top to the class', () => {
  interface Node {
    id: number
    children: Node[]
  }
  const tree: Node[] = [
    { id: 1, children: [{ id: 11, children: [{ id: 111, children: [] }] }] },
    { id: 2, children: [] },
  ]
  expect(classTrail(tree, 111).map(({ id }) => id)).toEqual([1, 11, 111])
  expect(classTrail(tree, 5)).toEqual([])
})
