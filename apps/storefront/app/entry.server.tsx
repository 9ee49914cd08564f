import { text } from 'node:stream/consumers'
import { renderToString } from 'react-dom/server'
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from 'react-router'
import { finishedPages } from '~/host/finished-pages.ts'
import { FragmentCache, type Fragment } from '~/host/fragment-cache.tsx'
import { loadLanguage } from './i18n/language.ts'
import { scriptMark, serverContext } from '~/host/server-context.ts'
import { dataElement, handOff } from '~/host/page-data.ts'
import { PageFragments } from '~/host/page-fragments.ts'
import { scriptsAfterPaint } from '~/host/start-scripts.ts'
import { FragmentContext } from '~/ui/cached-fragment.tsx'

await Promise.all([loadLanguage('zh-cn'), loadLanguage('en')])

/** Some thousand cards in both languages. */
const fragmentCache = new FragmentCache(4_000_000)

const closing = '</body></html>'

/**
 * Renders a complete page that works with and without scripts. All loaders have finished and no page suspends, so
 * React's plain string, which costs half as much as its stream, is the complete page. It depends on the address and the
 * loaders' data alone, so a page that the host has from the same data is not rendered again.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  { serverHandoffStream, ...context }: EntryContext,
  server: RouterContextProvider,
): Promise<Response> {
  const data = serverHandoffStream ? await text(serverHandoffStream) : ''
  headers.set('Content-Type', 'text/html; charset=utf-8')
  const answer = new Response(null, { status, headers })
  const isRendered = data !== '' && data === server.get(serverContext).rendered
  finishedPages.set(answer, { data, body: isRendered ? null : render(request, context, data) })
  return answer
}

/** The router would build its tree of all routes for every page; it renders the matched ones alone. */
function ofMatchedRoutes({ manifest, ...context }: EntryContext): EntryContext {
  const ids = context.staticHandlerContext.matches.map(({ route }) => route.id)
  const routes = Object.fromEntries(ids.map((id) => [id, manifest.routes[id]]))
  return { ...context, manifest: { ...manifest, routes } }
}

function render(request: Request, context: EntryContext, data: string): (string | Fragment)[] {
  const fragments = new PageFragments(fragmentCache)
  const html = renderToString(
    <FragmentContext value={fragments.render}>
      <ServerRouter context={ofMatchedRoutes(context)} url={request.url} nonce={scriptMark} />
    </FragmentContext>,
  )
  const { parts, start } = scriptsAfterPaint(fragments.divide(html.slice(0, -closing.length)))
  const last = `<script nonce="${scriptMark}">${data && handOff}${start}</script>`
  return ['<!DOCTYPE html>', ...parts, data && dataElement(data), last + closing]
}

/** Missing pages are not faults; everything else is reported to the host, which logs it. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  context.get(serverContext).report(error)
}
