import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Call } from '@fangshi/contract/client'
import { localeOf, type Locale } from '@fangshi/contract/locale'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { busy, refusalOf, sendNotFound, sendRefusal } from '../kernel/http/envelope.ts'
import { pagePolicy } from '../kernel/http/security.ts'
import type { PageRequest } from '../modules/catalog/public.ts'
import { isData, sendWaitPage } from './wait-page.ts'
import { PageCache } from './page-cache.ts'
import { choosesChinese, chosenChinese, requestedLocale } from './page-language.ts'
import { PageBody, type PagePart } from './page-body.ts'

/** What the storefront's server bundle exports (apps/storefront/app/server.ts). */
interface Bundle {
  /** The nonce of the shop's own inline scripts (`PageBody`). */
  scriptMark: string
  /** The query keys that the page at an address reads; others (such as tracking) neither split the cache nor reach it. */
  pageQueryKeys: (pathname: string) => readonly string[]
  handle(
    request: Request,
    context: {
      call: Call
      locale: Locale
      publicUrl: string
      mode: Config['mode']
      /** Called with every error that the page shows as a fault. */
      report: (error: unknown) => void
      /** The data of the copy that we have; a page with the same data is not rendered again. */
      rendered: string | undefined
    },
  ): Promise<{ status: number; headers: Headers; body: readonly PagePart[] | null; data: string | undefined }>
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
  /** Told of every page that was sent whole. */
  opened?: (page: PageRequest) => void
  /** How long the database has owed an answer to a page, in ms. */
  waitedMs: () => number
}

/** How long a page waits for the database before the last copy is sent, in ms. */
const patienceMs = 1000
const heldBytes = 64 * 1024 * 1024
/** How long a page whose data do not change is kept without being rendered, in ms: it may show the time. */
const renderedForMs = 60_000

/** The built bundle in `folder`. Throws an Error that says what to do when it was not built. */
export async function loadBundle(folder: string): Promise<Bundle> {
  const file = join(folder, 'build/server/index.js')
  if (!existsSync(file)) throw new Error('The storefront is not built. Run `npm start`, which builds it.')
  return (await import(pathToFileURL(file).href)) as Bundle
}

interface Page {
  status: number
  headers: [string, string][]
  body: PageBody
  size: number
  images: string[]
  data: string | undefined
  renderedAt: number
}

/** A page that shows a fault, and what it was. It is sent, logged and not kept. */
class BrokenPage extends Error {
  readonly page: Page
  constructor(page: Page, cause: unknown) {
    super('a page could not be rendered', { cause })
    this.page = page
  }
}

/** Whether a page failed because the database was too slow or out of reach, also inside the call of a loader. */
const isBusy = (error: unknown): boolean =>
  (error as { key?: unknown } | null)?.key === 'BUSY' ||
  refusalOf(error, {}).key === 'BUSY' ||
  (error instanceof BrokenPage && isBusy(error.cause))

/** The address of a page with the parameters that it reads, and its language where it names English. */
function cleanUrl(publicUrl: string, url: string, keys: readonly string[]): URL {
  // Not `new URL(url, publicUrl)`: what begins with two slashes would name another host.
  const { origin } = new URL(publicUrl)
  const requested = new URL(origin + url)
  const clean = new URL(origin + requested.pathname)
  if (localeOf(requested.searchParams.get('lang')) === 'en') clean.searchParams.set('lang', 'en')
  for (const key of keys.filter((name) => name !== 'lang')) {
    for (const value of requested.searchParams.getAll(key)) clean.searchParams.append(key, value.replaceAll('\0', ''))
  }
  return clean
}

/** What is counted of an opened page; nothing of who opened it. */
function pageRequest({ headers }: FastifyRequest, path: string): PageRequest {
  const purpose = headers['sec-purpose'] ?? headers.purpose
  return { path, userAgent: headers['user-agent'], purpose: typeof purpose === 'string' ? purpose : undefined }
}

/** Whether somebody opens an address in a browser, who reads a page whatever the address looks like. */
const isNavigation = ({ headers }: FastifyRequest): boolean => headers.accept?.includes('text/html') ?? false

/**
 * Mounts the shop's pages: everything that is neither API nor file. Pages are rendered without a user and cached for a
 * second. Where the database does not answer within a second, the last copy is sent, up to a minute old, else a page that
 * says so.
 */
export function mountStorefront(
  app: FastifyInstance,
  { config, callsFor, bundle, connect, images, opened, waitedMs }: StorefrontOptions,
): void {
  const lastCopies = { maxAgeMs: 60_000, patienceMs, isStuck: () => waitedMs() > patienceMs, hides: isBusy }
  const cache = new PageCache<Page>(config.pageCacheMs, heldBytes, undefined, lastCopies)

  const render = async (url: URL, locale: Locale, copy: Page | undefined): Promise<Page> => {
    const last = copy && copy.renderedAt > performance.now() - renderedForMs ? copy : undefined
    const { handle, scriptMark } = await bundle()
    const faults: unknown[] = []
    const answer = await handle(new Request(url), {
      call: callsFor(locale),
      locale,
      publicUrl: config.publicUrl,
      mode: config.mode,
      report: (error) => void faults.push(error),
      rendered: last?.data,
    })
    if (answer.body === null && last) return { ...last, images: await images() }
    const body = new PageBody(answer.body ?? [], scriptMark)
    const { status, data } = answer
    const headers = [...answer.headers].filter(([name]) => name !== 'content-length')
    const size = 2 * body.size + 2 * (data?.length ?? 0)
    const page = { status, headers, body, size, images: await images(), data, renderedAt: performance.now() }
    if (answer.status >= 500) throw new BrokenPage(page, faults.find(isBusy) ?? faults[0])
    return page
  }

  const sendFault = (request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply => {
    const cause = error instanceof BrokenPage ? error.cause : error
    if (isBusy(cause)) {
      request.log.warn({ err: cause }, 'a page was not to be had: the database was too slow or out of reach')
      return isData(request) ? sendRefusal(request, reply, busy()) : sendWaitPage(request, reply, 'busy')
    }
    if (!(error instanceof BrokenPage)) throw error
    request.log.error({ err: cause }, 'a page could not be rendered')
    return send(request, reply, error.page)
  }

  const send = (request: FastifyRequest, reply: FastifyReply, page: Page): FastifyReply => {
    const { bytes, encoding } = page.body.encodedFor(request.headers['accept-encoding'])
    reply.code(page.status)
    for (const [name, value] of page.headers) reply.header(name, value)
    reply
      .header('content-security-policy', pagePolicy(page.body.scripts, { connect, images: page.images }))
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-encoding, accept-language, cookie')
    if (choosesChinese(request)) reply.header('set-cookie', chosenChinese)
    if (encoding) reply.header('content-encoding', encoding)
    return reply.send(bytes)
  }

  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?')[0] ?? '/'
    const isPage =
      (request.method === 'GET' || request.method === 'HEAD') &&
      path.startsWith('/') &&
      !path.includes('%00') &&
      !/^\/(api|dist|uploads|social)\//.test(path) &&
      (!/\.[\w-]+$/.test(path) || path.endsWith('.data') || isNavigation(request))
    if (!isPage) return sendNotFound(request, reply)
    // The router in the browser would take what follows for a host.
    if (path.startsWith('//')) return reply.redirect(request.url.replace(/^\/+/, '/'), 308)
    const { pageQueryKeys } = await bundle()
    const locale = requestedLocale(request)
    const url = cleanUrl(config.publicUrl, request.url, pageQueryKeys(path))
    const key = `${locale} ${url.pathname}${url.search}`
    try {
      const page = await cache.get(key, (last) => render(url, locale, last))
      if (page.status === 200 && request.method === 'GET') opened?.(pageRequest(request, path))
      return send(request, reply, page)
    } catch (error) {
      return sendFault(request, reply, error)
    }
  })
}
