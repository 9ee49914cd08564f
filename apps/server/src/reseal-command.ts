// npm run reseal: puts everything sealed under a new SECRET_KEY. The shop must be stopped meanwhile.
import { fileURLToPath } from 'node:url'
import { readConfig, type Config } from './config.ts'
import { openDatabaseSource } from './database-source.ts'
import { defaultDataDir } from './kernel/embedded-postgres/data-dir.ts'
import { findPostgres } from './kernel/embedded-postgres/embedded-postgres.ts'
import { reseal } from './reseal.ts'
import { openContext } from './serve.ts'

const repository = fileURLToPath(new URL('../../..', import.meta.url))

/** The settings with the new secret, and the same with the old one: OLD_SECRET_KEY, else that of the data folder. */
function readSecrets(): { config: Config; old: Config } {
  const config = readConfig(process.env, defaultDataDir(repository))
  if (!config.secretKey) throw new Error('Set SECRET_KEY to the new secret, of at least 32 characters.')
  return { config, old: { ...config, secretKey: process.env.OLD_SECRET_KEY || undefined } }
}

async function main(): Promise<number> {
  const { config, old } = readSecrets()
  if (!config.databaseUrl && (await findPostgres(config.dataDir))) throw new Error('Stop the shop first.')
  const source = await openDatabaseSource(config)
  const ctx = openContext({ ...config, databaseUrl: source.url })
  try {
    const { resealed, unopened } = await reseal(ctx, { config: old })
    console.log(`${resealed} secrets are under the new SECRET_KEY now. Start the shop with it, and keep it.`)
    for (const name of unopened) console.error(`The old secret does not open: ${name}. It stays as it is.`)
    return unopened.length ? 1 : 0
  } finally {
    await ctx.db.close()
    await source.stop()
  }
}

try {
  process.exitCode = await main()
} catch (error) {
  console.error(error instanceof Error && !process.env.DEBUG ? error.message : error)
  process.exitCode = 1
}
