import type { Module } from '../../kernel/module.ts'
import { couponAudits } from './audits.ts'
import { couponsAdmin } from './coupons.admin.ts'
import { couponRoutes } from './coupons.routes.ts'
import { couponsSeller } from './coupons.seller.ts'
import { expireTimer } from './expire-coupons.timers.ts'
import { couponMenus } from './menus.ts'
import { couponRightNames } from './right-names.ts'
import { sendCoupons } from './send-coupons.jobs.ts'

/** Coupons of stores and of the platform: made, claimed, sent, expired (rules §9). Checkouts use them by `coupons.sql.ts`. */
export const coupons: Module = {
  name: 'coupons',
  routes: [...couponRoutes, ...couponsSeller, ...couponsAdmin],
  jobs: [sendCoupons],
  timers: [expireTimer],
  menus: couponMenus,
  rightNames: couponRightNames,
  audits: couponAudits,
  demo: async () => (await import('./coupons.demo.ts')).couponsDemo,
}
