import { onKey } from '../../kernel/hook.ts'
import type { Module } from '../../kernel/module.ts'
import { configTest } from '../settings/public.ts'
import { attemptsTimer } from './attempts/query-attempts.timers.ts'
import { paymentAudits } from './audits.ts'
import { payGroups, checkPayKeys } from './check-keys.ts'
import { resealSimulatorKeys } from './demo-simulator/keys.db.ts'
import { refundsTimer } from './refunds/send-refunds.timers.ts'
import { noticesRoutes } from './notices/notices.routes.ts'

export const payments: Module = {
  name: 'payments',
  routes: noticesRoutes,
  timers: [attemptsTimer, refundsTimer],
  constraints: { payment_attempts_one_success: 'ORDER_NOT_PAYABLE' },
  audits: paymentAudits,
  reseal: resealSimulatorKeys,
  listens: payGroups.map((group) => onKey(configTest, group, checkPayKeys(group))),
}
