import type { Module } from '../../kernel/module.ts'
import { accessRoutes } from './access.routes.ts'

/** Rights and menus of the back offices. */
export const access: Module = { name: 'access', routes: accessRoutes }
