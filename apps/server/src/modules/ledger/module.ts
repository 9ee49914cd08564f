import type { Module } from '../../kernel/module.ts'
import { ledgerRoutes } from './ledger.routes.ts'

export const ledger: Module = {
  name: 'ledger',
  routes: ledgerRoutes,
  // `ledger_sum`, `ledger_append_only` and `ledger_transactions_operation` stay INTERNAL: only a fault of ours meets them.
  constraints: { ledger_accounts_bound: 'BALANCE_SHORT' },
}
