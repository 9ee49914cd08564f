import type { Module } from '../../kernel/module.ts'
import { expressesAdmin } from './expresses.admin.ts'
import { geoRoutes } from './geo.routes.ts'
import { loadGeo } from './load-geo.ts'

/** Areas and express companies. */
export const geo: Module = { name: 'geo', routes: [...geoRoutes, ...expressesAdmin], prepare: loadGeo }
