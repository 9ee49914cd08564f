import type { Module } from '../../kernel/module.ts'
import { advertRoutes } from './adverts.admin.ts'
import { appVersionsAdmin } from './app-versions.admin.ts'
import { articlesAdmin } from './articles.admin.ts'
import { countReads } from './clicks.ts'
import { contentRoutes } from './content.routes.ts'
import { helpRoutes } from './help/help.routes.ts'
import { contentMenus } from './menus.ts'
import { noticesAdmin } from './notices.admin.ts'

/** What the platform writes for its shoppers: articles, agreements, notices, adverts, app versions. */
export const content: Module = {
  name: 'content',
  routes: [...contentRoutes, ...helpRoutes, ...articlesAdmin, ...noticesAdmin, ...advertRoutes, ...appVersionsAdmin],
  timers: [countReads],
  menus: contentMenus,
  demo: async () => (await import('./content.demo.ts')).contentDemo,
}
