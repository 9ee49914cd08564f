import { shipOrder } from '@fangshi/contract/orders'
import { on } from '../../kernel/http/on.ts'
import { shipOrder as ship } from './ship-order.ts'

/** What a store does with its orders; the store always comes from the session. */
export const ordersSeller = [
  on(shipOrder, async ({ tx, ctx, who, params, body, audit }) => {
    const order = await ship(tx, ctx, who.store_id, params.id, body, who.user_id)
    await audit(tx, { target: order.order_no, after: { ...body, order_status: order.order_status } })
    return order
  }),
]
