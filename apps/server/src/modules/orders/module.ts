import type { Module } from '../../kernel/module.ts'
import { ordersTimers } from './orders.jobs.ts'
import { ordersRoutes } from './orders.routes.ts'
import { ordersSeller } from './orders.seller.ts'

export const orders: Module = {
  name: 'orders',
  routes: [...ordersRoutes, ...ordersSeller],
  constraints: { parcels_delivery_code_expresses_code_fk: 'EXPRESS_UNKNOWN' },
  timers: ordersTimers,
}
