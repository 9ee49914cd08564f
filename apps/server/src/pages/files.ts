import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { refusalOf, sendNotFound } from '../kernel/http/envelope.ts'
import { pagePolicy } from '../kernel/http/security.ts'
import { installTags } from './install.ts'
import { thumbnails } from './thumbnails.ts'
import { sendWaitPage } from './wait-page.ts'

const year = 'public, max-age=31536000, immutable'

/** Whether an address is refused for what it says: folders, dots, the character 0, names that no disk takes. */
function namesNoFile(error: unknown): boolean {
  const { code, statusCode = 500 } = error as { code?: string; statusCode?: number }
  return statusCode < 500 || code === 'ENAMETOOLONG'
}

/** Static files: the fronts' hashed assets under `/dist/`, uploads under `/uploads/` (their names are never used twice). */
export async function mountFiles(
  app: FastifyInstance,
  folders: { storefront: string; console: string; uploads: string },
): Promise<void> {
  mkdirSync(folders.uploads, { recursive: true, mode: 0o700 })
  const serve = async (files: FastifyInstance, root: string, prefix: string, isBuilt: boolean): Promise<void> => {
    if (!existsSync(root)) return
    await files.register(fastifyStatic, {
      root,
      prefix,
      decorateReply: !isBuilt,
      index: false,
      cacheControl: false,
      // The builds write `.br` and `.gz` files beside their texts; uploads are already compressed.
      preCompressed: isBuilt,
      setHeaders: (reply, path) => {
        reply.header('cache-control', year)
        // Documents and packages are downloaded, not displayed, since they were not re-encoded.
        if (!isBuilt && !path.endsWith('.webp')) reply.header('content-disposition', 'attachment')
      },
    })
  }
  await app.register(async (files) => {
    files.setErrorHandler((error, request, reply) => {
      if (!namesNoFile(error)) throw error
      sendNotFound(request, reply)
    })
    files.addHook('onRequest', thumbnails(folders.uploads))
    await serve(files, folders.uploads, '/uploads/', false)
    await serve(files, join(folders.console, 'dist'), '/dist/console/', true)
    await serve(files, join(folders.storefront, 'build/client'), '/dist/', true)
  })
}

/** Pages of the back offices that no menu leads to. */
const ownPages = /^\/(Admin|Seller)(\/|\/login|\/security|\/gallery)?$|^\/Admin\/setup$/

/** What the back offices' shell depends on. */
interface ConsoleSources {
  /** The origins besides this server that pictures may come from. */
  images: () => Promise<string[]>
  isMenuPath: (path: string) => Promise<boolean>
}

/**
 * The back offices: one shell for every path below `/Admin/` and `/Seller/`, 404 for those that no menu leads to. The
 * shell says so itself, to whoever is logged in.
 */
export function mountConsole(app: FastifyInstance, folder: string, { images, isMenuPath }: ConsoleSources): void {
  const file = join(folder, 'dist/index.html')
  if (!existsSync(file)) return
  const html = readFileSync(file, 'utf8')
  const hashes = Array.from(
    html.matchAll(/<script>([\s\S]*?)<\/script>/g),
    ([, script]) =>
      `'sha256-${createHash('sha256')
        .update(script ?? '')
        .digest('base64')}'`,
  )
  const scripts = hashes.join(' ')
  // The default area among those that are matched by their prefix (spec §2).
  for (const path of ['/Admins', '/Admins/*'])
    app.get(path, (request, reply) => reply.redirect(request.url.replace('/Admins', '/Admin'), 302))
  const areas = { '/Admin': 'admin', '/Admin/*': 'admin', '/Seller': 'seller', '/Seller/*': 'seller' } as const
  for (const [path, area] of Object.entries(areas)) {
    const page = html.replace('</head>', `${installTags(area)}</head>`)
    app.get(path, async (request, reply) => {
      const [address = ''] = request.url.split('?')
      const known = await Promise.all([images(), ownPages.test(address) || isMenuPath(address)]).catch(
        (error: unknown) => {
          if (refusalOf(error, {}).key !== 'BUSY') throw error
          return null
        },
      )
      if (!known) return sendWaitPage(request, reply, 'busy')
      const [origins, isPage] = known
      return reply
        .code(isPage ? 200 : 404)
        .header('content-security-policy', pagePolicy(scripts, { images: origins }))
        .header('cache-control', 'no-cache')
        .type('text/html; charset=utf-8')
        .send(page)
    })
  }
}
