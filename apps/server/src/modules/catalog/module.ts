import type { Module } from '../../kernel/module.ts'
import { catalogRoutes } from './catalog.routes.ts'
import { foldSales } from './stock.jobs.ts'

export const catalog: Module = { name: 'catalog', routes: catalogRoutes, timers: [foldSales] }
