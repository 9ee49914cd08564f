import type { Check, Finding } from './kernel/check.ts'
import type { Database } from './kernel/db/db.ts'
import { runChecks } from './kernel/verification/run-checks.ts'
import { modules } from './modules.ts'

/** All checks, in the order of the modules. */
export const checks: readonly Check[] = modules.flatMap(({ audits = [] }) => audits)

/** Re-derives balances, escrows, stock and sales from their sources and returns what differs; empty means clean (rules §8). */
export const audit = (db: Database, stopping?: AbortSignal): Promise<Finding[]> => runChecks(db, checks, stopping)
