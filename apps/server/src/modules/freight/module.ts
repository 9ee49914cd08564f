import type { Module } from '../../kernel/module.ts'
import { freightDeskRoutes } from './freight-desk.routes.ts'

export const freight: Module = { name: 'freight', routes: freightDeskRoutes }
