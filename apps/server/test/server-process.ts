import { createApp } from '../src/app.ts'
import { readConfig } from '../src/config.ts'
import { openContext } from '../src/serve.ts'

/** The API in a process of its own, for tests that need two of them or kill one. Says its port to the starter. */
const { DATABASE_URL: databaseUrl = '', DATA_DIR = '' } = process.env
const ctx = openContext({ ...readConfig(process.env, DATA_DIR), databaseUrl })
const app = await createApp(ctx)
const address = await app.listen({ host: '127.0.0.1', port: 0 })
process.send?.(address)
process.on('disconnect', () => process.exit())
