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
  ['mailto:shop@example.com', 'en', 'mailto:shop@example.com'],
  ['/s?keywords=a', 'zh-cn', '/s?keywords=a'],
  ['/s?lang=en&keywords=%E8%8C%B6', 'zh-cn', '/s?keywords=%E8%8C%B6'],
  ['/s?keywords=why?&page=2', 'en', '/s?keywords=why%3F&page=2&lang=en'],
  ['/user/article/a#top#end', 'en', '/user/article/a?lang=en#top#end'],
  ['/help#a?b', 'en', '/help?lang=en#a?b'],
  ['/?lang=en&lang=zh', 'zh-cn', '/'],
  ['/s?', 'en', '/s?lang=en'],
] as const)('%s in %s is %s', (path, locale, expected) => {
  expect(localPath(path, locale)).toBe(expected)
})

test('the address that chooses a language names it, Chinese too', () => {
  expect(chosenPath('/s?keywords=a&lang=en#top', 'zh-cn')).toBe('/s?keywords=a&lang=zh-cn#top')
  expect(chosenPath('/', 'en')).toBe('/?lang=en')
})
