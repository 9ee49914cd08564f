import type { ErrorKey } from '@fangshi/contract/errors'
import type { FastifyInstance } from 'fastify'
import type { Context } from './context.ts'
import type { Tx } from './kernel/db/db.ts'
import { connectHooks, requireListeners } from './kernel/hook.ts'
import { docsPage } from './kernel/http/docs-page.ts'
import { sendNotFound } from './kernel/http/envelope.ts'
import { forgetOldKeys } from './kernel/http/idempotency.ts'
import { mountApi } from './kernel/http/mount.ts'
import type { Mounted } from './kernel/http/on.ts'
import { openApi } from './kernel/http/openapi.ts'
import { textPolicy } from './kernel/http/security.ts'
import type { RateCounter } from './kernel/http/rate-counter.ts'
import { createServer } from './kernel/http/server.ts'
import type { Guard } from './kernel/http/who.ts'
import type { Job, Timer } from './kernel/jobs/jobs.ts'
import { describeProduct } from './kernel/product.ts'
import { allow, lacksSecondFactor, mayPress, writeAudit } from './modules/access/public.ts'
import { authenticate } from './modules/accounts/public.ts'
import { authenticateSeller } from './modules/stores/public.ts'
import { modules } from './modules.ts'
import { verifyNightly } from './verify-nightly.ts'

export const product = describeProduct(modules)
connectHooks(modules.flatMap((module) => module.listens ?? []))
requireListeners()

export const mounted: readonly Mounted[] = modules.flatMap((module) => module.routes ?? [])
export const jobs: readonly Job<never>[] = modules.flatMap((module) => module.jobs ?? [])
export const timers: readonly Timer[] = [
  forgetOldKeys,
  verifyNightly,
  ...modules.flatMap((module) => module.timers ?? []),
]
const constraints: Readonly<Record<string, ErrorKey>> = Object.assign(
  {},
  ...modules.map((module) => module.constraints ?? {}),
)

/** Inserts what the modules need to exist, after the migrations. */
export async function prepareModules(tx: Tx, ctx: Context): Promise<void> {
  for (const module of modules) await module.prepare?.(tx, ctx)
}

const guardOf = (ctx: Context): Guard => ({
  authenticate: (area, token) => (area === 'Seller' ? authenticateSeller(ctx, token) : authenticate(ctx, area, token)),
  allow: (who, right) => allow(ctx.db, who, right),
  lacksSecondFactor: (who) => lacksSecondFactor(ctx.db, who),
  mayPress: (who, screen, button) => mayPress(ctx.db, who, screen, button),
  audit: (tx, origin, changes) => writeAudit(tx, origin, changes, ctx.now()),
})

/** The server with every API route mounted. `pages` adds everything else: the shop's pages, the consoles, files. */
export async function createApp(
  ctx: Context,
  pages?: (app: FastifyInstance) => Promise<void>,
  rate?: RateCounter,
): Promise<FastifyInstance> {
  const app = createServer(ctx.config, ctx.log, constraints, rate)
  const document = openApi(product.routes, ctx.config.publicUrl)
  app.get('/api/openapi.json', async () => document)
  app.get('/api/docs', async (_request, reply) =>
    reply.header('content-security-policy', textPolicy).type('text/html; charset=utf-8').send(docsPage(product.routes)),
  )
  app.get('/healthz', async () => ({ ok: true }))
  await mountApi(app, { ctx, guard: guardOf(ctx), routes: mounted })
  if (pages) await pages(app)
  else app.setNotFoundHandler(sendNotFound)
  return app
}
