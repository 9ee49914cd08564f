import type { Module } from '../../kernel/module.ts'
import { commissionRatesAdmin } from './commission-rates.admin.ts'
import { commissionMenus } from './menus.ts'

/** What the platform takes of sales (rules §8); the rate of a sale is frozen in its order. */
export const commissions: Module = {
  name: 'commissions',
  routes: commissionRatesAdmin,
  constraints: {
    commission_rates_scope: 'COMMISSION_SCOPE_INVALID',
    commission_rates_global: 'COMMISSION_GLOBAL_TAKEN',
  },
  menus: commissionMenus,
  demo: async () => (await import('./commissions.demo.ts')).commissionsDemo,
}
