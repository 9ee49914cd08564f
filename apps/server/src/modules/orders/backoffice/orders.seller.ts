import { shipOrder } from '@fangshi/contract/orders'
import { countSellerOrders, editReceiver, editShopRemark, sellerExpresses } from '@fangshi/contract/orders-backoffice'
import { act } from '../../../kernel/http/act.ts'
import { on } from '../../../kernel/http/on.ts'
import { expressChoices } from '../../geo/public.ts'
import { countsOf } from './backoffice.db.ts'
import { changeReceiver, changeRemark } from './edit-order.ts'
import { shipOrder as ship } from '../life/ship-order.ts'

/** What a store does with its orders; the store always comes from the session. */
export const ordersSeller = [
  act(shipOrder, ship, ({ id, order_no, order_status }) => ({ id, order_no, order_status })),
  act(editReceiver, changeReceiver, ({ after }) => after),
  act(editShopRemark, changeRemark, ({ after }) => after),
  on(countSellerOrders, ({ ctx, who }) => countsOf(ctx.db, who.store_id)),
  on(sellerExpresses, ({ ctx, locale }) => expressChoices(ctx.db, locale)),
]
