import cluster from 'node:cluster'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { prepareModules } from './app.ts'
import { readConfig, type Config } from './config.ts'
import { stateOf } from './demo/state.ts'
import { freeMemory } from './free-memory.ts'
import { migrate } from './kernel/db/migrate.ts'
import { inTx } from './kernel/db/tx.ts'
import { defaultDataDir } from './kernel/embedded-postgres/data-dir.ts'
import { startPostgres, type Addresses } from './kernel/embedded-postgres/embedded-postgres.ts'
import { prepareSimulatedWechat, setupToken } from './modules/accounts/public.ts'
import { prepareSimulator } from './modules/payments/public.ts'
import { openContext, serve } from './serve.ts'
import { welcome } from './welcome.ts'
import { startWorkers } from './workers.ts'

const repository = fileURLToPath(new URL('../../..', import.meta.url))
/** Of the one-time link that makes the first administrator; null once there is one. */
let setup: string | null = null

const oneRole =
  'The shop serves with the database role that owns the tables, so a flaw in it could rewrite ledger and histories. ' +
  'Set DATABASE_URL to a role that owns nothing, and MIGRATE_DATABASE_URL to the owner (docs/configuration.md).'

const dev = process.argv.includes('--dev')

/** Everything that was started, ended in the opposite order; once. */
const ends: (() => Promise<unknown>)[] = []
let ending: Promise<void> | undefined
const end = (code: number): Promise<void> =>
  (ending ??= (async () => {
    for (const stop of ends.reverse()) await stop().catch((error: unknown) => console.error(error))
    process.exit(code)
  })())
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(0))

/** The database as the role that serves and as the one that migrates: that of the settings, or the embedded one. */
async function openSource({ databaseUrl, migrateDatabaseUrl, dataDir }: Config): Promise<Addresses> {
  if (databaseUrl) return { url: databaseUrl, ownerUrl: migrateDatabaseUrl ?? databaseUrl }
  const postgres = await startPostgres({
    dataDir,
    log: (line) => console.log(line),
    onLost: (error) => {
      console.error(error.message)
      void end(1)
    },
  })
  ends.push(() => postgres.stop())
  return postgres
}

/** Resolves when the fronts are built: `npm start` does so while the data is prepared, and says when it is done (tools/child.mjs). */
async function frontsBuilt(): Promise<void> {
  if (!process.env.FANGSHI_FRONTS_LATER) return
  delete process.env.FANGSHI_FRONTS_LATER // not for the processes that this one starts
  process.channel?.ref() // the process lives while it waits
  await once(process, 'message')
  process.channel?.unref()
}

/** Database, migrations, data that must be there: done by the first process alone, as the owner of the tables. */
async function prepare(configured: Config): Promise<Config & { databaseUrl: string }> {
  const { url, ownerUrl } = await openSource(configured)
  const { rolesDiffer } = await migrate(ownerUrl, url)
  if (!rolesDiffer) console.warn(oneRole)
  // Who serves has no use for the owner's password.
  const config = { ...configured, migrateDatabaseUrl: undefined }
  const ctx = openContext({ ...config, databaseUrl: ownerUrl })
  try {
    await inTx(ctx.db, (tx) => prepareModules(tx, ctx))
    if (config.mode === 'demo') {
      await inTx(ctx.db, (tx) => prepareSimulator(tx, ctx))
      await inTx(ctx.db, (tx) => prepareSimulatedWechat(tx, ctx))
      await (await import('./demo/seed.ts')).seedDemo(ctx)
    } else if ((await stateOf(ctx.db)) === 'demo') {
      throw new Error('This database holds the demo with its known passwords. Production needs another one.')
    }
    setup = await setupToken(ctx)
  } finally {
    await ctx.db.close()
  }
  return { ...config, databaseUrl: url }
}

async function main(): Promise<void> {
  const handed = process.env.FANGSHI_WORKER_CONFIG
  if (cluster.isWorker && handed) {
    process.on('disconnect', () => void end(0)) // the first process is gone
    const { stop } = await serve(openContext(JSON.parse(handed) as Config & { databaseUrl: string }))
    ends.push(stop)
    process.send?.('ready')
    return
  }
  const settings = readConfig(process.env, defaultDataDir(repository))
  delete process.env.MIGRATE_DATABASE_URL // processes that are started inherit the others
  let areBuilt = false
  const built = frontsBuilt().then(() => (areBuilt = true))
  const config = await prepare(settings)
  if (!areBuilt) console.log('The data is ready; the pages are still being built …')
  await built
  if (config.workers > 1) {
    const workers = startWorkers(config.workers, { FANGSHI_WORKER_CONFIG: JSON.stringify(config) })
    ends.push(workers.stop)
    await freeMemory()
    await workers.ready
  } else ends.push((await serve(openContext(config), { dev })).stop)
  console.log(welcome(config, setup))
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error && !process.env.DEBUG ? error.message : error)
  return end(1)
})
