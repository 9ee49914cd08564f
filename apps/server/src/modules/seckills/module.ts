import type { Module } from '../../kernel/module.ts'
import { seckillAudits } from './audits.ts'
import { seckillMenus, seckillRightNames } from './menus.ts'
import { seckillsBackoffice } from './seckills.backoffice.ts'
import { endSeckills } from './seckills.timers.ts'

/** Flash sales (rules §9): a price and a quota of goods for a time; their stock is an activity of the catalogue. */
export const seckills: Module = {
  name: 'seckills',
  routes: seckillsBackoffice,
  constraints: { goods_activities_overlap: 'ACTIVITY_OVERLAPS' },
  timers: [endSeckills],
  audits: seckillAudits,
  menus: seckillMenus,
  rightNames: seckillRightNames,
}
