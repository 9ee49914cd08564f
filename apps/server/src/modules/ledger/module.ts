import type { Module } from '../../kernel/module.ts'
import { ledgerAudits } from './audits.ts'
import { ledgerRoutes } from './ledger.routes.ts'

/** Its constraints have no keys: `post` answers for the bound, and only a fault of ours meets the others (INTERNAL). */
export const ledger: Module = { name: 'ledger', routes: ledgerRoutes, audits: ledgerAudits }
