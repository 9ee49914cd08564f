import type { Locale } from '@fangshi/contract/locale'
import { useCallback } from 'react'
import { useLocale } from './text.tsx'

/** The path in a language: English pages have `lang=en`, Chinese pages have no parameter (rules §12). */
export function localPath(path: string, locale: Locale): string {
  if (!path.startsWith('/')) return path
  // Fast path for nearly all of the hundreds of links on a page.
  if (locale !== 'en' && !path.includes('lang=')) return path
  return withLanguage(path, locale === 'en' ? 'en' : undefined)
}

/** The path with the language named in either case, for the link that chooses it. */
export const chosenPath = (path: string, locale: Locale): string => withLanguage(path, locale)

function withLanguage(path: string, locale: Locale | undefined): string {
  // Of several question or number signs the first one divides.
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)\??([^#]*)(.*)/s.exec(path) ?? []
  const query = new URLSearchParams(search)
  query.delete('lang')
  if (locale) query.set('lang', locale)
  return `${pathname}${query.size ? `?${query}` : ''}${hash}`
}

/** `localPath` for the language of the page, for `navigate` and forms. */
export function useLocalePath(): (path: string) => string {
  const locale = useLocale()
  return useCallback((path) => localPath(path, locale), [locale])
}
