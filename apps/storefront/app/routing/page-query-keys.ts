import type { PageHandle } from './page-handle.ts'

/** Read by every page: its language, and the routes whose data the router asks for. */
const sharedKeys = ['lang', '_routes']

interface Route {
  module: { handle?: unknown }
}

/** All query parameters that some page reads, from the `handle` of each route. */
export function queryKeysOf(routes: Readonly<Record<string, Route | undefined>>): string[] {
  const declared = Object.values(routes).flatMap((route) => (route?.module.handle as PageHandle)?.queryKeys ?? [])
  return [...new Set([...sharedKeys, ...declared])].sort()
}
