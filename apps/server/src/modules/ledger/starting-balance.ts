import { startingBalanceCents } from '@fangshi/contract/ledger-events'
import { statement, type Db, type Tx } from '../../kernel/db/db.ts'
import { platform, userMoney } from './chart.ts'
import { book } from './book.ts'

/**
 * Books what a user of the demo starts with, so that a newcomer can pay: platform demo balances → user money. Throws
 * `AlreadyBooked` for a second time.
 */
export const bookStartingBalance = (tx: Tx, { user_id, at }: { user_id: number; at: Date }): Promise<void> =>
  book(tx, { key: `starting_balance:${user_id}`, event: 'starting_balance', at }, [
    { from: platform('demo_balances'), to: userMoney(user_id), amount: startingBalanceCents },
  ])

const left = statement(
  'ledger.starting_balance_left',
  `select least(a.balance, $2::bigint) as cents from ledger_accounts a
    where a.owner_kind = 'user' and a.owner_id = $1 and a.kind = 'money'
      and exists (select from ledger_transactions t where t.operation_key = 'starting_balance:' || $1::bigint)`,
)

/** What may be left of a user's starting balance, in cents; 0 for whoever has not got one. No more than the balance. */
export const startingBalanceLeft = async (db: Db, userId: number): Promise<number> =>
  (await db.row<{ cents: number }>(left, [userId, startingBalanceCents]))?.cents ?? 0

/** Books back what is left of the starting balance of an account that is closed: user money → platform demo balances. */
export const takeStartingBalance = (
  tx: Tx,
  { user_id, amount_cents, at }: { user_id: number; amount_cents: number; at: Date },
): Promise<void> =>
  book(tx, { key: `starting_balance_given_up:${user_id}`, event: 'starting_balance', at }, [
    { from: userMoney(user_id), to: platform('demo_balances'), amount: amount_cents },
  ])
