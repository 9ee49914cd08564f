import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { pagePolicy } from '../kernel/http/security.ts'

const year = 'public, max-age=31536000, immutable'

/** Static files: the fronts' hashed assets under `/dist/`, uploads under `/uploads/` (their names are never used twice). */
export async function mountFiles(
  app: FastifyInstance,
  folders: { storefront: string; console: string; uploads: string },
): Promise<void> {
  mkdirSync(folders.uploads, { recursive: true, mode: 0o700 })
  const serve = async (root: string, prefix: string, isBuilt: boolean): Promise<void> => {
    if (!existsSync(root)) return
    await app.register(fastifyStatic, {
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
  await serve(folders.uploads, '/uploads/', false)
  await serve(join(folders.console, 'dist'), '/dist/console/', true)
  await serve(join(folders.storefront, 'build/client'), '/dist/', true)
}

/**
 * The back offices: one shell for every path below `/Admin/` and `/Seller/`. `images` are the origins besides this
 * server that pictures may come from.
 */
export function mountConsole(app: FastifyInstance, folder: string, images: () => Promise<string[]>): void {
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
  for (const path of ['/Admin', '/Admin/*', '/Seller', '/Seller/*']) {
    app.get(path, async (_request, reply) =>
      reply
        .header('content-security-policy', pagePolicy(scripts, { images: await images() }))
        .header('cache-control', 'no-cache')
        .type('text/html; charset=utf-8')
        .send(html),
    )
  }
}
