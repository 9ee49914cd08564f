import { localeOf, pageLocale } from '@fangshi/contract/locale'
import type { ShouldRevalidateFunctionArgs } from 'react-router'

/** For loaders whose data depends only on the language: they run again only when it changes. */
export function onLanguageChange({ nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  const next = pageLocale({
    named: nextUrl.searchParams.get('lang'),
    cookies: document.cookie,
    accepted: navigator.languages.join(),
  })
  return next !== localeOf(document.documentElement.lang)
}
