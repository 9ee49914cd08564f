import { expect, test } from 'vitest'
import { themeScript } from './theme-script.ts'

/** Runs the script of the page's head in a window of the given choice and system. */
function themeOf({ chosen, isSystemDark = false }: { chosen?: string | null | Error; isSystemDark?: boolean }): string {
  const document = { documentElement: { dataset: {} as { theme?: string } } }
  const localStorage = {
    getItem: (key: string) => {
      if (chosen instanceof Error) throw chosen
      return key === 'theme' ? (chosen ?? null) : null
    },
  }
  const matchMedia = (query: string) => ({ matches: query.includes('dark') && isSystemDark })
  // oxlint-disable-next-line no-new-func -- the script is inlined in pages as text
  new Function('document', 'localStorage', 'matchMedia', themeScript)(document, localStorage, matchMedia)
  return document.documentElement.dataset.theme ?? ''
}

test('the chosen theme wins over the system', () => {
  expect(themeOf({ chosen: 'light', isSystemDark: true })).toBe('light')
  expect(themeOf({ chosen: 'dark' })).toBe('dark')
})

test('without a choice the system decides', () => {
  expect(themeOf({})).toBe('light')
  expect(themeOf({ isSystemDark: true })).toBe('dark')
  expect(themeOf({ chosen: 'sepia', isSystemDark: true })).toBe('dark')
})

test('a browser that forbids its storage gets the theme of its system', () => {
  expect(themeOf({ chosen: new Error('SecurityError'), isSystemDark: true })).toBe('dark')
})
