import type { PageHandle } from './page-handle.ts'

/** Read by every page: its language, and the routes whose data the router asks for. */
const sharedKeys = ['lang', '_routes']

interface Route {
  path?: string | undefined
  module: { handle?: unknown }
}

/** `goods/:id` as an expression for whole addresses; the router asks for a page's data under the same one and `.data`. */
function addressOf(path: string): RegExp {
  const segments = path.split('/').map((segment) => {
    if (!segment.startsWith(':')) return `/${segment}`
    return segment.endsWith('?') ? '(?:/[^/]+)?' : '/[^/]+'
  })
  return new RegExp(`^${segments.join('')}(?:\\.data|/)?$`)
}

/** Tells which query parameters the page at an address reads, from the `handle` of its route. */
export function queryKeysOf(routes: Readonly<Record<string, Route | undefined>>): (pathname: string) => string[] {
  const pages = Object.values(routes).flatMap((route) => {
    const { queryKeys = [] } = (route?.module.handle as PageHandle | undefined) ?? {}
    return route?.path && queryKeys.length
      ? [{ address: addressOf(route.path), keys: [...sharedKeys, ...queryKeys] }]
      : []
  })
  return (pathname) => pages.find(({ address }) => address.test(pathname))?.keys ?? sharedKeys
}
