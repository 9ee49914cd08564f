import type { Module } from '../../kernel/module.ts'
import { areasAdmin } from './areas.admin.ts'
import { expressesAdmin } from './expresses.admin.ts'
import { geoRoutes } from './geo.routes.ts'
import { loadGeo } from './load-geo.ts'
import { geoMenus } from './menus.ts'

/** Areas and express companies. */
export const geo: Module = {
  name: 'geo',
  routes: [...geoRoutes, ...areasAdmin, ...expressesAdmin],
  prepare: loadGeo,
  menus: geoMenus,
}
