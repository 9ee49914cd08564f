import { text } from 'node:stream/consumers'
import { renderToString } from 'react-dom/server'
import { isRouteErrorResponse, ServerRouter, type EntryContext, type HandleErrorFunction } from 'react-router'
import { finishedPages } from '~/host/finished-pages.ts'
import { loadLanguage } from './i18n/language.ts'
import { cspNonce, serverContext } from '~/host/server-context.ts'

await Promise.all([loadLanguage('zh-cn'), loadLanguage('en')])

const closing = '</body></html>'
const escapes: Record<string, string> = { '<': '\\u003c', '>': '\\u003e', '&': '\\u0026' }
const script = (code: string): string => `<script nonce="${cspNonce}">${code}</script>`

/** The loaders' data for the browser's router in one script, instead of the stream that `ServerRouter` would write. */
async function handOff(stream: ReadableStream<Uint8Array>): Promise<string> {
  const data = JSON.stringify(await text(stream)).replace(/[<>&]/g, (sign) => escapes[sign] ?? sign)
  const controller = 'window.__reactRouterContext.streamController'
  return script(`${controller}.enqueue(${data});${controller}.close();`)
}

/**
 * Renders a complete page that works with and without scripts. All loaders have finished and no page suspends, so
 * React's plain string, which costs half as much as its stream, is the complete page.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  { serverHandoffStream, ...context }: EntryContext,
): Promise<Response> {
  const data = serverHandoffStream ? await handOff(serverHandoffStream) : ''
  const html = renderToString(<ServerRouter context={context} url={request.url} nonce={cspNonce} />)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  const answer = new Response(null, { status, headers })
  finishedPages.set(answer, `<!DOCTYPE html>${html.slice(0, -closing.length)}${data}${closing}`)
  return answer
}

/** Missing pages are not faults; everything else is reported to the host, which logs it. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  context.get(serverContext).report(error)
}
