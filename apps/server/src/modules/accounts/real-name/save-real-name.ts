import type { RealName, RealNameInput } from '@fangshi/contract/real-names'
import { formatDateTime } from '@fangshi/contract/time'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../kernel/db/db.ts'
import { fail, failFields } from '../../../kernel/fail.ts'
import type { Shopper } from '../../../kernel/http/who.ts'
import { open, seal } from '../../../kernel/secret-box.ts'
import { needPrivateUploads } from '../../files/public.ts'
import { identityHash } from './identity.ts'
import { maskBankNo, maskIdNumber } from './masks.ts'
import { putRealName, realNameOf, type RealNameRow } from './real-names.db.ts'
import { lockUser } from '../users/users.db.ts'

/** A record as shown to its owner, with the numbers masked. */
export const showRealName = (ctx: Context, row: RealNameRow): RealName => ({
  name: row.name,
  card_no: maskIdNumber(open(ctx, row.card_no, 'identity number of a real-name record')),
  card_t: row.card_t,
  card_b: row.card_b,
  bank_no: maskBankNo(open(ctx, row.bank_no, 'bank number of a real-name record')),
  bank_name: row.bank_name,
  updated_at: formatDateTime(row.updated_at),
})

/** The numbers to store: those of the form, else the existing ones. Throws REQUIRED at a missing one. */
function numbersOf(ctx: Context, form: RealNameInput, before: RealNameRow | undefined) {
  const card = form.card_no
    ? { card_no: seal(ctx, form.card_no), card_hash: identityHash(ctx, form.card_no) }
    : (before ?? failFields({ card_no: 'REQUIRED' }))
  const bank_no = form.bank_no ? seal(ctx, form.bank_no) : (before?.bank_no ?? failFields({ bank_no: 'REQUIRED' }))
  return { card_no: card.card_no, card_hash: card.card_hash, bank_no }
}

/** Saves the caller's real-name record. Throws INVALID_INPUT at fields for files of others and for missing numbers. */
export async function saveRealName(tx: Tx, ctx: Context, who: Shopper, input: RealNameInput): Promise<RealNameRow> {
  const user = (await lockUser(tx, who.user_id)) ?? fail('NOT_LOGGED_IN')
  const before = await realNameOf(tx, user.id)
  await needPrivateUploads(tx, user.id, input, before, 'card_t', 'card_b')
  const { name, card_t, card_b, bank_name } = input
  const plain = { user_id: user.id, name, card_t, card_b, bank_name, updated_at: ctx.now() }
  const row = { ...plain, ...numbersOf(ctx, input, before) }
  await putRealName(tx, row)
  return row
}
