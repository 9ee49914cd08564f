import type { Module } from '../../kernel/module.ts'
import { filesRoutes } from './files.routes.ts'

/** Files that people upload: pictures, papers, packages. */
export const files: Module = { name: 'files', routes: filesRoutes }
