import type { Tx } from '../../kernel/db/db.ts'
import { clearing, userPrepaid } from './chart.ts'
import { book } from './book.ts'

/**
 * Books a top-up of `amount_cents` through the channel `demo`, which no provider stands behind: clearing → user prepaid
 * (rules §8). It can be spent, never be withdrawn. Tests and measurements fill wallets with it.
 * Throws `AlreadyBooked` for a second use of the key.
 */
export const bookTopUp = (
  tx: Tx,
  { user_id, amount_cents, key, at }: { user_id: number; amount_cents: number; key: string; at: Date },
): Promise<void> =>
  book(tx, { key, event: 'top_up', at }, [{ from: clearing('demo'), to: userPrepaid(user_id), amount: amount_cents }])
