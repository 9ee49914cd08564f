import { expect, test } from 'vitest'
import { acceptedLocale, pageLocale } from './locale.ts'

test.each([
  [undefined, 'zh-cn'],
  ['*', 'zh-cn'],
  ['en-US,en;q=0.9', 'en'],
  ['zh-CN,zh;q=0.9,en;q=0.8', 'zh-cn'],
  ['en;q=0.5, zh-TW', 'zh-cn'],
  ['fr-FR,fr;q=0.9,en;q=0.8', 'en'],
  ['zh;q=0, en;q=0.1', 'en'],
  ['enm', 'zh-cn'],
])('a browser that accepts %s gets %s', (header, expected) => {
  expect(acceptedLocale(header)).toBe(expected)
})

test.each([
  ['zh-cn', 'lang=en', 'en', 'zh-cn'],
  ['en', 'lang=zh-cn', 'zh', 'en'],
  ['', 'a=b; lang=en', 'zh', 'en'],
  [null, 'lang=zh-cn', 'en', 'zh-cn'],
  [null, 'slang=zh-cn', 'en', 'en'],
  [null, undefined, undefined, 'zh-cn'],
] as const)('?lang=%s with the cookies "%s" and %s accepted is a page in %s', (named, cookies, accepted, expected) => {
  expect(pageLocale({ named, cookies, accepted })).toBe(expected)
})
