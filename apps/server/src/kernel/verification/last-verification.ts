import type { Finding } from '../check.ts'
import { statement, type Db } from '../db/db.ts'

export interface Verification {
  verified_at: Date
  drifted: number
  findings: Finding[]
}

const newest = statement(
  'verification.newest',
  'select verified_at, drifted, findings from verifications order by verified_at desc limit 1',
)
const insert = statement(
  'verification.insert',
  'insert into verifications (verified_at, drifted, findings) values ($1, $2, $3)',
)
const forget = statement('verification.forget', 'delete from verifications where verified_at < $1')

/** What the newest verification found; undefined before the first. */
export const lastVerification = (db: Db): Promise<Verification | undefined> => db.row<Verification>(newest)

/** Keeps the result of a verification, with its first twenty findings, and forgets those of a year ago. */
export async function keepVerification(db: Db, verified_at: Date, findings: readonly Finding[]): Promise<void> {
  await db.rows(insert, [verified_at, findings.length, JSON.stringify(findings.slice(0, 20))])
  await db.rows(forget, [new Date(verified_at.getTime() - 365 * 24 * 60 * 60 * 1000)])
}
