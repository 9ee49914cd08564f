import type { Check, Finding } from '../check.ts'
import type { Database } from '../db/db.ts'

/** More findings of one check would not help anyone. */
const maxFindings = 1000

/**
 * Runs checks and returns what differs; empty means clean (rules §8). It reads one snapshot, so it may run while the shop is
 * open. What is being read is cut off when `stopping` says so, and an Error is thrown.
 */
export async function runChecks(db: Database, checks: readonly Check[], stopping?: AbortSignal): Promise<Finding[]> {
  const client = await db.pool.connect()
  const { rows: own } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const cutOff = () => void db.pool.query('select pg_cancel_backend($1)', [own[0]?.pid]).catch(() => {})
  stopping?.addEventListener('abort', cutOff)
  try {
    await client.query('begin isolation level repeatable read read only')
    await client.query('set local statement_timeout = 0')
    await client.query('set local idle_in_transaction_session_timeout = 0')
    const findings: Finding[] = []
    for (const { name, sql } of checks) {
      stopping?.throwIfAborted()
      const { rows } = await client.query<Omit<Finding, 'check'>>(
        `select subject, expected::text, actual::text from (${sql}) drift order by subject limit ${maxFindings}`,
      )
      findings.push(...rows.map((row) => ({ check: name, ...row })))
    }
    return findings
  } finally {
    stopping?.removeEventListener('abort', cutOff)
    await client.query('rollback').finally(() => client.release())
  }
}
