import type { Module } from '../../kernel/module.ts'
import { cartRoutes } from './cart.routes.ts'

export const cart: Module = {
  name: 'cart',
  routes: cartRoutes,
  demo: async () => (await import('./cart.demo.ts')).cartDemo,
}
