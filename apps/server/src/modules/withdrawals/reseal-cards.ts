import { statement, type Tx } from '../../kernel/db/db.ts'
import type { Resealer } from '../../kernel/resealing.ts'
import { bankNoHash } from '../accounts/public.ts'

interface Row {
  id: number
  card_no_sealed: string
}
const cards = statement('withdrawals.sealed_cards', 'select id, card_no_sealed from bank_cards for update')
const putCard = statement(
  'withdrawals.reseal_card',
  'update bank_cards set card_no_sealed = $2, card_hash = $3 where id = $1',
)
const all = statement('withdrawals.sealed', 'select id, card_no_sealed from withdrawals for update')
const put = statement('withdrawals.reseal', 'update withdrawals set card_no_sealed = $2 where id = $1')

/** Puts the numbers of bank cards under the new secret, and the keyed hashes of saved cards with them. */
export async function resealCards(tx: Tx, { ctx, text }: Resealer): Promise<void> {
  for (const { id, card_no_sealed } of await tx.rows<Row>(cards)) {
    const again = text(card_no_sealed, `bank card ${id}`)
    if (again) await tx.rows(putCard, [id, again.sealed, bankNoHash(ctx, again.plain)])
  }
  for (const { id, card_no_sealed } of await tx.rows<Row>(all)) {
    const again = text(card_no_sealed, `card of withdrawal ${id}`)
    if (again) await tx.rows(put, [id, again.sealed])
  }
}
