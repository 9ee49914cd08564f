import { formatMoney } from '@fangshi/contract/money'
import type { ProviderChannel } from '@fangshi/contract/status'
import type { Context } from '../../context.ts'
import { statement, type Tx } from '../../kernel/db/db.ts'
import { failFields } from '../../kernel/fail.ts'
import type { Admin } from '../../kernel/http/who.ts'
import { book, clearing, platform } from '../ledger/public.ts'
import type { channelPayouts } from './schema.ts'

export type PayoutRow = typeof channelPayouts.$inferSelect

const insert = statement(
  'books.insert_payout',
  `insert into channel_payouts (channel, reference, amount_cents, fee_cents, paid_at, admin_id, created_at)
   values ($1, $2, $3, $4, $5, $6, $7) returning *`,
)

export interface PayoutInput {
  channel: ProviderChannel
  /** What arrived at the bank, and what the channel kept, in cents. */
  amount: number
  fee: number
  reference: string
  paid_at: Date
}

/**
 * Records what a channel paid out: its clearing falls by amount and fee, the bank and the fees rise (rules §8). Throws
 * TIME_FUTURE at its field, and by the database PAYOUT_TAKEN for a reference of the channel that is recorded already.
 */
export async function recordPayout(tx: Tx, ctx: Context, { admin_id }: Admin, input: PayoutInput) {
  const { channel, amount, fee, reference, paid_at } = input
  const at = ctx.now()
  if (paid_at > at) failFields({ paid_at: 'TIME_FUTURE' })
  const row = (await tx.row<PayoutRow>(insert, [channel, reference, amount, fee, paid_at, admin_id, at])) as PayoutRow
  const to = clearing(channel)
  await book(tx, { key: `payout:${row.id}`, event: 'channel_payout', info: reference, at }, [
    { from: platform('bank'), to, amount },
    { from: platform('provider_fees'), to, amount: fee },
  ])
  const after = { channel, reference, amount: formatMoney(amount), fee: formatMoney(fee) }
  return { target: row.id, after, row }
}
