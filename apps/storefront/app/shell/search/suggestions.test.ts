import { expect, test } from 'vitest'
import { nextActive, suggestionsOf, wordSuggestion } from './suggestions.ts'

test('words come first, then stores, then goods, each with its page', () => {
  const found = suggestionsOf({
    words: ['茶杯'],
    goods: [{ id: 3, goods_name: '青瓷杯', goods_price: '9.00', goods_master_image: '/a.webp' }],
    stores: [{ id: 7, store_name: '松间', store_logo: '/logo.webp' }],
  } as Parameters<typeof suggestionsOf>[0])
  expect(found.map(({ kind, text, to }) => [kind, text, to])).toEqual([
    ['word', '茶杯', '/s?keywords=%E8%8C%B6%E6%9D%AF'],
    ['store', '松间', '/store/7'],
    ['goods', '青瓷杯', '/goods/3'],
  ])
  expect(found.at(-1)).toMatchObject({ price: '9.00', image: '/a.webp' })
})

test('a search of the past searches again', () => {
  expect(wordSuggestion('history', 'a & b')).toEqual({ kind: 'history', text: 'a & b', to: '/s?keywords=a+%26+b' })
})

test.each([
  [-1, 'ArrowDown', 0],
  [0, 'ArrowDown', 1],
  [1, 'ArrowDown', -1],
  [-1, 'ArrowUp', 1],
  [1, 'ArrowUp', 0],
  [0, 'ArrowUp', -1],
] as const)('from place %i of two, %s goes to %i', (active, key, expected) => {
  expect(nextActive(active, 2, key)).toBe(expected)
})

test('without suggestions the typed text stays active', () => {
  expect(nextActive(-1, 0, 'ArrowDown')).toBe(-1)
  expect(nextActive(-1, 0, 'ArrowUp')).toBe(-1)
})
