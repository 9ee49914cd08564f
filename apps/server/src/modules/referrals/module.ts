import type { Module } from '../../kernel/module.ts'
import { referralAudits } from './audits.ts'
import { distributionLogs } from './logs.backoffice.ts'
import { referralMenus } from './menus.ts'
import { referralsRoutes } from './referrals.routes.ts'

/** What people earn for buyers whom they brought (rules §9). */
export const referrals: Module = {
  name: 'referrals',
  routes: [...referralsRoutes, ...distributionLogs],
  audits: referralAudits,
  menus: referralMenus,
}
