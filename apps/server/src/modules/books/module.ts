import type { Module } from '../../kernel/module.ts'
import { bookAudits } from './audits.ts'
import { booksAdmin } from './books.admin.ts'
import { bookMenus, bookRightNames } from './menus.ts'
import { reconcileTimer } from './reconcile.timers.ts'

/** The platform's books: the chart with its balances, money that waits, what channels pay out (rules §§6, 8). */
export const books: Module = {
  name: 'books',
  routes: booksAdmin,
  constraints: { channel_payouts_reference: 'PAYOUT_TAKEN' },
  audits: bookAudits,
  menus: bookMenus,
  rightNames: bookRightNames,
  timers: [reconcileTimer],
  demo: async () => (await import('./books.demo.ts')).booksDemo,
}
