import { on } from '../../kernel/hook.ts'
import type { Module } from '../../kernel/module.ts'
import { accountClosed, obstaclesToClosing } from '../accounts/public.ts'
import { neededFrozenMoney } from '../ledger/public.ts'
import { withdrawalAudits } from './audits.ts'
import { forgetCards } from './cards.db.ts'
import { withdrawalObstacle } from './closing.ts'
import { withdrawalMenus, withdrawalRightNames } from './menus.ts'
import { resealCards } from './reseal-cards.ts'
import { heldByWithdrawals } from './withdrawals.db.ts'
import { withdrawalsAdmin } from './withdrawals.admin.ts'
import { withdrawalRoutes } from './withdrawals.routes.ts'
import { withdrawalsSeller } from './withdrawals.seller.ts'

/** Bank cards, and the money that shoppers and stores take out (rules §8). */
export const withdrawals: Module = {
  name: 'withdrawals',
  routes: [...withdrawalRoutes, ...withdrawalsSeller, ...withdrawalsAdmin],
  constraints: {
    bank_cards_user: 'BANK_CARD_TAKEN',
    bank_cards_store: 'BANK_CARD_TAKEN',
    withdrawals_bank_reference: 'BANK_REFERENCE_TAKEN',
  },
  listens: [
    on(obstaclesToClosing, withdrawalObstacle),
    on(accountClosed, forgetCards),
    on(neededFrozenMoney, (tx, kind, id) => heldByWithdrawals(tx, { kind, id })),
  ],
  demo: async () => (await import('./withdrawals.demo.ts')).withdrawalsDemo,
  audits: withdrawalAudits,
  menus: withdrawalMenus,
  rightNames: withdrawalRightNames,
  reseal: resealCards,
}
