import { on } from '../../kernel/hook.ts'
import type { Module } from '../../kernel/module.ts'
import { obstaclesToClosing } from '../accounts/public.ts'
import { refundAudits } from './audits.ts'
import { refundsAdmin, refundsSeller } from './backoffice/refunds.backoffice.ts'
import { refundsLists } from './backoffice/refunds.lists.ts'
import { refundObstacle } from './closing-obstacle.ts'
import { endGroups } from './groups/end-groups.timers.ts'
import { refundsTimer } from './life/refunds.timers.ts'
import { refundMenus, refundRightNames } from './menus.ts'
import { refundsRoutes } from './refunds.routes.ts'

export const refunds: Module = {
  name: 'refunds',
  routes: [...refundsRoutes, ...refundsSeller, ...refundsAdmin, ...refundsLists],
  constraints: { refund_parcels_delivery_code_expresses_code_fk: 'EXPRESS_UNKNOWN' },
  timers: [refundsTimer, endGroups],
  demo: async () => (await import('./refunds.demo.ts')).refundsDemo,
  audits: refundAudits,
  listens: [on(obstaclesToClosing, refundObstacle)],
  menus: refundMenus,
  rightNames: refundRightNames,
}
