import { expect, test, vi } from 'vitest'
import { translateWith } from './language.ts'
import { onLanguageChange } from './revalidate.ts'

const texts = {
  cart: { title: 'Cart', added_one: '{{count}} item for {{name}}', added_other: '{{count}} items for {{name}}' },
  order: { left_other: '{{count}} left' },
}
const t = translateWith('en', texts)

test('values replace their names, and an absent value leaves nothing', () => {
  expect(t('cart:added', { count: 2, name: 'Lin' })).toBe('2 items for Lin')
  expect(t('cart:added', { count: 1 })).toBe('1 item for ')
})

test('the count chooses the form, and a text without a singular uses the other one', () => {
  expect(t('cart:added', { count: 1, name: 'Lin' })).toBe('1 item for Lin')
  expect(t('order:left', { count: 1 })).toBe('1 left')
})

test('Chinese has one form for every number', () => {
  const chinese = translateWith('zh-cn', { order: { left_other: '剩 {{count}} 件' } })
  expect([0, 1, 5].map((count) => chinese('order:left', { count }))).toEqual(['剩 0 件', '剩 1 件', '剩 5 件'])
})

test('an unknown key is shown as it is, not as an error', () => {
  expect(t('cart:unknown')).toBe('cart:unknown')
  expect(t('nowhere:title', { count: 1 })).toBe('nowhere:title')
})

test('a language must be loaded before it is used', async () => {
  vi.resetModules()
  const { loadLanguage, translator } = await import('./language.ts')
  expect(() => translator('en')).toThrow('language en is not loaded')
  await loadLanguage('en')
  expect(translator('en')('shell:home')).toBe('Home')
  expect(() => translator('zh-cn')).toThrow('language zh-cn is not loaded')
})

test.each([
  ['zh-CN', '', '/s?page=2', false],
  ['zh-CN', '', '/?lang=en', true],
  ['en', '', '/stores?lang=en', false],
  ['en', '', '/stores', true],
  ['en', 'lang=en', '/stores', false],
  ['en', 'lang=zh-cn', '/stores', true],
])('from a page in %s with the cookie "%s" to %s: the language is loaded again %s', (lang, cookie, to, expected) => {
  vi.stubGlobal('document', { cookie, documentElement: { lang } })
  vi.stubGlobal('navigator', { languages: ['zh-CN', 'en'] })
  const urls = { nextUrl: new URL(to, 'http://shop') }
  expect(onLanguageChange(urls as Parameters<typeof onLanguageChange>[0])).toBe(expected)
  vi.unstubAllGlobals()
})
