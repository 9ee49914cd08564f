import type { Context } from '../../../context.ts'
import { inTx } from '../../../kernel/db/tx.ts'
import type { Timer } from '../../../kernel/jobs/jobs.ts'
import { providerOf } from '../provider-of.ts'
import type { Provider, RefundOrder } from '../providers/provider.ts'
import { askProvider } from './ask-provider.ts'
import { waitAfter, type Next } from './refund-tries.ts'
import { askRefundLater, claimRefunds, type ClaimedRefund } from './refunds.db.ts'
import { settleRefund } from './settle-refund.ts'

const batch = 50
/** How long a claimed refund stays claimed when its process ends before asking; longer than a batch takes. */
const leaseMs = 15 * 60_000

const orderOf = (it: ClaimedRefund): RefundOrder => ({
  attempt_no: it.attempt_no,
  trade_no: it.trade_no,
  refund_no: it.refund_no,
  refund_cents: it.amount_cents,
  total_cents: it.total_cents,
  reason: '退款',
})

async function ask(ctx: Context, provider: Provider, refund: ClaimedRefund): Promise<Next> {
  try {
    return await askProvider(provider, orderOf(refund), refund.status)
  } catch (error) {
    ctx.log.warn({ err: error, refund_no: refund.refund_no }, 'a refund could not be sent and is tried again')
    return refund.status
  }
}

async function sendOne(ctx: Context, refund: ClaimedRefund): Promise<void> {
  const { id, channel, device, tries } = refund
  const provider = await providerOf(ctx, channel, device, { isClosing: true })
  const next = provider ? await ask(ctx, provider, refund) : refund.status
  if (next === 'paid' || next === 'refused') await inTx(ctx.db, (tx) => settleRefund(tx, ctx, { id }, next))
  else await askRefundLater(ctx.db, id, next, new Date(ctx.now().getTime() + waitAfter(tries)))
}

/** Sends refunds to their providers and asks what became of them, outside any transaction, until each has ended. */
export async function sendRefunds(ctx: Context): Promise<void> {
  for (;;) {
    const now = ctx.now()
    const claimed = await claimRefunds(ctx.db, now, new Date(now.getTime() + leaseMs), batch)
    for (const refund of claimed) {
      await sendOne(ctx, refund).catch((error: unknown) => {
        ctx.log.error({ err: error, refund_no: refund.refund_no }, 'a refund could not be ended')
      })
    }
    if (claimed.length < batch) return
  }
}

export const refundsTimer: Timer = {
  name: 'send refunds to providers',
  everyMs: 5000,
  run: sendRefunds,
  nextDue: 'select min(next_at) from payment_refunds where next_at > $1',
}
