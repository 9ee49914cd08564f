/**
 * What the host imports: `build/server/index.js`, or this file through Vite while developing.
 *
 *   const { handle, cspNonce } = await import('…/build/server/index.js')
 *   const answer = await handle(request, { call, locale, publicUrl, mode })
 *
 * `request` is a web Request (GET or HEAD; also the router's `*.data` addresses). The body is one finished string in
 * which the host replaces `cspNonce`. Files of `build/client` belong under `/dist/`, answered before this.
 */
import { createRequestHandler, RouterContextProvider } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import { serverContext, type ServerContext } from './server-context.ts'

export { cspNonce, type ServerContext } from './server-context.ts'
export { themeScript } from './theme/theme-script.ts'

const answer = createRequestHandler(build, import.meta.env.DEV ? 'development' : 'production')

/** Answers one page or data request of the shop. Never rejects for a page's own error: that is a 500 page. */
export function handle(request: Request, server: ServerContext): Promise<Response> {
  const context = new RouterContextProvider()
  context.set(serverContext, server)
  return answer(request, context)
}
