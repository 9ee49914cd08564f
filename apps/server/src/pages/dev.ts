import type { FastifyInstance } from 'fastify'
import type { StorefrontOptions } from './storefront.ts'

interface Development {
  bundle: StorefrontOptions['bundle']
  attach(app: FastifyInstance): void
  close(): Promise<void>
}

/** The storefront through Vite, with reload; only while developing. */
export async function developmentBundle(root: string): Promise<Development> {
  const { createServer } = await import('vite')
  const vite = await createServer({ root, appType: 'custom', server: { middlewareMode: true } })
  return {
    bundle: async () =>
      (await vite.ssrLoadModule('/app/server.ts')) as Awaited<ReturnType<StorefrontOptions['bundle']>>,
    attach(app) {
      app.addHook('onRequest', (request, reply, done) => {
        if (/^\/(api|Admin|Seller|uploads|readyz|healthz)(\/|$)/.test(request.url)) return done()
        vite.middlewares(request.raw, reply.raw, (error?: unknown) => done(error as Error))
      })
    },
    close: () => vite.close(),
  }
}
