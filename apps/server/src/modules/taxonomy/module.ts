import type { Module } from '../../kernel/module.ts'
import { taxonomyRoutes } from './taxonomy.routes.ts'

export const taxonomy: Module = { name: 'taxonomy', routes: taxonomyRoutes }
