import type { PaymentMethod } from '@fangshi/contract/status'
import type { Tx } from '../../kernel/db/db.ts'
import type { InSession, Shopper } from '../../kernel/http/who.ts'
import { spendTicket } from '../accounts/public.ts'
import { userMoney, type AccountRef } from '../ledger/public.ts'
import type { Bill } from './bill.sql.ts'

/**
 * A payment channel. `Proof` is what makes a payment count: a pay ticket, or a provider's notice that was verified
 * before the transaction began. No channel calls a provider inside a transaction (rules §6).
 */
export interface Channel<Proof> {
  readonly name: PaymentMethod
  /** Consumes the proof and returns the account that pays the bill. Throws when the proof does not cover the amount. */
  collect(tx: Tx, bill: Bill, proof: Proof, at: Date): Promise<AccountRef>
}

/** The shopper's balance, unlocked by a pay ticket of the same session (rules §6). */
export const balance: Channel<{ who: InSession<Shopper>; ticket: string | undefined }> = {
  name: 'balance',
  async collect(tx, bill, { who, ticket }, at) {
    const { session_id, user_id } = who
    await spendTicket(tx, { session_id, user_id, ticket, amount_cents: bill.amount_cents, now: at })
    return userMoney(user_id)
  },
}
