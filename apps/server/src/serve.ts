import { fileURLToPath } from 'node:url'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { createApp, jobsIn, mountedIn, timersIn } from './app.ts'
import type { Config } from './config.ts'
import type { Context } from './context.ts'
import { connectionsEnded, stopListening } from './drain.ts'
import { freeMemory } from './free-memory.ts'
import { isOutOfReach } from './kernel/db/database-error.ts'
import { openDatabase } from './kernel/db/db.ts'
import { watchReadiness } from './kernel/db/readiness.ts'
import { overOneConnection } from './kernel/db/one-connection.ts'
import { pageWaits, watchQueries } from './kernel/db/waits.ts'
import { createEvents } from './kernel/events/events.ts'
import { RateCounter } from './kernel/http/rate-counter.ts'
import { shareRates } from './kernel/http/shared-rates.ts'
import { localCalls } from './kernel/http/local-call.ts'
import { createJobs } from './kernel/jobs/jobs.ts'
import { createLog } from './kernel/log.ts'
import { randomDigits } from './kernel/random-digits.ts'
import { Tally } from './kernel/tally.ts'
import { countPage, keepVisits } from './modules/catalog/public.ts'
import { openSimulator } from './modules/payments/public.ts'
import { imageOrigins } from './modules/files/public.ts'
import { isMenuPath } from './modules/access/public.ts'
import { mountConsole, mountFiles } from './pages/files.ts'
import { mountInstall } from './pages/install.ts'
import { limitPages } from './pages/limit-pages.ts'
import { mountMapPicker } from './pages/map-picker.ts'
import { mountSimulatedWechat } from './pages/simulator/mount-simulated-wechat.ts'
import { mountSimulator } from './pages/simulator/mount-simulator.ts'
import { noticesTimer } from './pages/simulator/through-handler.ts'
import { mountSocialImages } from './pages/social-image.ts'
import { mountSitemap } from './pages/sitemap.ts'
import { loadBundle, mountStorefront } from './pages/storefront.ts'

const folderOf = (app: string): string => fileURLToPath(new URL(`../../${app}`, import.meta.url))

/** A context over the database that `config` names. */
export function openContext(config: Config & { databaseUrl: string }): Context {
  const log = createLog(config.logLevel)
  const db = openDatabase(config.databaseUrl)
  // What the database has no connection for now is done at the next turn or retried.
  const jobs = createJobs((error) =>
    isOutOfReach(error) ? log.warn({ err: error }, 'a job has to wait') : log.error({ err: error }, 'a job failed'),
  )
  return { db, now: () => new Date(), randomDigits, config, log, jobs, events: createEvents(log), visits: new Tally() }
}

/**
 * One serving process: API, pages, jobs, each with connections of its own, so that none can take them from the others.
 * Resolves when it listens; `stop` completes started requests, then ends.
 */
export async function serve(ctx: Context, { dev = false } = {}): Promise<{ stop(): Promise<void> }> {
  const { config } = ctx
  const storefront = folderOf('storefront')
  const development = dev ? await (await import('./pages/dev.ts')).developmentBundle(storefront) : null
  const built = development ? null : await loadBundle(storefront)
  const { databaseUrl = '' } = config
  const pagesDb = openDatabase(databaseUrl, 8, pageWaits)
  const pageQueries = watchQueries(pagesDb.pool)
  const pagesCtx: Context = { ...ctx, db: pagesDb }
  const jobsDb = openDatabase(databaseUrl)
  const readiness = watchReadiness(databaseUrl, config.dataDir)
  const rates = {
    api: new RateCounter(config.rateLimit, config.workers),
    pages: new RateCounter(config.rateLimit, config.workers),
  }
  shareRates(rates)
  const simulator = openSimulator(ctx)
  let ready = false
  const mountPages = async (server: FastifyInstance): Promise<void> => {
    if (!development) limitPages(server, rates.pages) // Vite sends hundreds of modules
    development?.attach(server)
    server.addHook('preClose', () => connectionsEnded(server.server))
    server.get('/readyz', async (_request, reply) => {
      const up = ready && (await readiness.isReady())
      return reply.code(up ? 200 : 503).send({ ready: up })
    })
    const uploads = join(config.dataDir, 'uploads')
    await mountFiles(server, { storefront, console: folderOf('console'), uploads })
    mountSocialImages(server, uploads)
    const images = (): Promise<string[]> => imageOrigins(pagesDb)
    mountConsole(server, folderOf('console'), { images, isMenuPath: (path) => isMenuPath(pagesDb, path) })
    mountSitemap(server, pagesCtx)
    mountInstall(server, pagesCtx)
    mountMapPicker(server, pagesCtx)
    if (simulator) mountSimulator(server, ctx, simulator)
    if (config.mode === 'demo') mountSimulatedWechat(server, ctx)
    mountStorefront(server, {
      config,
      callsFor: localCalls(
        () => ({ ...ctx, db: overOneConnection(pagesDb.pool, pageQueries.begin) }),
        mountedIn(config.mode),
      ),
      images,
      opened: (page) => countPage(ctx, page),
      waitedMs: pageQueries.waitedMs,
      bundle: development ? development.bundle : async () => built ?? loadBundle(storefront),
      ...(development ? { connect: 'ws:' } : {}),
    })
  }
  const app = await createApp(ctx, mountPages, rates.api)
  const simulatorTimers = simulator ? [noticesTimer(app, simulator)] : []
  await ctx.jobs.start({ ...ctx, db: jobsDb }, jobsIn(config.mode), [...timersIn(config.mode), ...simulatorTimers])
  const visits = keepVisits({ ...ctx, db: jobsDb })
  ctx.events.start(databaseUrl)
  await freeMemory()
  await app.listen({ host: config.host, port: config.port })
  ready = true
  return {
    async stop() {
      ready = false
      await development?.close()
      // Started requests are answered; clients that do not read the answer in time are disconnected.
      const patience = setTimeout(() => app.server.closeAllConnections(), 30_000)
      await stopListening(app.server)
      await ctx.events.stop()
      await app.close()
      clearTimeout(patience)
      await ctx.jobs.stop()
      await visits.stop()
      await Promise.all([ctx.db, pagesDb, jobsDb, readiness].map((opened) => opened.close()))
    },
  }
}
