import { on } from '../../kernel/hook.ts'
import type { Module } from '../../kernel/module.ts'
import { storePassed } from '../stores/public.ts'
import { freightDeskRoutes } from './freight-desk.routes.ts'
import { createDefaultTemplate } from './freight.db.ts'

export const freight: Module = {
  name: 'freight',
  routes: freightDeskRoutes,
  listens: [on(storePassed, createDefaultTemplate)],
}
