import { Outlet } from 'react-router'
import { translator } from '~/i18n/language.ts'
import { pageMeta, rootData } from '~/seo.ts'
import type { Route } from './+types/page-boundary'
import { isNotFound, PageError } from './page-error.tsx'

/** Serves pages whose loader failed; every page that opens brings its own. */
export function meta({ matches, error, location }: Route.MetaArgs) {
  const t = translator(rootData(matches).locale)
  const title = t(isNotFound(error) ? 'errors:notFoundTitle' : 'errors:brokenTitle')
  return error ? pageMeta(matches, { title, path: location.pathname, noindex: true }) : []
}

export default Outlet

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <PageError error={error} />
