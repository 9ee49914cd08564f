import type { Module } from '../../kernel/module.ts'
import { reductionMenus } from './menus.ts'
import { reductionsSeller } from './reductions.seller.ts'
import { reductionsRoutes } from './reductions.routes.ts'

/** Full reductions (rules §9); the checkout reads those that run (`running.sql.ts`). */
export const reductions: Module = {
  name: 'reductions',
  routes: [...reductionsRoutes, ...reductionsSeller],
  demo: async () => (await import('./reductions.demo.ts')).reductionsDemo,
  menus: reductionMenus,
  rightNames: {
    stop: { 'zh-cn': '停止活动', en: 'stop' },
    'Seller.full_reductions': { 'zh-cn': '满减', en: 'Full reductions' },
  },
}
