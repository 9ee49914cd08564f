import { beforeAll, expect, test } from 'vitest'
import { loadLanguage, translator } from './language.ts'
import { chosenPath, localPath } from './local-path.ts'

beforeAll(() => Promise.all([loadLanguage('zh-cn'), loadLanguage('en')]))

test('texts are counted by the rules of their language', () => {
  expect(translator('en')('shell:cartCount', { count: 1 })).toBe('Cart, 1 item')
  expect(translator('en')('shell:cartCount', { count: 2 })).toBe('Cart, 2 items')
  expect(translator('zh-cn')('shell:cartCount', { count: 1 })).toBe('购物车，1 件商品')
})

test.each([
  ['/', 'en', '/?lang=en'],
  ['/?lang=en', 'zh-cn', '/'],
  ['/s?keywords=a&lang=zh#top', 'en', '/s?keywords=a&lang=en#top'],
  ['https://elsewhere.example/', 'en', 'https://elsewhere.example/'],
] as const)('%s in %s is %s', (path, locale, expected) => {
  expect(localPath(path, locale)).toBe(expected)
})

test('the address that chooses a language names it, Chinese too', () => {
  expect(chosenPath('/s?keywords=a&lang=en#top', 'zh-cn')).toBe('/s?keywords=a&lang=zh-cn#top')
  expect(chosenPath('/', 'en')).toBe('/?lang=en')
})
