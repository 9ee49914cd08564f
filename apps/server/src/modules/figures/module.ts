import type { Module } from '../../kernel/module.ts'
import { figuresAudits } from './audits.ts'
import { figuresRoutes } from './figures.routes.ts'
import { foldFiguresTimer } from './fold.timers.ts'
import { figuresMenus, figuresRightNames } from './menus.ts'

/** What dashboards show of windows of days (rules §13), from sums that follow orders, refunds and payments. */
export const figures: Module = {
  name: 'figures',
  routes: figuresRoutes,
  timers: [foldFiguresTimer],
  menus: figuresMenus,
  rightNames: figuresRightNames,
  audits: figuresAudits,
}
