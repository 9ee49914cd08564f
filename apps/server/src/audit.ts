import type { Check } from './kernel/check.ts'
import type { Database } from './kernel/db/db.ts'
import { modules } from './modules.ts'

/** What must agree, in the order of the modules. */
export const checks: readonly Check[] = modules.flatMap(({ audits = [] }) => audits)

/** One thing that does not agree with what it is derived from. */
export interface Finding {
  check: string
  subject: string
  expected: string
  actual: string
}

/** More of one check help nobody. */
const maxFindings = 1000

/**
 * Derives balances, escrows, stock and sales again from their sources and gives what drifted; empty is clean (rules §8).
 * It reads one snapshot, so it may run beside an open shop.
 */
export async function audit(db: Database): Promise<Finding[]> {
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
