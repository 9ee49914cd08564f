import './kernel/quick-imports.ts'
import { end, isEnding } from './start/endings.ts'
import type { Source } from './start/source.ts'

/** Begins to open the database. Resolves when that is done or waits for a program of PostgreSQL. */
async function beginSource(): Promise<{ opened: Promise<Source> }> {
  const { openSource } = await import('./start/source.ts')
  const programStarted = Promise.withResolvers<void>()
  const opened = openSource(programStarted.resolve)
  await Promise.race([programStarted.promise, opened])
  return { opened }
}

try {
  const isWorker = process.env.FANGSHI_WORKER_CONFIG !== undefined
  // The rest of the program is loaded while the database starts.
  const source = isWorker ? undefined : await beginSource()
  const { runShop, runWorker } = await import('./start/run-shop.ts')
  await (source ? runShop(source.opened) : runWorker())
} catch (error) {
  // A start that is being stopped loses its database.
  if (!isEnding()) console.error(error instanceof Error && !process.env.DEBUG ? error.message : error)
  await end(1)
}
