import type { Module } from '../../kernel/module.ts'
import { configsAdmin } from './configs.admin.ts'
import { currenciesAdmin } from './currencies.admin.ts'
import { settingsMenus, settingsRightNames } from './menus.ts'
import { seedCurrencies } from './seed-currencies.ts'

/** The platform's settings and currencies. */
export const settings: Module = {
  name: 'settings',
  routes: [...currenciesAdmin, ...configsAdmin],
  prepare: seedCurrencies,
  menus: settingsMenus,
  rightNames: settingsRightNames,
  demo: async () => (await import('./settings.demo.ts')).settingsDemo,
}
