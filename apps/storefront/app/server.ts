/**
 * What the host imports: `build/server/index.js`, or this file through Vite in development.
 *
 *   const { handle, scriptMark } = await import('…/build/server/index.js')
 *   const answer = await handle(request, { call, locale, publicUrl, mode, report, rendered })
 *
 * `request` is a web Request (GET or HEAD; also the router's `*.data` addresses). `body` is the finished page as texts and
 * fragments in order; in the texts, scripts with the nonce `scriptMark` are the shop's own. Files of `build/client` belong under `/dist/`, answered before this.
 */
import { createRequestHandler, RouterContextProvider } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import { finishedPages } from '~/host/finished-pages.ts'
import type { Fragment } from '~/host/fragment-cache.tsx'
import { queryKeysOf } from '~/routing/page-query-keys.ts'
import { serverContext, type ServerContext } from '~/host/server-context.ts'

/** The query parameters that the page at an address reads. The host must drop all others (tracking and the like). */
export const pageQueryKeys: (pathname: string) => readonly string[] = queryKeysOf(build.routes)

export { scriptMark, type ServerContext } from '~/host/server-context.ts'
export { themeScript } from './theme/theme-script.ts'

const answer = createRequestHandler(build, import.meta.env.DEV ? 'development' : 'production')

export interface PageResponse {
  status: number
  headers: Headers
  /** Null for a page whose data are the `rendered` ones. */
  body: readonly (string | Fragment)[] | null
  /** The data that a page was rendered from: the same data at the same address make the same page. */
  data: string | undefined
}

/** Answers a page or data request. Never rejects for an error of a page: that is a 500 page. */
export async function handle(request: Request, server: ServerContext): Promise<PageResponse> {
  const context = new RouterContextProvider()
  context.set(serverContext, server)
  const response = await answer(request, context)
  const { status, headers } = response
  const page = finishedPages.get(response) ?? { body: [await response.text()], data: undefined }
  finishedPages.delete(response)
  return { status, headers, ...page }
}
