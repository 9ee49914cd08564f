import type { Module } from '../../kernel/module.ts'
import { collectiveAudits } from './audits.ts'
import { collectiveMenus, collectiveRightNames } from './menus.ts'
import { collectivesBackoffice } from './screens/collectives.backoffice.ts'
import { collectiveShopRoutes } from './shop/shop.routes.ts'
import { endCollectives } from './collectives.timers.ts'

/** Group buys (rules §9): stores plan them, people open and join groups; orders have the seats, refunds end failed groups. */
export const collectives: Module = {
  name: 'collectives',
  routes: [...collectiveShopRoutes, ...collectivesBackoffice],
  timers: [endCollectives],
  audits: collectiveAudits,
  demo: async () => (await import('./collectives.demo.ts')).collectivesDemo,
  menus: collectiveMenus,
  rightNames: collectiveRightNames,
}
