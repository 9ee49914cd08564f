import type { MetaDescriptor } from 'react-router'
import { translator } from '~/i18n/language.ts'
import { pageMeta, rootData } from '~/seo/seo.ts'
import { errorKind } from './error-kind.ts'

interface MetaArgs {
  matches: Parameters<typeof pageMeta>[0]
  location: { pathname: string }
  error?: unknown
}

/** The `meta` of layouts, for pages whose loader failed; other pages have their own. */
export function errorMeta({ matches, error, location }: MetaArgs): MetaDescriptor[] {
  if (!error) return []
  const t = translator(rootData(matches).locale)
  const title = t(`errors:${errorKind(error)}Title`)
  return pageMeta(matches, { title, path: location.pathname, noindex: true })
}
