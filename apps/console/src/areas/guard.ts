import { links, pageAfterLogin } from './links.ts'
import type { AreaName } from './areas.ts'

/**
 * Where a navigation leads instead; undefined lets it pass (spec §4, route guard, step 3). `path` is the requested address
 * with its query. Whoever is logged in has no use for a login page.
 */
export function detour(area: AreaName, path: string, isLoggedIn: boolean): string | undefined {
  const { pathname, search } = new URL(path, 'http://own.invalid')
  if (pathname === links.login(area)) return isLoggedIn ? pageAfterLogin(area, search) : undefined
  return isLoggedIn ? undefined : links.login(area, path)
}
