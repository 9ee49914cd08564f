import { expect, test } from 'vitest'
import { readStoreGoodsFilters } from './store-query.ts'
import { nearText, placeOf, readStoreFilters, storesWith } from './stores-query.ts'

const read = (query: string) => readStoreFilters(new URLSearchParams(query))

test('invalid values are dropped', () => {
  expect(read('keywords=%20%E8%8C%B6%20&sort=sales&page=3')).toEqual({ keywords: '茶', sort: 'sales', page: 3 })
  expect(read('sort=best&page=0&keywords=')).toEqual({})
  expect(read('page=99999')).toEqual({})
})

test('sorting by distance needs a place', () => {
  expect(read('sort=distance')).toEqual({})
  expect(read('sort=distance&near=91,10')).toEqual({})
  expect(read('sort=distance&near=30.27,120.15')).toEqual({ sort: 'distance', near: '30.27,120.15' })
  expect(read('near=30.27,120.15')).toEqual({})
  expect(placeOf('30.27,-120.15')).toEqual({ lat: '30.27', lng: '-120.15' })
  expect(placeOf(undefined)).toEqual({})
})

test('a place is rounded to about a kilometre and dropped with its sort', () => {
  expect(nearText(30.274151, 120.155152)).toBe('30.27,120.16')
  const near = { sort: 'distance', near: '30.27,120.16', page: 2 } as const
  expect(storesWith(near, { sort: 'sales' })).toBe('/stores?sort=sales')
  expect(storesWith(near, { page: 3 })).toBe('/stores?sort=distance&near=30.27%2C120.16&page=3')
})

test('filters of the goods of a store', () => {
  const goods = (query: string) => readStoreGoodsFilters(new URLSearchParams(query))
  expect(goods('class_id=7&sort=price_up&page=2&keywords=mug')).toEqual({
    class_id: 7,
    sort: 'price_up',
    page: 2,
    keywords: 'mug',
  })
  expect(goods('class_id=x&sort=default&page=1')).toEqual({})
})
