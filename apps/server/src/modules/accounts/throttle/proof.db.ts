import { statement, type Db } from '../../../kernel/db/db.ts'

const spend = statement(
  'accounts.proof_spend',
  'insert into spent_proofs (challenge, expires_at) values ($1, $2) on conflict do nothing returning true as mine',
)

/**
 * Marks a challenge as used; false when it already was. It runs outside any transaction, so a rollback cannot make it
 * reusable.
 */
export const spendChallenge = async (db: Db, challenge: string, expiresAt: Date): Promise<boolean> =>
  (await db.row(spend, [challenge, expiresAt])) !== undefined
