import { statement, type Tx } from '../../../kernel/db/db.ts'
import type { Resealer } from '../../../kernel/resealing.ts'
import { identityHash } from './identity.ts'

interface Numbers {
  user_id: number
  card_no: string
  bank_no: string
}

const all = statement('accounts.sealed_numbers', 'select user_id, card_no, bank_no from real_names for update')
const putCard = statement(
  'accounts.reseal_card',
  'update real_names set card_no = $2, card_hash = $3 where user_id = $1',
)
const putBank = statement('accounts.reseal_bank', 'update real_names set bank_no = $2 where user_id = $1')

/** Puts the numbers of real-name records under the new secret, and the keyed hashes of identity numbers with them. */
export async function resealRealNames(tx: Tx, { ctx, text }: Resealer): Promise<void> {
  for (const { user_id, card_no, bank_no } of await tx.rows<Numbers>(all)) {
    const card = text(card_no, `identity number of user ${user_id}`)
    if (card) await tx.rows(putCard, [user_id, card.sealed, identityHash(ctx, card.plain)])
    const bank = text(bank_no, `bank number of user ${user_id}`)
    if (bank) await tx.rows(putBank, [user_id, bank.sealed])
  }
}
