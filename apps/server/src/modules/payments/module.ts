import { on, onKey } from '../../kernel/hook.ts'
import type { Module } from '../../kernel/module.ts'
import { accountClosed, obstaclesToClosing } from '../accounts/public.ts'
import { configTest } from '../settings/public.ts'
import { attemptsAdmin } from './attempts/attempts.admin.ts'
import { attemptMenus } from './attempts/menus.ts'
import { attemptsTimer } from './attempts/query-attempts.timers.ts'
import { paymentAudits } from './audits.ts'
import { payGroups, checkPayKeys } from './check-keys.ts'
import { resealSimulatorKeys } from './demo-simulator/keys.db.ts'
import { openRefundObstacle } from './refunds/closing-obstacle.ts'
import { refundsTimer } from './refunds/send-refunds.timers.ts'
import { billCredits, billPaid, billTerms } from './hooks.ts'
import { insideWechatRoutes } from './inside-wechat/inside-wechat.routes.ts'
import { noticesRoutes } from './notices/notices.routes.ts'
import { topUpsTimer } from './top-ups/cancel-top-ups.timers.ts'
import { topUpCredits, topUpPaid, topUpTerms, cancelTopUpsOf } from './top-ups/top-up-bill.ts'
import { topUpMenus, topUpRightNames } from './top-ups/menus.ts'
import { topUpsAdmin } from './top-ups/top-ups.admin.ts'
import { topUpRoutes } from './top-ups/top-ups.routes.ts'

export const payments: Module = {
  name: 'payments',
  routes: [...noticesRoutes, ...insideWechatRoutes, ...topUpRoutes, ...topUpsAdmin, ...attemptsAdmin],
  timers: [attemptsTimer, refundsTimer, topUpsTimer],
  constraints: { payment_attempts_one_success: 'ORDER_NOT_PAYABLE' },
  menus: [...attemptMenus, ...topUpMenus],
  rightNames: topUpRightNames,
  audits: paymentAudits,
  reseal: resealSimulatorKeys,
  demo: async () => (await import('./payments.demo.ts')).paymentsDemo,
  listens: [
    ...payGroups.map((group) => onKey(configTest, group, checkPayKeys(group))),
    onKey(billCredits, 'top_up', topUpCredits),
    onKey(billTerms, 'top_up', topUpTerms),
    onKey(billPaid, 'top_up', (tx, _ctx, id, _method, _at) => topUpPaid(tx, id)),
    on(obstaclesToClosing, openRefundObstacle),
    on(accountClosed, cancelTopUpsOf),
  ],
}
