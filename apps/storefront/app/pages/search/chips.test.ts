import { beforeAll, expect, test } from 'vitest'
import { loadLanguage, translator, type Translate } from '~/i18n/language.ts'
import type { GoodsFilters } from '~/routing/links.ts'
import { chipsOf } from './chips.ts'
import type { FilterProps } from './filter-panel.tsx'
import { listWith } from './list-query.ts'
import { listCrumbs, listTitle } from './list-title.ts'

let t: Translate
beforeAll(async () => {
  await loadLanguage('en')
  t = translator('en')
})
const facets = {
  brands: [{ id: 4, name: 'Muchu', count: 2 }],
  stores: [{ id: 7, name: 'Pines', count: 1 }],
} as FilterProps['facets']
const chips = (filters: GoodsFilters, className?: string) => chipsOf({ filters, facets }, className, t)
const names = (filters: GoodsFilters): string[] => chips(filters).map(({ name }) => name)

test('without filters there are no chips, and words, sort and page are no filters', () => {
  expect(chips({ keywords: 'tea', sort: 'sales', page: 2 })).toEqual([])
})

test('filters are called as in the panel', () => {
  expect(names({ brand_id: 4, store_id: 7, in_stock: '1' })).toEqual(['Muchu', 'Pines', 'In stock only'])
  expect(chips({ class_id: 3 }, 'Cups').map(({ name }) => name)).toEqual(['Cups'])
})

test('what no longer has a name is shown by its number, so it can be removed', () => {
  expect(names({ class_id: 3, brand_id: 99, store_id: 98 })).toEqual(['#3', '#99', '#98'])
})

test.each([
  [{ price_min: '5', price_max: '9' }, '¥5 – ¥9'],
  [{ price_min: '5' }, 'From ¥5'],
  [{ price_max: '9' }, 'Up to ¥9'],
])('the price range %j is one chip: %s', (filters, expected) => {
  expect(names(filters)).toEqual([expected])
})

test('each chip removes its own filter and nothing else', () => {
  const filters: GoodsFilters = { keywords: 'tea', brand_id: 4, price_min: '5', price_max: '9', sort: 'sales', page: 3 }
  expect(chips(filters).map(({ change }) => listWith(filters, change))).toEqual([
    '/s?keywords=tea&price_min=5&price_max=9&sort=sales',
    '/s?keywords=tea&brand_id=4&sort=sales',
  ])
})

const tree = [{ id: 1, name: 'Home', children: [{ id: 11, name: 'Cups', children: [] }] }]

test('a list is called by its words, its category, or all products', () => {
  expect(listTitle({ keywords: 'tea', class_id: 11 }, tree, t)).toBe('Results for “tea”')
  expect(listTitle({ class_id: 11 }, tree, t)).toBe('Cups')
  expect(listTitle({ class_id: 99 }, tree, t)).toBe('All products')
})

test('breadcrumbs go through the categories above, but not for a search', () => {
  expect(listCrumbs({ class_id: 11 }, tree, t)).toEqual([
    { name: 'Home', to: '/' },
    { name: 'Home', to: '/s?class_id=1' },
    { name: 'Cups' },
  ])
  expect(listCrumbs({ keywords: 'tea', class_id: 11 }, tree, t).map(({ name }) => name)).toEqual([
    'Home',
    'Results for “tea”',
  ])
})
