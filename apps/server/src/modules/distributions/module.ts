import type { Module } from '../../kernel/module.ts'
import { distributionsSeller } from './distributions.seller.ts'
import { distributionMenus } from './menus.ts'

/** Goods whose sales pay referrers (rules §9); the rates of a sale are frozen in its order. */
export const distributions: Module = {
  name: 'distributions',
  routes: distributionsSeller,
  constraints: { distributions_sum: 'DISTRIBUTION_SUM_INVALID' },
  menus: distributionMenus,
  demo: async () => (await import('./distributions.demo.ts')).distributionsDemo,
}
