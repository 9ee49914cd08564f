import { once } from 'node:events'
import { prepareModules } from '../app.ts'
import type { Config } from '../config.ts'
import { stateOf } from '../demo/state.ts'
import { freeMemory } from '../free-memory.ts'
import { migrate } from '../kernel/db/migrate.ts'
import { inTx } from '../kernel/db/tx.ts'
import { prepareSimulatedWechat, setupToken } from '../modules/accounts/public.ts'
import { prepareSimulator } from '../modules/payments/public.ts'
import { openContext, serve } from '../serve.ts'
import { end, onEnd } from './endings.ts'
import type { Source } from './source.ts'
import { welcome } from './welcome.ts'
import { startWorkers } from './workers.ts'

/** Of the one-time link that makes the first administrator; null once there is one. */
let setup: string | null = null

const oneRole =
  'The shop serves with the database role that owns the tables, so a flaw in it could rewrite ledger and histories. ' +
  'Set DATABASE_URL to a role that owns nothing, and MIGRATE_DATABASE_URL to the owner (docs/configuration.md).'

const dev = process.argv.includes('--dev')

/** Resolves when the fronts are built: `npm start` does so while the data is prepared, and says when it is done (tools/child.mjs). */
async function frontsBuilt(): Promise<void> {
  if (!process.env.FANGSHI_FRONTS_LATER) return
  delete process.env.FANGSHI_FRONTS_LATER // not for the processes that this one starts
  process.channel?.ref() // the process lives while it waits
  await once(process, 'message')
  process.channel?.unref()
}

/** Database, migrations, data that must be there: done by the first process alone, as the owner of the tables. */
async function prepare({ config: configured, addresses }: Source): Promise<Config & { databaseUrl: string }> {
  const { url, ownerUrl } = addresses
  const { rolesDiffer } = await migrate(ownerUrl, url)
  if (!rolesDiffer) console.warn(oneRole)
  // Who serves has no use for the owner's password.
  const config = { ...configured, migrateDatabaseUrl: undefined }
  const ctx = openContext({ ...config, databaseUrl: ownerUrl })
  try {
    await inTx(ctx.db, (tx) => prepareModules(tx, ctx))
    const state = await stateOf(ctx.db)
    if (config.mode === 'demo') {
      await inTx(ctx.db, (tx) => prepareSimulator(tx, ctx))
      await inTx(ctx.db, (tx) => prepareSimulatedWechat(tx, ctx))
      if (state === 'empty') await (await import('../demo/seed.ts')).seedDemo(ctx)
    } else if (state === 'demo') {
      throw new Error('This database holds the demo with its known passwords. Production needs another one.')
    }
    setup = await setupToken(ctx)
  } finally {
    await ctx.db.close()
  }
  return { ...config, databaseUrl: url }
}

/** Runs the shop over the database that is being opened, with as many server processes as the settings say. */
export async function runShop(source: Promise<Source>): Promise<void> {
  let areBuilt = false
  const built = frontsBuilt().then(() => (areBuilt = true))
  const config = await prepare(await source)
  if (!areBuilt) console.log('The data is ready; the pages are still being built …')
  await built
  if (config.workers > 1) {
    const workers = startWorkers(config.workers, { FANGSHI_WORKER_CONFIG: JSON.stringify(config) })
    onEnd(workers.stop)
    await freeMemory()
    await workers.ready
  } else onEnd((await serve(openContext(config), { dev })).stop)
  console.log(welcome(config, setup))
}

/** Runs one of several server processes, which `startWorkers` starts. */
export async function runWorker(): Promise<void> {
  process.on('disconnect', () => void end(0)) // the first process is gone
  const config = JSON.parse(process.env.FANGSHI_WORKER_CONFIG ?? '') as Config & { databaseUrl: string }
  const { stop } = await serve(openContext(config))
  onEnd(stop)
  process.send?.('ready')
}
