import { on } from '../../kernel/hook.ts'
import type { Module } from '../../kernel/module.ts'
import { accountClosed } from '../accounts/public.ts'
import { cartRoutes } from './cart.routes.ts'
import { forgetCart } from './forget-cart.ts'

export const cart: Module = {
  name: 'cart',
  routes: cartRoutes,
  listens: [on(accountClosed, forgetCart)],
  // A line that another tab adds while this one changes to the same SKU.
  constraints: { carts_sku: 'REQUEST_IN_PROGRESS' },
  demo: async () => (await import('./cart.demo.ts')).cartDemo,
}
