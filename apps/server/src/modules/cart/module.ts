import type { Module } from '../../kernel/module.ts'
import { cartRoutes } from './cart.routes.ts'

export const cart: Module = {
  name: 'cart',
  routes: cartRoutes,
  // A line that another tab adds while this one changes to the same SKU.
  constraints: { carts_sku: 'REQUEST_IN_PROGRESS' },
  demo: async () => (await import('./cart.demo.ts')).cartDemo,
}
