import { statement, type Db } from '../../../kernel/db/db.ts'

const spend = statement(
  'accounts.proof_spend',
  'insert into spent_proofs (challenge, expires_at) values ($1, $2) on conflict do nothing returning true as mine',
)

/** Notes a challenge as spent; false when it was before. A statement of its own, so that no rollback unspends it. */
export const spendChallenge = async (db: Db, challenge: string, expiresAt: Date): Promise<boolean> =>
  (await db.row(spend, [challenge, expiresAt])) !== undefined
