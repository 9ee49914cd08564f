import { links, pageAfterLogin } from './links.ts'
import type { AreaName } from './areas.ts'

/**
 * Where a navigation leads instead; undefined lets it pass (spec §4, route guard, step 3). `path` is the requested address
 * with its query. A login page is of no use to who is logged in.
 */
export function detour(area: AreaName, path: string, isLoggedIn: boolean): string | undefined {
  const { pathname, search } = new URL(path, 'http://own.invalid')
  if (pathname === links.login(area)) return isLoggedIn ? pageAfterLogin(area, search) : undefined
  return isLoggedIn ? undefined : links.login(area, path)
}
