import { expect, test } from 'vitest'
import { queryKeysOf } from './page-query-keys.ts'

test('the keys of all pages are collected once, beside those of every page', () => {
  const page = (...queryKeys: string[]) => ({ module: { handle: { queryKeys } } })
  const routes = {
    root: { module: {} },
    list: page('sort', 'page'),
    goods: page('sku'),
    notices: page('page'),
    bar: { module: { handle: { hasOwnBar: true } } },
    gone: undefined,
  }
  expect(queryKeysOf(routes)).toEqual(['_routes', 'lang', 'page', 'sku', 'sort'])
})
