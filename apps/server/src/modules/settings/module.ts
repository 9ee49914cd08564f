import type { Module } from '../../kernel/module.ts'
import { configsAdmin } from './configs.admin.ts'
import { currenciesAdmin } from './currencies.admin.ts'
import { settingsMenus, settingsRightNames } from './menus.ts'
import { resealSettings } from './reseal-settings.ts'
import { seedCurrencies } from './seed-currencies.ts'

/** The platform's settings and currencies. */
export const settings: Module = {
  name: 'settings',
  routes: [...currenciesAdmin, ...configsAdmin],
  prepare: seedCurrencies,
  reseal: resealSettings,
  menus: settingsMenus,
  rightNames: settingsRightNames,
  demo: async () => (await import('./settings.demo.ts')).settingsDemo,
}
