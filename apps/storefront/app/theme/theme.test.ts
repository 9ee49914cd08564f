import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubBrowser } from '../../test/browser-storage.ts'
import { chooseTheme } from './theme.ts'

const { local } = stubBrowser()
const page = { documentElement: { dataset: {} as { theme?: string } } }
vi.stubGlobal('document', page)
beforeEach(() => {
  local.clear()
  page.documentElement.dataset = {}
})
afterEach(() => vi.stubGlobal('localStorage', local))

test('a chosen theme is shown at once, and is there at the next visit', () => {
  for (const theme of ['dark', 'light'] as const) {
    chooseTheme(theme)
    expect([page.documentElement.dataset.theme, local.getItem('theme')]).toEqual([theme, theme])
  }
})

test('a browser that stores nothing shows it for this visit', () => {
  const setItem = (): never => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  vi.stubGlobal('localStorage', { ...local, setItem })
  chooseTheme('dark')
  expect(page.documentElement.dataset.theme).toBe('dark')
})
