import type { ErrorKey } from '@fangshi/contract/errors'
import type { FastifyInstance } from 'fastify'
import type { Config } from './config.ts'
import type { Context } from './context.ts'
import type { Tx } from './kernel/db/db.ts'
import { mountSocket } from './kernel/events/mount-socket.ts'
import { connectHooks, requireListeners } from './kernel/hook.ts'
import { docsPage } from './kernel/http/docs-page.ts'
import { sendNotFound } from './kernel/http/envelope.ts'
import { forgetOldKeys } from './kernel/http/idempotency.ts'
import { mountApi } from './kernel/http/mount.ts'
import type { MountedRoute } from './kernel/http/on.ts'
import { openApi } from './kernel/http/openapi.ts'
import { textPolicy } from './kernel/http/security.ts'
import { RateCounter } from './kernel/http/rate-counter.ts'
import { createServer } from './kernel/http/server.ts'
import type { Guard } from './kernel/http/who.ts'
import type { Job, Timer } from './kernel/jobs/jobs.ts'
import type { Module } from './kernel/module.ts'
import { describeProduct, type Product } from './kernel/product.ts'
import { allow, lacksSecondFactor, mayPress, writeAudit } from './modules/access/public.ts'
import { authenticate, takeSocketTicket } from './modules/accounts/public.ts'
import { authenticateSeller } from './modules/stores/public.ts'
import { modules } from './modules.ts'
import { verifyNightly } from './verify-nightly.ts'

/** The modules of a mode. */
const modulesIn = (mode: Config['mode']): readonly Module[] =>
  modules.filter(({ demoOnly }) => mode === 'demo' || !demoOnly)

/** All that there is, as in the demo. */
export const product = describeProduct(modules)
let described: { mode: Config['mode']; product: Product } = { mode: 'demo', product }
/** What there is in the mode of the process; rights and menus are made from it. */
function describeIn(mode: Config['mode']): Product {
  if (described.mode !== mode) described = { mode, product: describeProduct(modulesIn(mode)) }
  return described.product
}
connectHooks(modules.flatMap((module) => module.listens ?? []))
requireListeners()

export const mountedIn = (mode: Config['mode']): readonly MountedRoute[] =>
  modulesIn(mode).flatMap((module) => module.routes ?? [])
export const jobsIn = (mode: Config['mode']): readonly Job<never>[] =>
  modulesIn(mode).flatMap((module) => module.jobs ?? [])
export const timersIn = (mode: Config['mode']): readonly Timer[] => [
  forgetOldKeys,
  verifyNightly,
  ...modulesIn(mode).flatMap((module) => module.timers ?? []),
]
export const mounted = mountedIn('demo')
export const jobs = jobsIn('demo')
export const timers = timersIn('demo')
const constraints: Readonly<Record<string, ErrorKey>> = Object.assign(
  {},
  ...modules.map((module) => module.constraints ?? {}),
)

/** Inserts what the modules need to exist, after the migrations. */
export async function prepareModules(tx: Tx, ctx: Context): Promise<void> {
  const { mode } = ctx.config
  describeIn(mode)
  for (const module of modulesIn(mode)) await module.prepare?.(tx, ctx)
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
  rate = new RateCounter(ctx.config.rateLimit),
): Promise<FastifyInstance> {
  const { mode } = ctx.config
  const { routes } = describeIn(mode)
  const app = createServer(ctx.config, ctx.log, constraints, rate)
  // Both are made when they are first asked for, so that no start waits for them, and kept.
  let document: object | undefined
  let docs: string | undefined
  app.get('/api/openapi.json', async () => (document ??= openApi(routes, ctx.config.publicUrl)))
  app.get('/api/docs', async (_request, reply) =>
    reply
      .header('content-security-policy', textPolicy)
      .type('text/html; charset=utf-8')
      .send((docs ??= docsPage(routes))),
  )
  app.get('/healthz', async () => ({ ok: true }))
  const guard = guardOf(ctx)
  await mountApi(app, { ctx, guard, routes: mountedIn(mode) })
  mountSocket(app, {
    ctx,
    allow: guard.allow,
    takeTicket: (ticket) => takeSocketTicket(ctx, ticket),
    count: (address) => rate.take(address),
  })
  if (pages) await pages(app)
  else app.setNotFoundHandler(sendNotFound)
  return app
}
