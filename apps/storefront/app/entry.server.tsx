import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import { isRouteErrorResponse, ServerRouter, type EntryContext, type HandleErrorFunction } from 'react-router'
import { loadLanguage } from './i18n/language.ts'
import { cspNonce } from './server-context.ts'

await Promise.all([loadLanguage('zh-cn'), loadLanguage('en')])

/** Collects the finished page; the host compresses and caches it as a whole. */
function collect(resolve: (html: string) => void): Writable {
  const parts: Buffer[] = []
  return new Writable({
    write(part: Buffer, _encoding, done) {
      parts.push(part)
      done()
    },
    final(done) {
      resolve(Buffer.concat(parts).toString('utf8'))
      done()
    },
  })
}

/** Renders a page whole (`onAllReady`): with or without scripts the reader gets all of it. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(<ServerRouter context={context} url={request.url} nonce={cspNonce} />, {
      nonce: cspNonce,
      onAllReady() {
        headers.set('Content-Type', 'text/html; charset=utf-8')
        pipe(collect((html) => resolve(new Response(html, { status, headers }))))
      },
      onShellError: reject,
      onError: reject,
    })
  })
}

/** Pages that are missing are answers, not faults; everything else is logged by the host's console. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  console.error(error)
}
