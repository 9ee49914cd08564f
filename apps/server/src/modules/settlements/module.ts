import { on } from '../../kernel/hook.ts'
import type { Module } from '../../kernel/module.ts'
import { settledMoves } from '../refunds/public.ts'
import { settlementAudits } from './audits.ts'
import { settlementMenus, settlementRightNames } from './menus.ts'
import { refundSettled } from './refund-settled.ts'
import { settlementTimer } from './settlement.timers.ts'
import { settlementsBackoffice } from './settlements.backoffice.ts'

/** Paying out finished orders to their stores, and the statements that explain it (rules §8). */
export const settlements: Module = {
  name: 'settlements',
  routes: settlementsBackoffice,
  timers: [settlementTimer],
  listens: [on(settledMoves, refundSettled)],
  audits: settlementAudits,
  menus: settlementMenus,
  rightNames: settlementRightNames,
}
