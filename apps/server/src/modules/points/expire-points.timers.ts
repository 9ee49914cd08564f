import { formatDate } from '@fangshi/contract/time'
import type { Context } from '../../context.ts'
import type { Tx } from '../../kernel/db/db.ts'
import { inTx } from '../../kernel/db/tx.ts'
import type { Timer } from '../../kernel/jobs/jobs.ts'
import { bookAll, platform, userPoints } from '../ledger/public.ts'
import { getSettings } from '../settings/public.ts'
import { dayAfter, firstValidDay, startOf } from './expiry.ts'
import { beginExpiry, countExpired, finishExpiry, holdersOfOld, lockOld, type ExpiryDay } from './expiry.db.ts'

const batch = 200

/**
 * Ends the old points of the next accounts. The money log shows the last day on which they could be spent. Gives the user
 * after whom the next batch starts; null when there are no more.
 */
async function expireBatch(tx: Tx, ctx: Context, day: string, before: Date, after: number): Promise<number | null> {
  const holders = await holdersOfOld(tx, before, { after, day }, batch)
  if (!holders.length) return null
  const old = await lockOld(
    tx,
    holders.map(({ id }) => id),
    before,
  )
  await countExpired(
    tx,
    day,
    old.reduce((sum, { points }) => sum + points, 0),
  )
  await bookAll(
    tx,
    { event: 'points_expired', at: ctx.now() },
    old.map(({ user_id, points }) => ({
      key: `points_expired:${user_id}:${day}`,
      info: dayAfter(day, -1),
      moves: [{ from: userPoints(user_id), to: platform('points_issuer'), amount: points }],
    })),
  )
  return holders.length < batch ? null : (holders.at(-1)?.user_id ?? null)
}

async function expireOf(ctx: Context, { day, ...validity }: ExpiryDay): Promise<void> {
  const first = firstValidDay(validity, day)
  let after: number | null = first ? 0 : null
  while (first && after !== null) {
    const from: number = after
    after = await inTx(ctx.db, (tx) => expireBatch(tx, ctx, day, startOf(first), from))
  }
  await inTx(ctx.db, (tx) => finishExpiry(tx, day, ctx.now()))
}

/** Ends points that are too old, once a day, if the settings let them end (rules §9). */
export const expirePoints: Timer = {
  name: 'end old points',
  everyMs: 60_000,
  // The next midnight of the platform's days.
  nextDue: `select (date_trunc('day', ($1::timestamptz at time zone 'UTC') + interval '8 hours') + interval '16 hours') at time zone 'UTC'
              from settings where key = 'points' and (value ->> 'valid_days')::int > 0`,
  run: async (ctx) => {
    const { valid_days } = await getSettings(ctx.db, 'points')
    const at = ctx.now()
    const begun = await inTx(ctx.db, (tx) => beginExpiry(tx, { day: formatDate(at), valid_days, at }))
    if (begun) await expireOf(ctx, begun)
  },
}
