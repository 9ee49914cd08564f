import { pageLocale } from '@fangshi/contract/locale'
import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => vi.unstubAllGlobals())

/** The module in a browser that has this language stored, and whose own is that. */
async function inBrowser(stored: string | null, own: string) {
  const page = { documentElement: { lang: '' }, cookie: '' }
  const storage = new Map(stored === null ? [] : [['locale', stored]])
  vi.stubGlobal('document', page)
  vi.stubGlobal('navigator', { language: own })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  })
  vi.resetModules()
  return { page, storage, ...(await import('./language.ts')) }
}

test.each([
  ['the stored language goes before the browser’s', 'zh-cn', 'en-US', 'zh-cn'],
  ['else the browser’s', null, 'en-GB', 'en'],
  ['a language that we lack is Chinese', null, 'fr', 'zh-cn'],
  ['a stored text of any kind is a language', 'EN', 'zh-CN', 'en'],
])('%s', async (_, stored, own, language) => {
  const { startLanguage, locale, page, antdLocale } = await inBrowser(stored, own)
  await startLanguage()
  expect([locale(), page.documentElement.lang]).toEqual([language, language === 'en' ? 'en' : 'zh-CN'])
  expect(antdLocale(locale())?.locale).toBe(language === 'en' ? 'en' : 'zh-cn')
})

test('starting again changes nothing', async () => {
  const { startLanguage, storage, locale } = await inBrowser(null, 'zh-CN')
  await startLanguage()
  storage.set('locale', 'en')
  await startLanguage()
  expect(locale()).toBe('zh-cn')
})

test('a choice lasts: here by the storage, in the shop by the cookie', async () => {
  const { chooseLanguage, storage, page } = await inBrowser('zh-cn', 'zh-CN')
  await chooseLanguage('en')
  expect([storage.get('locale'), page.cookie.split('; ').slice(0, 2)]).toEqual(['en', ['lang=en', 'path=/']])
  expect(pageLocale({ named: null, cookies: page.cookie, accepted: 'zh-CN' })).toBe('en')
})

test('listeners hear of the new language once its texts are here, until they leave', async () => {
  const { chooseLanguage, onLanguageChange, locale, antdLocale } = await inBrowser(null, 'zh-CN')
  const changes: string[] = []
  const leave = onLanguageChange(() => changes.push(`${locale()} ${antdLocale(locale()) !== undefined}`))
  await chooseLanguage('en')
  leave()
  await chooseLanguage('zh-cn')
  expect(changes).toEqual(['en true'])
})
