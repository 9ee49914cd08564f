import * as contract from '@fangshi/contract/activity'
import { on, type MountedRoute } from '../../kernel/http/on.ts'
import type { Module } from '../../kernel/module.ts'
import { readActivity } from './activity.ts'
import type { RecordKind } from './activity.db.ts'

type ActivityRoute = (typeof contract)[Exclude<keyof typeof contract, 'activityPage'>]

const activityAt = (kind: RecordKind, screen: string, route: ActivityRoute): MountedRoute =>
  on(route, async ({ ctx, who, params, query, locale, press }) => {
    await press(screen, 'view', 'edit')
    return readActivity(ctx.db, who, kind, { ...params, ...query, locale })
  })

/** What was done to orders, goods, stores and users, for their pages in the back offices. */
export const activity: Module = {
  name: 'activity',
  routes: [
    activityAt('order', '/Admin/orders', contract.adminOrderActivity),
    activityAt('order', '/Seller/orders', contract.sellerOrderActivity),
    activityAt('goods', '/Admin/goods', contract.adminGoodsActivity),
    activityAt('goods', '/Seller/goods', contract.sellerGoodsActivity),
    activityAt('store', '/Admin/stores', contract.storeActivity),
    activityAt('user', '/Admin/users', contract.userActivity),
  ],
}
