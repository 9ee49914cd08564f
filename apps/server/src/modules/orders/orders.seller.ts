import { shipOrder } from '@fangshi/contract/orders'
import { countSellerOrders, editReceiver, editShopRemark, sellerExpresses } from '@fangshi/contract/orders-backoffice'
import { inTx } from '../../kernel/db/tx.ts'
import { on } from '../../kernel/http/on.ts'
import { expressChoices } from '../geo/public.ts'
import { countsOf } from './backoffice.db.ts'
import { changeReceiver, changeRemark } from './edit-order.ts'
import { shipOrder as ship } from './ship-order.ts'

/** What a store does with its orders; the store always comes from the session. */
export const ordersSeller = [
  on(shipOrder, async ({ tx, ctx, who, params, body, audit }) => {
    const order = await ship(tx, ctx, who.store_id, params.id, body, { by: 'seller', by_id: who.user_id })
    await audit(tx, { target: order.order_no, after: { ...body, order_status: order.order_status } })
    return order
  }),
  on(editReceiver, ({ ctx, who, params, body, audit }) =>
    inTx(ctx.db, async (tx) => {
      const { order_no, before } = await changeReceiver(tx, who.store_id, params.id, body)
      await audit(tx, { target: order_no, before, after: body })
      return body
    }),
  ),
  on(editShopRemark, ({ ctx, who, params, body, audit }) =>
    inTx(ctx.db, async (tx) => {
      const { order_no, before } = await changeRemark(tx, who.store_id, params.id, body.shop_remark)
      await audit(tx, { target: order_no, before: { shop_remark: before }, after: body })
      return body
    }),
  ),
  on(countSellerOrders, ({ ctx, who }) => countsOf(ctx.db, who.store_id)),
  on(sellerExpresses, ({ ctx, locale }) => expressChoices(ctx.db, locale)),
]
