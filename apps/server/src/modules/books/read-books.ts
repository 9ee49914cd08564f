import { dueAges, type readBooks as booksRoute, type readDue as dueRoute } from '@fangshi/contract/books'
import { formatMoney } from '@fangshi/contract/money'
import type { Reply } from '@fangshi/contract/route'
import { formatDateTime } from '@fangshi/contract/time'
import type { Context } from '../../context.ts'
import { totalsByKind, type KindTotal } from '../ledger/public.ts'
import { dueByAge } from './books.db.ts'
import { heldBalances } from './held.ts'

/** What the books call the accounts of a kind: the platform's and channels' by it, the others with their owner. */
const nameOf = ({ owner_kind, kind }: KindTotal): string =>
  owner_kind === 'platform' || owner_kind === 'channel' ? kind : `${owner_kind}_${kind}`

/** The chart with its balances, as of an instant or now (rules §8). */
export async function readBooks(ctx: Context, at: Date | undefined): Promise<Reply<typeof booksRoute>> {
  const totals = await totalsByKind(ctx.db, at)
  return {
    at: formatDateTime(at ?? ctx.now()),
    accounts: totals.map((total) => ({
      account: nameOf(total),
      currency: total.currency,
      count: total.accounts,
      balance: total.currency === 'POINTS' ? String(total.balance) : formatMoney(total.balance),
    })),
  }
}

/** What waits: refunds due by age, suspense, and what channels hold. */
export async function readDue(ctx: Context): Promise<Reply<typeof dueRoute>> {
  const [rows, { suspense, channels }] = await Promise.all([dueByAge(ctx.db, ctx.now(), dueAges), heldBalances(ctx.db)])
  const byBucket = new Map(rows.map(({ bucket, ...row }) => [bucket, row]))
  return {
    refunds: [0, ...dueAges].map((days, bucket) => {
      const { count, cents } = byBucket.get(bucket) ?? { count: 0, cents: 0 }
      return { days, count, money: formatMoney(cents) }
    }),
    suspense: formatMoney(suspense),
    channels: channels.map(({ channel, held }) => ({ channel, held: formatMoney(held) })),
  }
}
