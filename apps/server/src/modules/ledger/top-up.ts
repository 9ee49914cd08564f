import type { Tx } from '../../kernel/db/db.ts'
import { clearing, userMoney } from './chart.ts'
import { post } from './post.ts'

/**
 * Books a top-up of `amount_cents` that came in through the demo's channel: clearing → user money (rules §8). The event
 * marks it: it can be spent or go back to its source, never be withdrawn. Demo seeding and tests fill wallets with it.
 * Throws `AlreadyBooked` for a second use of the key.
 */
export const bookTopUp = (
  tx: Tx,
  { user_id, amount_cents, key, at }: { user_id: number; amount_cents: number; key: string; at: Date },
): Promise<void> =>
  post(tx, { key, event: 'top_up', at }, [
    { account: clearing('demo'), amount: -amount_cents },
    { account: userMoney(user_id), amount: amount_cents },
  ])
