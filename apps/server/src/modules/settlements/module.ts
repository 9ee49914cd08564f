import type { Module } from '../../kernel/module.ts'
import { settlementAudits } from './audits.ts'
import { settlementMenus, settlementRightNames } from './menus.ts'
import { settlementTimer } from './settlement.timers.ts'
import { settlementsBackoffice } from './settlements.backoffice.ts'

/** Paying out finished orders to their stores, and the statements that explain it (rules §8). */
export const settlements: Module = {
  name: 'settlements',
  routes: settlementsBackoffice,
  timers: [settlementTimer],
  audits: settlementAudits,
  menus: settlementMenus,
  rightNames: settlementRightNames,
}
