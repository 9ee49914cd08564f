import { closeDifference as closeRoute, recordPayout as payoutRoute } from '@fangshi/contract/books'
import { providerChannels, type ProviderChannel } from '@fangshi/contract/status'
import { formatDate, parseDateTime } from '@fangshi/contract/time'
import { eq } from 'drizzle-orm'
import type { Act, Run } from '../../kernel/replay/act.ts'
import type { DemoPart } from '../../kernel/replay/demo-part.ts'
import { adminIn, type World } from '../../kernel/replay/world.ts'
import { payElsewhere } from '../payments/public.ts'
import { heldBalances } from './held.ts'
import { reconcileOne } from './reconcile.timers.ts'
import { closeDifference } from './reconcile.ts'
import { recordPayout } from './record-payout.ts'
import { reconciliationDifferences as table } from './schema.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
const weeks = 12
const payoutHour = 9.5
const comparedDays = 7
/** When a day's bill is fetched, in hours after it began: on the next morning. */
const billHour = 34.6
/** What both providers keep: 0.6 %. */
const feeRate = 0.006

/** So many hours after a day began in China. */
const atHour = (day: string, hours: number): Date =>
  new Date((parseDateTime(`${day} 00:00:00`) as Date).getTime() + hours * hourMs)

/** The date of so many days ago. */
const dayOf = ({ plan: { now } }: World, daysAgo: number): string =>
  formatDate(new Date(now.getTime() - daysAgo * dayMs))

/** What the channel held when the Sunday before began comes to the bank, less its fee. */
async function payOut(world: World, channel: ProviderChannel, { tx, ctx }: Run) {
  const at = ctx.now()
  const { channels } = await heldBalances(tx, new Date(at.getTime() - (payoutHour + 24) * hourMs))
  const held = channels.find((one) => one.channel === channel)?.held ?? 0
  if (held <= 0) return []
  const fee = Math.round(held * feeRate)
  const reference = `${channel === 'wechat' ? 'WX' : 'ZFB'}${formatDate(at).replaceAll('-', '')}001`
  return recordPayout(tx, ctx, adminIn(world), { channel, amount: held - fee, fee, reference, paid_at: at })
}

/** Each Monday morning the platform records what both channels paid out. */
function payoutActs(world: World): Act[] {
  const who = adminIn(world)
  const days = Array.from({ length: weeks * 7 }, (_, daysAgo) => dayOf(world, daysAgo))
  const mondays = days
    .filter((day) => new Date(`${day}T00:00:00Z`).getUTCDay() === 1)
    .map((day) => atHour(day, payoutHour))
  return mondays
    .filter((at) => at <= world.plan.now)
    .flatMap((at) =>
      providerChannels.map((channel) => ({
        at,
        by: `the platform recording a payout of ${channel}`,
        record: { who, action: payoutRoute.right },
        do: (run: Run) => payOut(world, channel, run),
      })),
    )
}

/** The bills of the last days, in the mornings after them. */
function comparisonActs(world: World): Act[] {
  const days = Array.from({ length: comparedDays }, (_, index) => dayOf(world, index + 1))
  const fetched = days.filter((day) => atHour(day, billHour) <= world.plan.now)
  return fetched.flatMap((day) =>
    providerChannels.map((channel) => ({
      at: atHour(day, billHour),
      by: `the bill of ${channel} of ${day} being compared`,
      do: ({ ctx }: Run) => reconcileOne(ctx, channel, day),
    })),
  )
}

/** A store took a payment at its till, to the same merchant account, so that the bill has what the shop does not know. */
const atTill = (world: World, daysAgo: number, hour: number, amount_cents: number): Act => {
  const day = dayOf(world, daysAgo)
  const payment = { number: `POS${day.replaceAll('-', '')}${String(amount_cents)}`, subject: '门店收款', amount_cents }
  return {
    at: atHour(day, hour),
    by: 'a store taking a payment at its till',
    do: ({ ctx }) => payElsewhere(ctx, 'wechat', payment),
  }
}

/** The administrator closes the first difference that is open. */
async function closeFirst(world: World, { tx, ctx }: Run) {
  const [difference] = await tx.q.select({ id: table.id }).from(table).where(eq(table.status, 'open')).limit(1)
  if (!difference) throw new Error('the bills have no difference')
  const note = '门店线下收款，与商城订单无关，已向门店核实'
  return closeDifference(tx, ctx, adminIn(world), { id: difference.id, note })
}

/** Payouts by channels, and the providers' bills: an older difference is explained, a newer one is open. */
export const booksDemo: DemoPart = {
  acts: (world) => [
    ...payoutActs(world),
    atTill(world, 5, 18, 6_600),
    atTill(world, 2, 15.3, 12_800),
    ...comparisonActs(world),
    {
      at: atHour(dayOf(world, 3), 11),
      by: 'the platform explaining a difference',
      record: { who: adminIn(world), action: closeRoute.right },
      do: (run) => closeFirst(world, run),
    },
  ],
}
