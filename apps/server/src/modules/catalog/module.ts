import type { Module } from '../../kernel/module.ts'
import { catalogRoutes } from './catalog.routes.ts'
import { favoritesRoutes } from './favorites.routes.ts'
import { reindexGoods } from './reindex.jobs.ts'
import { foldSales } from './stock.jobs.ts'
import { topGoods } from './top-goods.ts'

export const catalog: Module = {
  name: 'catalog',
  routes: [...catalogRoutes, ...favoritesRoutes],
  jobs: [reindexGoods],
  timers: [foldSales, topGoods],
}
