import type { Module } from '../../kernel/module.ts'
import { ledgerAudits } from './audits.ts'
import { checkpointTimer } from './checkpoints.timers.ts'
import { ledgerRoutes } from './ledger.routes.ts'

/**
 * Its constraints have no error keys: `post` reports the bound, and the others can only be broken by a bug (INTERNAL).
 */
export const ledger: Module = {
  name: 'ledger',
  routes: ledgerRoutes,
  audits: ledgerAudits,
  timers: [checkpointTimer],
}
