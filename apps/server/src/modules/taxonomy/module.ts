import type { Module } from '../../kernel/module.ts'
import { brandsAdmin } from './brands.admin.ts'
import { classesAdmin } from './classes.admin.ts'
import { taxonomyMenus } from './menus.ts'
import { taxonomyRoutes } from './taxonomy.routes.ts'

export const taxonomy: Module = {
  name: 'taxonomy',
  routes: [...taxonomyRoutes, ...brandsAdmin, ...classesAdmin],
  menus: taxonomyMenus,
  demo: async () => (await import('./taxonomy.demo.ts')).taxonomyDemo,
}
