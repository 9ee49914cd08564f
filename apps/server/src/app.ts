import type { ErrorKey } from '@fangshi/contract/errors'
import type { FastifyInstance } from 'fastify'
import type { Context } from './context.ts'
import type { Tx } from './kernel/db/db.ts'
import { docsPage } from './kernel/http/docs-page.ts'
import { sendNotFound } from './kernel/http/envelope.ts'
import { forgetOldKeys } from './kernel/http/idempotency.ts'
import { mountApi } from './kernel/http/mount.ts'
import type { Mounted } from './kernel/http/on.ts'
import { openApi } from './kernel/http/openapi.ts'
import { createServer } from './kernel/http/server.ts'
import type { Guard } from './kernel/http/who.ts'
import type { Job, Timer } from './kernel/jobs/jobs.ts'
import type { Module } from './kernel/module.ts'
import { access } from './modules/access/module.ts'
import { allow, mayPress, writeAudit } from './modules/access/public.ts'
import { accounts } from './modules/accounts/module.ts'
import { authenticate, oauthGroups, testOauth } from './modules/accounts/public.ts'
import { cart } from './modules/cart/module.ts'
import { catalog } from './modules/catalog/module.ts'
import { followName, onOrderNumbers } from './modules/catalog/public.ts'
import { content } from './modules/content/module.ts'
import { dashboard } from './modules/dashboard/module.ts'
import { fileSpace } from './modules/file-space/module.ts'
import { files } from './modules/files/module.ts'
import { testUploads } from './modules/files/public.ts'
import { freight } from './modules/freight/module.ts'
import { createDefaultTemplate } from './modules/freight/public.ts'
import { geo } from './modules/geo/module.ts'
import { ledger } from './modules/ledger/module.ts'
import { logistics } from './modules/logistics/module.ts'
import { onDelivered, testLogistics } from './modules/logistics/public.ts'
import { messages } from './modules/messages/module.ts'
import { testSms } from './modules/messages/public.ts'
import { orders } from './modules/orders/module.ts'
import { orderBillHooks, orderNumbers, receiveInTime } from './modules/orders/public.ts'
import { payments } from './modules/payments/module.ts'
import { payGroups, registerBillKind, testPayKeys } from './modules/payments/public.ts'
import { pricing } from './modules/pricing/module.ts'
import { settings } from './modules/settings/module.ts'
import { onConfigTest } from './modules/settings/public.ts'
import { shopfront } from './modules/shopfront/module.ts'
import { stores } from './modules/stores/module.ts'
import { authenticateSeller, onStorePassed, onStoreRenamed } from './modules/stores/public.ts'
import { taxonomy } from './modules/taxonomy/module.ts'
import { onRenamed } from './modules/taxonomy/public.ts'

/** The modules in dependency order: each may use only those before it. */
const modules: readonly Module[] = [
  settings,
  ledger,
  files,
  messages,
  geo,
  logistics,
  accounts,
  taxonomy,
  stores,
  access,
  content,
  freight,
  fileSpace,
  catalog,
  payments,
  pricing,
  cart,
  orders,
  shopfront,
  dashboard,
]

registerBillKind('order_group', orderBillHooks)
onRenamed(followName)
onStorePassed(createDefaultTemplate)
onStoreRenamed((tx, ctx, id) => followName(tx, ctx, 'store', id))
onOrderNumbers(orderNumbers)
onConfigTest(['upload'], () => testUploads)
onConfigTest(['sms'], () => testSms)
onConfigTest(['kuaibao'], () => testLogistics)
onDelivered(receiveInTime)
onConfigTest(payGroups, testPayKeys)
for (const group of oauthGroups) onConfigTest([group], () => testOauth(group))

export const mounted: readonly Mounted[] = modules.flatMap((module) => module.routes ?? [])
export const jobs: readonly Job<never>[] = modules.flatMap((module) => module.jobs ?? [])
export const timers: readonly Timer[] = [forgetOldKeys, ...modules.flatMap((module) => module.timers ?? [])]
const constraints: Readonly<Record<string, ErrorKey>> = Object.assign(
  {},
  ...modules.map((module) => module.constraints ?? {}),
)

/** Puts in place what the modules need to be there, after the migrations. */
export async function prepareModules(tx: Tx, ctx: Context): Promise<void> {
  for (const module of modules) await module.prepare?.(tx, ctx)
}

const guardOf = (ctx: Context): Guard => ({
  authenticate: (area, token) => (area === 'Seller' ? authenticateSeller(ctx, token) : authenticate(ctx, area, token)),
  allow: (who, right) => allow(ctx.db, who, right),
  mayPress: (who, screen, button) => mayPress(ctx.db, who, screen, button),
  audit: (tx, origin, changes) => writeAudit(tx, origin, changes, ctx.now()),
})

/** The server with every API route mounted. `pages` adds what is not API: the shop's pages, the consoles, files. */
export async function createApp(
  ctx: Context,
  pages?: (app: FastifyInstance) => Promise<void>,
): Promise<FastifyInstance> {
  const app = createServer(ctx.config, ctx.log, constraints)
  const routes = mounted.map(({ route }) => route)
  const document = openApi(routes, ctx.config.publicUrl)
  app.get('/api/openapi.json', async () => document)
  app.get('/api/docs', async (_request, reply) => {
    const policy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"
    return reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(docsPage(routes))
  })
  app.get('/healthz', async () => ({ ok: true }))
  await mountApi(app, { ctx, guard: guardOf(ctx), routes: mounted })
  if (pages) await pages(app)
  else app.setNotFoundHandler(sendNotFound)
  return app
}
