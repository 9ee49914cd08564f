import { on } from '../../kernel/hook.ts'
import type { Module } from '../../kernel/module.ts'
import { refundPaidOut } from '../refunds/public.ts'
import { ordersSettled } from '../settlements/public.ts'
import { pointsAudits } from './audits.ts'
import { pointsMenus } from './menus.ts'
import { earnPoints } from './earn-points.ts'
import { expirePoints } from './expire-points.timers.ts'
import { pointsRoutes } from './points.routes.ts'
import { revokePoints } from './revoke-points.ts'

/** Points that shoppers earn with what they pay for goods (rules §9). */
export const points: Module = {
  name: 'points',
  routes: pointsRoutes,
  timers: [expirePoints],
  listens: [on(ordersSettled, earnPoints), on(refundPaidOut, revokePoints)],
  audits: pointsAudits,
  menus: pointsMenus,
}
