import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Call } from '@fangshi/contract/client'
import { localeOf, type Locale } from '@fangshi/contract/locale'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { sendNotFound } from '../kernel/http/envelope.ts'
import { pagePolicy } from '../kernel/http/security.ts'
import { PageCache } from './page-cache.ts'
import { PagePieces } from './page-pieces.ts'

/** What the storefront's server bundle exports (apps/storefront/app/server.ts). */
interface Bundle {
  cspNonce: string
  /** The query keys that pages read; others (such as tracking) neither split the cache nor reach a page. */
  pageQueryKeys: readonly string[]
  handle(
    request: Request,
    context: { call: Call; locale: Locale; publicUrl: string; mode: Config['mode'] },
  ): Promise<{ status: number; headers: Headers; body: string }>
}

export interface StorefrontOptions {
  config: Config
  callsFor: (locale: Locale) => Call
  /** Returns the bundle: built once, or through Vite during development. */
  bundle: () => Promise<Bundle>
  /** What pages may connect to besides their own server: Vite's socket during development. */
  connect?: string
  /** The origins besides this server that pictures may come from. */
  images: () => Promise<string[]>
}

/** The built bundle in `folder`. Throws an Error that says what to do when it was not built. */
export async function loadBundle(folder: string): Promise<Bundle> {
  const file = join(folder, 'build/server/index.js')
  if (!existsSync(file)) throw new Error('The storefront is not built. Run `npm start`, which builds it.')
  return (await import(pathToFileURL(file).href)) as Bundle
}

interface Page {
  status: number
  headers: [string, string][]
  pieces: PagePieces
  size: number
  images: string[]
}

function cleanUrl(publicUrl: string, url: string, keys: readonly string[]): URL {
  const requested = new URL(url, publicUrl)
  const clean = new URL(requested.pathname, publicUrl)
  for (const key of keys) for (const value of requested.searchParams.getAll(key)) clean.searchParams.append(key, value)
  return clean
}

/** `/` sends English readers to `/?lang=en`, unless they chose Chinese before (rules §12). */
function wantsEnglish(request: FastifyRequest): boolean {
  const chosen = /(?:^|;\s*)lang=([\w-]+)/.exec(request.headers.cookie ?? '')?.[1]
  return localeOf(chosen ?? request.headers['accept-language']) === 'en'
}

/**
 * Mounts the shop's pages: everything that is neither API nor file. Pages are rendered without a user and cached for a
 * second.
 */
export function mountStorefront(
  app: FastifyInstance,
  { config, callsFor, bundle, connect, images }: StorefrontOptions,
): void {
  const cache = new PageCache<Page>(config.pageCacheMs)

  const render = async (url: URL): Promise<Page> => {
    const { handle, cspNonce } = await bundle()
    const locale = localeOf(url.searchParams.get('lang'))
    const answer = await handle(new Request(url), {
      call: callsFor(locale),
      locale,
      publicUrl: config.publicUrl,
      mode: config.mode,
    })
    const pieces = new PagePieces(answer.body, cspNonce)
    const headers = [...answer.headers].filter(([name]) => name !== 'content-length')
    return { status: answer.status, headers, pieces, size: pieces.size, images: await images() }
  }

  const send = (request: FastifyRequest, reply: FastifyReply, page: Page): FastifyReply => {
    const nonce = randomBytes(16).toString('base64url')
    reply.code(page.status)
    for (const [name, value] of page.headers) reply.header(name, value)
    reply
      .header('content-security-policy', pagePolicy(`'nonce-${nonce}'`, { connect, images: page.images }))
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-encoding')
    const takesGzip = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '')
    if (!takesGzip) return reply.send(page.pieces.withNonce(nonce))
    return reply.header('content-encoding', 'gzip').send(page.pieces.gzipWithNonce(nonce))
  }

  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?')[0] ?? '/'
    const isPage =
      (request.method === 'GET' || request.method === 'HEAD') &&
      !path.startsWith('/api/') &&
      (!/\.[\w-]+$/.test(path) || path.endsWith('.data'))
    if (!isPage) return sendNotFound(request, reply)
    const { pageQueryKeys } = await bundle()
    const url = cleanUrl(config.publicUrl, request.url, pageQueryKeys)
    if (path === '/' && !url.searchParams.has('lang') && wantsEnglish(request)) {
      return reply.header('vary', 'cookie, accept-language').redirect('/?lang=en', 302)
    }
    return send(request, reply, await cache.get(url.pathname + url.search, () => render(url)))
  })
}
