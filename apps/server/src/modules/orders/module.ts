import type { Module } from '../../kernel/module.ts'
import { ordersAdmin } from './orders.admin.ts'
import { ordersDesk } from './orders.desk.ts'
import { ordersTimers } from './orders.jobs.ts'
import { ordersRoutes } from './orders.routes.ts'
import { ordersSeller } from './orders.seller.ts'

export const orders: Module = {
  name: 'orders',
  routes: [...ordersRoutes, ...ordersSeller, ...ordersAdmin, ...ordersDesk],
  constraints: { parcels_delivery_code_expresses_code_fk: 'EXPRESS_UNKNOWN' },
  timers: ordersTimers,
}
