import { getDashboard, getSellerDashboard } from '@fangshi/contract/dashboard'
import { adminStores, listStoreDecisions } from '@fangshi/contract/stores-admin'
import { behindButton, on } from '../../kernel/http/on.ts'
import type { Module } from '../../kernel/module.ts'
import { dashboardMenus, dashboardRightNames } from './menus.ts'
import { moneyLogsAdmin } from './money-logs.admin.ts'
import { moneyLogsSeller } from './money-logs.seller.ts'
import { platformNow } from './platform-now.ts'
import { decisionsAbout } from './store-decisions.ts'
import { storeNow } from './store-now.ts'

/** What waits, and lists across modules for the back offices; reads any schema and writes nothing. */
export const dashboard: Module = {
  name: 'dashboard',
  routes: [
    on(getDashboard, ({ ctx }) => platformNow(ctx)),
    on(getSellerDashboard, ({ ctx, who }) => storeNow(ctx, who.store_id)),
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
