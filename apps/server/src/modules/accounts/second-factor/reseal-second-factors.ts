import { statement, type Tx } from '../../../kernel/db/db.ts'
import type { Resealer } from '../../../kernel/resealing.ts'

const all = statement('accounts.sealed_factors', 'select id, secret from second_factors for update')
const put = statement('accounts.reseal_factor', 'update second_factors set secret = $2 where id = $1')

/** Puts the secrets of second factors under the new secret; the recovery codes' hashes are keyed by these and stay. */
export async function resealSecondFactors(tx: Tx, { text }: Resealer): Promise<void> {
  for (const { id, secret } of await tx.rows<{ id: number; secret: string }>(all)) {
    const again = text(secret, `second factor ${id}`)
    if (again) await tx.rows(put, [id, again.sealed])
  }
}
