import { on } from '../../kernel/hook.ts'
import type { Module } from '../../kernel/module.ts'
import { obstaclesToClosing } from '../accounts/public.ts'
import { applicationRoutes } from './application/application.routes.ts'
import { storeObstacle } from './closing-obstacle.ts'
import { resealDocuments } from './documents/reseal-documents.ts'
import { documentRoutes } from './documents/documents.routes.ts'
import { storeMenus, storeRightNames } from './menus.ts'
import { sellerRoutes } from './own-store/seller.routes.ts'
import { ownStoreSeller } from './own-store/own-store.seller.ts'
import { storesAdmin } from './admin/stores.admin.ts'
import { vacations } from './own-store/vacation.ts'
import { storeFinder } from './admin/find-stores.ts'

/** The public store pages show goods too, so `shopfront` serves them. */
export const stores: Module = {
  name: 'stores',
  routes: [...sellerRoutes, ...ownStoreSeller, ...applicationRoutes, ...documentRoutes, ...storesAdmin],
  timers: [vacations],
  listens: [on(obstaclesToClosing, storeObstacle)],
  reseal: resealDocuments,
  finders: [storeFinder],
  menus: storeMenus,
  rightNames: storeRightNames,
  demo: async () => (await import('./demo/stores.demo.ts')).storesDemo,
}
