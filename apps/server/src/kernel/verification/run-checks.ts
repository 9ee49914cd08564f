import type { Check, Finding } from '../check.ts'
import type { Database } from '../db/db.ts'

/** More findings of one check would not help anyone. */
const maxFindings = 1000

/**
 * Runs checks and returns what differs; empty means clean (rules §8). It reads one snapshot, so it may run while the shop is
 * open.
 */
export async function runChecks(db: Database, checks: readonly Check[]): Promise<Finding[]> {
  const client = await db.pool.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    await client.query('set local statement_timeout = 0')
    await client.query('set local idle_in_transaction_session_timeout = 0')
    const findings: Finding[] = []
    for (const { name, sql } of checks) {
      const { rows } = await client.query<Omit<Finding, 'check'>>(
        `select subject, expected::text, actual::text from (${sql}) drift order by subject limit ${maxFindings}`,
      )
      findings.push(...rows.map((row) => ({ check: name, ...row })))
    }
    return findings
  } finally {
    await client.query('rollback').finally(() => client.release())
  }
}
