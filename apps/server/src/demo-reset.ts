// npm run demo:reset: restores the demo marketplace, also while the shop is open. Refuses any other database.
import { fileURLToPath } from 'node:url'
import { readConfig, type Config } from './config.ts'
import { openDatabaseSource } from './database-source.ts'
import { resetDemo } from './demo/reset.ts'
import { migrate } from './kernel/db/migrate.ts'
import { defaultDataDir } from './kernel/embedded-postgres/data-dir.ts'
import { openContext } from './serve.ts'

const repository = fileURLToPath(new URL('../../..', import.meta.url))

async function main(): Promise<void> {
  const config = readConfig(process.env, defaultDataDir(repository))
  const source = await openDatabaseSource(config)
  try {
    await migrate(source.ownerUrl, source.url)
    // The role that serves may not empty tables.
    await reset({ ...config, databaseUrl: source.ownerUrl })
  } finally {
    await source.stop()
  }
}

async function reset(config: Config & { databaseUrl: string }): Promise<void> {
  const ctx = openContext(config)
  try {
    await resetDemo(ctx)
  } finally {
    await ctx.db.close()
  }
  console.log('The demo has been restored and everyone is logged out. 演示数据已恢复，所有人都已退出登录。')
}

try {
  await main()
} catch (error) {
  console.error(error instanceof Error && !process.env.DEBUG ? error.message : error)
  process.exitCode = 1
}
