import { startingBalanceCents } from '@fangshi/contract/ledger-events'
import type { Tx } from '../../kernel/db/db.ts'
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
