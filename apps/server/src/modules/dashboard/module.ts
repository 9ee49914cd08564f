import { getDashboard, getSellerDashboard } from '@fangshi/contract/dashboard'
import { on } from '../../kernel/http/on.ts'
import type { Module } from '../../kernel/module.ts'
import { figures } from './figures.ts'
import { dashboardMenus, dashboardRightNames } from './menus.ts'
import { moneyLogsAdmin } from './money-logs.admin.ts'
import { moneyLogsSeller } from './money-logs.seller.ts'
import { storeFigures } from './store-figures.ts'

/** Figures and lists across modules for the back offices; reads any schema and writes nothing. */
export const dashboard: Module = {
  name: 'dashboard',
  routes: [
    on(getDashboard, ({ ctx }) => figures(ctx)),
    on(getSellerDashboard, ({ ctx, who }) => storeFigures(ctx, who.store_id)),
    ...moneyLogsAdmin,
    ...moneyLogsSeller,
  ],
  menus: dashboardMenus,
  rightNames: dashboardRightNames,
}
