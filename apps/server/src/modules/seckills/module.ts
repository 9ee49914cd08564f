import { on } from '../../kernel/hook.ts'
import type { Module } from '../../kernel/module.ts'
import { accountClosed } from '../accounts/public.ts'
import { seckillAudits } from './audits.ts'
import { seckillMenus, seckillRightNames } from './menus.ts'
import { seckillsBackoffice } from './seckills.backoffice.ts'
import { endSeckills } from './seckills.timers.ts'
import { remindOfSeckills } from './shop/remind.timers.ts'
import { forgetReminders } from './shop/reminders.db.ts'
import { seckillRoutes } from './shop/seckills.routes.ts'

/** Flash sales (rules §9): a price and a quota of goods for a time; their stock is an activity of the catalogue. */
export const seckills: Module = {
  name: 'seckills',
  routes: [...seckillRoutes, ...seckillsBackoffice],
  constraints: { goods_activities_overlap: 'ACTIVITY_OVERLAPS' },
  timers: [endSeckills, remindOfSeckills],
  listens: [on(accountClosed, forgetReminders)],
  audits: seckillAudits,
  demo: async () => (await import('./seckills.demo.ts')).seckillsDemo,
  menus: seckillMenus,
  rightNames: seckillRightNames,
}
