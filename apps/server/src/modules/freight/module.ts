import { on } from '../../kernel/hook.ts'
import { screenMenu } from '../../kernel/menu.ts'
import type { Module } from '../../kernel/module.ts'
import { storePassed } from '../stores/public.ts'
import { freightSeller } from './freight.seller.ts'
import { createDefaultTemplate } from './freight.db.ts'

export const freight: Module = {
  name: 'freight',
  routes: freightSeller,
  listens: [on(storePassed, createDefaultTemplate)],
  menus: [
    screenMenu('/Seller/freights', {
      group: 'Store centre',
      place: 2,
      name: { 'zh-cn': '运费模板', en: 'Shipping rates' },
      icon: 'car',
    }),
  ],
  demo: async () => (await import('./freight.demo.ts')).freightDemo,
}
