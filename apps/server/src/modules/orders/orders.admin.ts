import { formatMoney } from '@fangshi/contract/money'
import { adminExpresses, cancelOrder, countAdminOrders, shipAsAdmin } from '@fangshi/contract/orders-backoffice'
import { on } from '../../kernel/http/on.ts'
import { expressChoices } from '../geo/public.ts'
import { cancelAsAdmin } from './cancel-order.ts'
import { countsOf } from './backoffice.db.ts'
import { shipOrder } from './ship-order.ts'

/** What the platform does with the orders of all stores. */
export const ordersAdmin = [
  on(shipAsAdmin, async ({ tx, ctx, who, params, body, audit }) => {
    const order = await shipOrder(tx, ctx, null, params.id, body, { by: 'admin', by_id: who.admin_id })
    await audit(tx, { target: order.order_no, after: { ...body, order_status: order.order_status } })
    return order
  }),
  on(cancelOrder, async ({ tx, ctx, who, params, body, audit }) => {
    const by = { by: 'admin', by_id: who.admin_id, reason: body.reason } as const
    const { order, was, refunded_cents } = await cancelAsAdmin(tx, params.id, by, ctx.now())
    const refunded = formatMoney(refunded_cents)
    const done = { order_no: order.order_no, order_status: order.status, refunded }
    const after = { order_status: order.status, reason: body.reason, refunded }
    await audit(tx, { target: order.order_no, before: { order_status: was }, after })
    return done
  }),
  on(countAdminOrders, ({ ctx }) => countsOf(ctx.db, null)),
  on(adminExpresses, ({ ctx, locale }) => expressChoices(ctx.db, locale)),
]
