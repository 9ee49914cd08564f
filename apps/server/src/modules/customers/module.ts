import { on } from '../../kernel/hook.ts'
import { screenMenu } from '../../kernel/menu.ts'
import type { Module } from '../../kernel/module.ts'
import { accountClosed } from '../accounts/public.ts'
import { customersAudits, forgetCustomer, noteCustomers } from './customers.db.ts'
import { customerRoutes } from './customers.routes.ts'

/** Whoever has bought at a store, with its notes about them; and what users have bought, for the platform. */
export const customers: Module = {
  name: 'customers',
  routes: customerRoutes,
  timers: [{ name: 'note customers', everyMs: 15_000, run: ({ db }) => noteCustomers(db) }],
  audits: customersAudits,
  listens: [on(accountClosed, forgetCustomer)],
  menus: [
    screenMenu('/Seller/customers', {
      group: 'Order centre/Orders',
      place: 5,
      name: { 'zh-cn': '客户', en: 'Customers' },
    }),
  ],
  demo: async () => (await import('./customers.demo.ts')).customersDemo,
}
