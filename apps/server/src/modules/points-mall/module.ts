import { on, onKey } from '../../kernel/hook.ts'
import type { Module } from '../../kernel/module.ts'
import { obstaclesToClosing } from '../accounts/public.ts'
import { billCredits, billPaid, billTerms } from '../payments/public.ts'
import { pointsMallAudits } from './audits.ts'
import { pointsGoodsAdmin } from './goods/points-goods.admin.ts'
import { pointsMallMenus, pointsMallRightNames } from './menus.ts'
import { pointsOrderCredits, pointsOrderPaid, pointsOrderTerms } from './orders/pay-points-order.ts'
import { hasOpenPointsOrders } from './orders/points-orders.db.ts'
import { pointsOrdersAdmin } from './orders/points-orders.admin.ts'
import { pointsOrdersTimers } from './orders/points-orders.timers.ts'
import { pointsMallRoutes } from './points-mall.routes.ts'

/** Goods for points, some with a cash part (rules §9). */
export const pointsMall: Module = {
  name: 'points-mall',
  routes: [...pointsMallRoutes, ...pointsGoodsAdmin, ...pointsOrdersAdmin],
  constraints: { points_orders_delivery_code_expresses_code_fk: 'EXPRESS_UNKNOWN' },
  timers: pointsOrdersTimers,
  menus: pointsMallMenus,
  rightNames: pointsMallRightNames,
  audits: pointsMallAudits,
  demo: async () => (await import('./points-mall.demo.ts')).pointsMallDemo,
  listens: [
    on(obstaclesToClosing, async (db, userId) => ((await hasOpenPointsOrders(db, userId)) ? 'orders' : null)),
    onKey(billCredits, 'points_order', pointsOrderCredits),
    onKey(billTerms, 'points_order', pointsOrderTerms),
    onKey(billPaid, 'points_order', (tx, _ctx, id, _method, at) => pointsOrderPaid(tx, id, at)),
  ],
}
