// npm run demo:reset: restores the demo marketplace, also while the shop is open. Refuses any other database.
import { fileURLToPath } from 'node:url'
import { readConfig } from './config.ts'
import { openDatabaseSource } from './database-source.ts'
import { resetDemo } from './demo/reset.ts'
import { migrate } from './kernel/db/migrate.ts'
import { defaultDataDir } from './kernel/embedded-postgres/data-dir.ts'
import { openContext } from './serve.ts'

const repository = fileURLToPath(new URL('../../..', import.meta.url))

async function main(): Promise<void> {
  const config = readConfig(process.env, defaultDataDir(repository))
  const source = await openDatabaseSource(config)
  await migrate(source.url)
  const ctx = openContext({ ...config, databaseUrl: source.url })
  try {
    await resetDemo(ctx)
    console.log('The demo is as new. Everyone is logged out.')
  } finally {
    await ctx.db.close()
    await source.stop()
  }
}

try {
  await main()
} catch (error) {
  console.error(error instanceof Error && !process.env.DEBUG ? error.message : error)
  process.exitCode = 1
}
