import cluster from 'node:cluster'
import { fileURLToPath } from 'node:url'
import { prepareModules } from './app.ts'
import { readConfig, type Config } from './config.ts'
import { stateOf } from './demo/state.ts'
import { freeMemory } from './free-memory.ts'
import { migrate } from './kernel/db/migrate.ts'
import { inTx } from './kernel/db/tx.ts'
import { defaultDataDir } from './kernel/embedded-postgres/data-dir.ts'
import { startPostgres } from './kernel/embedded-postgres/embedded-postgres.ts'
import { setupToken } from './modules/accounts/public.ts'
import { openContext, serve } from './serve.ts'
import { welcome } from './welcome.ts'
import { startWorkers } from './workers.ts'

const repository = fileURLToPath(new URL('../../..', import.meta.url))
/** Of the one-time link that makes the first administrator; null once there is one. */
let setup: string | null = null

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

/** Database, migrations, data that must be there: done by the first process alone. */
async function prepare(config: Config): Promise<Config & { databaseUrl: string }> {
  let { databaseUrl } = config
  if (!databaseUrl) {
    const postgres = await startPostgres({
      dataDir: config.dataDir,
      log: (line) => console.log(line),
      onLost: (error) => {
        console.error(error.message)
        void end(1)
      },
    })
    ends.push(() => postgres.stop())
    databaseUrl = postgres.url
  }
  const ready = { ...config, databaseUrl }
  await migrate(databaseUrl)
  const ctx = openContext(ready)
  try {
    await inTx(ctx.db, (tx) => prepareModules(tx, ctx))
    if (config.mode === 'demo') await (await import('./demo/seed.ts')).seedDemo(ctx)
    else if ((await stateOf(ctx.db)) === 'demo') {
      throw new Error('This database holds the demo with its known passwords. Production needs another one.')
    }
    setup = await setupToken(ctx)
  } finally {
    await ctx.db.close()
  }
  return ready
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
  const config = await prepare(readConfig(process.env, defaultDataDir(repository)))
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
