import { adminExpresses, countAdminOrders, editReceiverAsAdmin, shipAsAdmin } from '@fangshi/contract/orders-backoffice'
import { act } from '../../../kernel/http/act.ts'
import { on } from '../../../kernel/http/on.ts'
import { expressChoices } from '../../geo/public.ts'
import { countsOf } from './backoffice.db.ts'
import { changeReceiver } from './edit-order.ts'
import { shipOrder } from '../life/ship-order.ts'

/** What the platform does with the orders of all stores. */
export const ordersAdmin = [
  act(shipAsAdmin, shipOrder, ({ id, order_no, order_status }) => ({ id, order_no, order_status })),
  act(editReceiverAsAdmin, changeReceiver, ({ after }) => after),
  on(countAdminOrders, ({ ctx }) => countsOf(ctx.db, null)),
  on(adminExpresses, ({ ctx, locale }) => expressChoices(ctx.db, locale)),
]
