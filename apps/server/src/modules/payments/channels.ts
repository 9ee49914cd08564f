import type { PaymentMethod } from '@fangshi/contract/status'
import type { Tx } from '../../kernel/db/db.ts'
import type { InSession, Shopper } from '../../kernel/http/who.ts'
import { spendTicket } from '../accounts/public.ts'
import { pair, type MoveOf } from '../ledger/public.ts'
import type { Bill } from './bill.sql.ts'

/** Who may pay an order. */
type Payer = MoveOf<'order_payment'>['from']

/**
 * A payment channel. `Proof` is what makes a payment count: a pay ticket, or a provider's notice that was verified
 * before the transaction began. No channel calls a provider inside a transaction (rules §6).
 */
export interface Channel<Proof> {
  readonly name: PaymentMethod
  /** Consumes the proof and returns what pays the bill. Throws when the proof does not cover the amount. */
  collect(tx: Tx, bill: Bill, proof: Proof, at: Date): Promise<Payer>
}

/** The shopper's balance, unlocked by a pay ticket of the same session (rules §6). */
export const balance: Channel<{ who: InSession<Shopper>; ticket: string | undefined }> = {
  name: 'balance',
  async collect(tx, bill, { who, ticket }, at) {
    const { session_id, user_id } = who
    await spendTicket(tx, { session_id, user_id, ticket, amount_cents: bill.amount_cents, now: at })
    return pair('user_spending', user_id)
  },
}
