import './kernel/db/quick-drizzle.ts'
import { end } from './start/endings.ts'

try {
  const isWorker = process.env.FANGSHI_WORKER_CONFIG !== undefined
  // The database starts while the rest of the program is loaded.
  const source = isWorker ? undefined : (await import('./start/source.ts')).openSource()
  source?.catch(() => {}) // `runShop` throws it
  const { runShop, runWorker } = await import('./start/run-shop.ts')
  await (source ? runShop(source) : runWorker())
} catch (error) {
  console.error(error instanceof Error && !process.env.DEBUG ? error.message : error)
  await end(1)
}
