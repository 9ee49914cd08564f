import { formatDate } from '@fangshi/contract/time'
import { reconcileDay } from '@fangshi/contract/books'
import type { DemoPart } from '../../kernel/replay/demo-part.ts'
import { adminIn } from '../../kernel/replay/world.ts'
import { reconcileOnDemand } from './reconcile.ts'

const hourMs = 3_600_000

/** The day before yesterday WeChat Pay's bill had a payment that never came here. */
export const booksDemo: DemoPart = {
  acts: (world) => {
    const paidAt = new Date(world.plan.now.getTime() - 52 * hourMs)
    return [
      {
        at: new Date(world.plan.now.getTime() - 2 * hourMs),
        by: 'the platform comparing a bill of WeChat Pay',
        record: { who: adminIn(world), action: reconcileDay.right },
        do: ({ tx, ctx }) => {
          const numbers = { attempt_no: '20260101120000DEMO', trade_no: '4200009999202601010000000001', refund_no: '' }
          const line = {
            kind: 'payment',
            ...numbers,
            device: 'scan',
            amount_cents: 12_800,
            fee_cents: 77,
            at: paidAt,
          } as const
          return reconcileOnDemand(tx, ctx, adminIn(world), {
            channel: 'wechat',
            day: formatDate(paidAt),
            lines: [line],
          })
        },
      },
    ]
  },
}
