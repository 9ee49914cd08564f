import type { Module } from '../../kernel/module.ts'
import { countReads } from './clicks.ts'
import { contentRoutes } from './content.routes.ts'

export const content: Module = { name: 'content', routes: contentRoutes, timers: [countReads] }
