import type { ShouldRevalidateFunctionArgs } from 'react-router'

/** For loaders whose data depends only on the language: they run again only when it changes. */
export const onLanguageChange = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.searchParams.get('lang') !== nextUrl.searchParams.get('lang')
