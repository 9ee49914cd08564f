// npm run verify: re-derives every sum and reports differences; exits with 1 when there are any.
import { fileURLToPath } from 'node:url'
import { audit, checks } from './audit.ts'
import { readConfig } from './config.ts'
import { openDatabaseSource } from './database-source.ts'
import type { Finding } from './kernel/check.ts'
import { openDatabase } from './kernel/db/db.ts'
import { defaultDataDir } from './kernel/embedded-postgres/data-dir.ts'

const repository = fileURLToPath(new URL('../../..', import.meta.url))
const shown = 20

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
  const source = await openDatabaseSource(readConfig(process.env, defaultDataDir(repository)))
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
