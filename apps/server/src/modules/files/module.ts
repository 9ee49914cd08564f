import type { Module } from '../../kernel/module.ts'
import { filesRoutes } from './files.routes.ts'

/** Pictures that people upload. */
export const files: Module = { name: 'files', routes: filesRoutes }
