import type { Favorite } from '@fangshi/contract/favorites'
import { expect, test } from 'vitest'
import { withoutFavorites, type FavoritesPage } from './favorites-page.ts'

const row = (is_type: 'goods' | 'store', out_id: number) => ({ is_type, out_id }) as Favorite
const page = {
  data: [row('goods', 1), row('goods', 2), row('store', 1)],
  counts: { goods: 40, store: 5 },
  total: 40,
} as FavoritesPage

test('removed favourites leave the page and the count of their kind', () => {
  const left = withoutFavorites(page, 'goods', [1, 2])
  expect(left.data).toEqual([row('store', 1)])
  expect(left.counts).toEqual({ goods: 38, store: 5 })
})

test('a store with the same number as removed goods stays', () => {
  expect(withoutFavorites(page, 'goods', [1]).data).toContainEqual(row('store', 1))
})

test('favourites of another page change nothing', () => {
  expect(withoutFavorites(page, 'goods', [99])).toEqual(page)
})

test('the original page is not modified', () => {
  withoutFavorites(page, 'goods', [1])
  expect(page.data).toHaveLength(3)
  expect(page.counts.goods).toBe(40)
})
