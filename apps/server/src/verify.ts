// npm run verify: derives every sum again and says what drifted; ends with 1 when something did.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { checks } from './audit-checks.ts'
import { audit, type Finding } from './audit.ts'
import { readConfig } from './config.ts'
import { openDatabase } from './kernel/db/db.ts'
import { defaultDataDir } from './kernel/embedded-postgres/data-dir.ts'
import { findPostgres, startPostgres } from './kernel/embedded-postgres/embedded-postgres.ts'

const repository = fileURLToPath(new URL('../../..', import.meta.url))
const shown = 20

interface Source {
  url: string
  stop: () => Promise<void>
}

/** The database of DATABASE_URL, the one of the running shop, or the embedded one started for this alone. */
async function openSource(): Promise<Source> {
  const { databaseUrl, dataDir } = readConfig(process.env, defaultDataDir(repository))
  const running = databaseUrl ?? (await findPostgres(dataDir))
  if (running) return { url: running, stop: async () => {} }
  if (!existsSync(join(dataDir, 'pg'))) throw new Error(`There is no database in ${dataDir} yet. Run npm start first.`)
  return startPostgres({ dataDir, log: () => {} })
}

function print(findings: readonly Finding[]): void {
  const width = Math.max(...checks.map(({ name }) => name.length))
  const comparison = Math.max(...checks.map(({ compares }) => compares.length))
  for (const { name, compares } of checks) {
    const drift = findings.filter((finding) => finding.check === name).length
    console.log(`${name.padEnd(width)}  ${compares.padEnd(comparison)}  ${drift ? `${drift} drifted` : 'ok'}`)
  }
  for (const { check, subject, expected, actual } of findings.slice(0, shown)) {
    console.log(`\n${check}: ${subject}\n  derived ${expected}\n  found   ${actual}`)
  }
  if (findings.length > shown) console.log(`\n… and ${findings.length - shown} more`)
}

async function main(): Promise<number> {
  const source = await openSource()
  const db = openDatabase(source.url, 1)
  try {
    const findings = await audit(db)
    print(findings)
    return findings.length ? 1 : 0
  } finally {
    await db.close()
    await source.stop()
  }
}

try {
  process.exitCode = await main()
} catch (error) {
  console.error(error instanceof Error && !process.env.DEBUG ? error.message : error)
  process.exitCode = 1
}
