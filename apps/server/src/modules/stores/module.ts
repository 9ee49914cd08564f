import type { Module } from '../../kernel/module.ts'
import { applicationRoutes } from './application.routes.ts'
import { paperRoutes } from './papers.routes.ts'
import { sellerRoutes } from './seller.routes.ts'
import { storeDeskRoutes } from './store-desk.routes.ts'
import { storesAdmin } from './stores.admin.ts'
import { vacations } from './vacation.ts'

/** The public store pages show goods too, so `shopfront` serves them. */
export const stores: Module = {
  name: 'stores',
  routes: [...sellerRoutes, ...storeDeskRoutes, ...applicationRoutes, ...paperRoutes, ...storesAdmin],
  timers: [vacations],
}
