import { on, onKey } from '../../kernel/hook.ts'
import type { Module } from '../../kernel/module.ts'
import { accountClosed, obstaclesToClosing } from '../accounts/public.ts'
import { orderNumbersOf } from '../catalog/public.ts'
import { parcelDelivered } from '../logistics/public.ts'
import { billCredits, billHolds, billPaid, billTerms } from '../payments/public.ts'
import { orderAudits } from './audits.ts'
import { orderNumbers } from './lists/list.db.ts'
import { deliveryTimesTimer } from './arrival/delivery-times.timers.ts'
import { orderMenus, orderRightNames } from './menus.ts'
import { ordersAdmin } from './backoffice/orders.admin.ts'
import { ordersBackoffice } from './backoffice/orders.backoffice.ts'
import { orderObstacle } from './life/closing-obstacle.ts'
import { forgetShares } from './life/forget-shares.ts'
import { ordersTimers } from './life/orders.jobs.ts'
import { ordersRoutes } from './orders.routes.ts'
import { ordersSeller } from './backoffice/orders.seller.ts'
import { ownGroupsRoutes } from './collectives/own-groups.routes.ts'
import { payingRoutes } from './paying.routes.ts'
import { groupCredits, groupHolds, groupPaid, groupTerms } from './life/pay-order.ts'
import { receiveInTime } from './life/receive-in-time.ts'
import { orderFinders } from './backoffice/find-orders.ts'

export const orders: Module = {
  name: 'orders',
  routes: [...ordersRoutes, ...payingRoutes, ...ownGroupsRoutes, ...ordersSeller, ...ordersAdmin, ...ordersBackoffice],
  constraints: { parcels_delivery_code_expresses_code_fk: 'EXPRESS_UNKNOWN' },
  timers: [...ordersTimers, deliveryTimesTimer],
  demo: async () => (await import('./orders.demo.ts')).ordersDemo,
  audits: orderAudits,
  listens: [
    on(obstaclesToClosing, orderObstacle),
    on(accountClosed, forgetShares),
    on(parcelDelivered, receiveInTime),
    on(orderNumbersOf, orderNumbers),
    onKey(billCredits, 'order_group', groupCredits),
    onKey(billTerms, 'order_group', groupTerms),
    onKey(billPaid, 'order_group', groupPaid),
    on(billHolds, async (tx, { kind, ref_id }, at) => kind !== 'order_group' || groupHolds(tx, ref_id, at)),
  ],
  finders: orderFinders,
  menus: orderMenus,
  rightNames: orderRightNames,
}
