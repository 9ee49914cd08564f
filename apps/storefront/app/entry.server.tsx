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
import { PageFragments } from '~/host/page-fragments.ts'
import { scriptsAfterPaint } from '~/host/start-scripts.ts'
import { FragmentContext } from '~/ui/cached-fragment.tsx'

await Promise.all([loadLanguage('zh-cn'), loadLanguage('en')])

/** Some thousand cards in both languages. */
const fragmentCache = new FragmentCache(4_000_000)

const closing = '</body></html>'
const escapes: Record<string, string> = { '<': '\\u003c', '>': '\\u003e', '&': '\\u0026' }
const script = (code: string): string => `<script nonce="${scriptMark}">${code}</script>`

/** Code that gives the loaders' data to the browser's router, instead of the stream that `ServerRouter` would write. */
function handOff(stream: string): string {
  const data = JSON.stringify(stream).replace(/[<>&]/g, (sign) => escapes[sign] ?? sign)
  const controller = 'window.__reactRouterContext.streamController'
  return `${controller}.enqueue(${data});${controller}.close();`
}

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

function render(request: Request, context: EntryContext, data: string): (string | Fragment)[] {
  const fragments = new PageFragments(fragmentCache)
  const html = renderToString(
    <FragmentContext value={fragments.render}>
      <ServerRouter context={context} url={request.url} nonce={scriptMark} />
    </FragmentContext>,
  )
  const { parts, start } = scriptsAfterPaint(fragments.divide(html.slice(0, -closing.length)))
  return ['<!DOCTYPE html>', ...parts, script((data && handOff(data)) + start), closing]
}

/** Missing pages are not faults; everything else is reported to the host, which logs it. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  context.get(serverContext).report(error)
}
