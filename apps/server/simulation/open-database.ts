import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '../src/kernel/db/migrate.ts'
import { startPostgres } from '../src/kernel/embedded-postgres/embedded-postgres.ts'
import type { TestDatabase } from '../test/database.ts'

/** Nothing of it is kept, so this server may skip what makes data durable. */
const settings = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' }

/** A PostgreSQL of its own in a temporary folder, with the product's tables. */
export async function openDatabase(): Promise<TestDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'fangshi-simulation-'))
  const postgres = await startPostgres({ dataDir, log: () => {}, settings })
  await migrate(postgres.ownerUrl, postgres.url)
  return {
    url: postgres.url,
    ownerUrl: postgres.ownerUrl,
    async drop() {
      await postgres.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
