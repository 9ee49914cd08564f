import { refundAsAdmin } from '@fangshi/contract/refunds-backoffice'
import { demoSellerStore } from '@fangshi/demo/logins'
import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { Act, Run } from '../../kernel/replay/act.ts'
import { adminIn, type World } from '../../kernel/replay/world.ts'
import { orders } from '../orders/schema.ts'
import { grantRefund } from './platform/grant-refund.ts'
import { orderedLines } from './request/order-facts.db.ts'
import { percentOf } from './story-acts.demo.ts'

const dayMs = 24 * 60 * 60_000

/** Gives a part of the first line back of the order that the store was paid for last; nothing where it was paid for none. */
async function grant(world: World, { tx, ctx }: Run) {
  const isSettled = and(eq(orders.store_id, world.id('store', demoSellerStore)), isNotNull(orders.settled_at))
  const [order] = await tx.q.select().from(orders).where(isSettled).orderBy(desc(orders.settled_at), orders.id).limit(1)
  const [line] = order ? await orderedLines(tx, order.id) : []
  if (!order || !line) return []
  const amount = percentOf(line.paid_cents, 30)
  const reason = '商品使用中开裂，经核实给予补偿'
  return grantRefund(tx, ctx, adminIn(world), {
    id: order.id,
    lines: [{ id: line.id, buy_num: line.buy_num, amount }],
    reason,
  })
}

/** The platform gives money back for an order that was settled: the store's next statement shows it. */
export const grantedRefund = (world: World): Act => ({
  at: new Date(world.plan.now.getTime() - 8 * dayMs),
  by: 'the platform refunding a settled order',
  record: { who: adminIn(world), action: refundAsAdmin.right },
  do: (run) => grant(world, run),
})
