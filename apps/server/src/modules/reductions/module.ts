import type { Module } from '../../kernel/module.ts'
import { reductionMenus } from './menus.ts'
import { reductionsBackoffice } from './reductions.backoffice.ts'
import { reductionsRoutes } from './reductions.routes.ts'

/** Full reductions (rules §9); the checkout reads those that run (`running.sql.ts`). */
export const reductions: Module = {
  name: 'reductions',
  routes: [...reductionsRoutes, ...reductionsBackoffice],
  demo: async () => (await import('./reductions.demo.ts')).reductionsDemo,
  menus: reductionMenus,
  rightNames: { stop: { 'zh-cn': '停止活动', en: 'stop' } },
}
