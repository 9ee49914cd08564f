import { expect, test } from 'vitest'
import { queryKeysOf } from './page-query-keys.ts'

const page = (path: string | undefined, ...queryKeys: string[]) => ({ path, module: { handle: { queryKeys } } })
const keysOf = queryKeysOf({
  root: { path: '', module: {} },
  home: { module: {} },
  list: page('s/:params?', 'sort', 'page'),
  goods: page('goods/:id', 'sku'),
  notices: page('notices', 'page'),
  notice: page('notices/:id'),
  bar: { path: 'bar', module: { handle: { hasOwnBar: true } } },
  gone: undefined,
})

test.each([
  ['/', []],
  ['/s', ['sort', 'page']],
  ['/s/price-2', ['sort', 'page']],
  ['/s/', ['sort', 'page']],
  ['/s.data', ['sort', 'page']],
  ['/goods/7', ['sku']],
  ['/goods/7.data', ['sku']],
  ['/goods', []],
  ['/notices', ['page']],
  ['/notices/3', []],
  ['/s/a/b', []],
  ['/bar', []],
  ['/S', []],
])('%s reads its own parameters beside those of every page', (path, own) => {
  expect(keysOf(path)).toEqual(['lang', '_routes', ...own])
})
