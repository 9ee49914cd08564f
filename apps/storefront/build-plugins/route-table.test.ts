import { expect, test } from 'vitest'
import { slimRouteTable } from './route-table.ts'

const route = (id: string) => ({ id, path: id, module: `/${id}.js`, imports: ['/shop.js', `/${id}-parts.js`] })
const table = {
  entry: { module: '/entry.js', imports: ['/shop.js'] },
  routes: { goods: route('goods'), cart: route('cart') },
}
const script = `window.__reactRouterManifest=${JSON.stringify(table)};`

test('the route table names the chunks of pages that are loaded ahead, and of no other', () => {
  const { imports: _, ...cart } = route('cart')
  const slim = { ...table, routes: { goods: route('goods'), cart } }
  expect(slimRouteTable(script, ['goods'])).toBe(`window.__reactRouterManifest=${JSON.stringify(slim)};`)
})

test('a page that is not there, and a table that is written otherwise, fail the build', () => {
  expect(() => slimRouteTable(script, ['goods', 'store'])).toThrow('no store')
  expect(() => slimRouteTable(`self.x=${JSON.stringify(table)}`, [])).toThrow('not written as expected')
})
