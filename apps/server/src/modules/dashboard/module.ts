import { getDashboard, getSellerDashboard } from '@fangshi/contract/dashboard'
import { adminStores, listStoreDecisions } from '@fangshi/contract/stores-admin'
import { behindButton, on } from '../../kernel/http/on.ts'
import type { Module } from '../../kernel/module.ts'
import { figures } from './figures.ts'
import { dashboardMenus, dashboardRightNames } from './menus.ts'
import { moneyLogsAdmin } from './money-logs.admin.ts'
import { moneyLogsSeller } from './money-logs.seller.ts'
import { decisionsAbout } from './store-decisions.ts'
import { storeFigures } from './store-figures.ts'

/** Figures and lists across modules for the back offices; reads any schema and writes nothing. */
export const dashboard: Module = {
  name: 'dashboard',
  routes: [
    on(getDashboard, ({ ctx }) => figures(ctx)),
    on(getSellerDashboard, ({ ctx, who }) => storeFigures(ctx, who.store_id)),
    behindButton(
      adminStores.path,
      'view',
      on(listStoreDecisions, ({ ctx, params }) => decisionsAbout(ctx.db, params.id)),
    ),
    ...moneyLogsAdmin,
    ...moneyLogsSeller,
  ],
  menus: dashboardMenus,
  rightNames: dashboardRightNames,
}
