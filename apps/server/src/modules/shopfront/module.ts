import type { Module } from '../../kernel/module.ts'
import { shopfrontRoutes } from './shopfront.routes.ts'

export const shopfront: Module = { name: 'shopfront', routes: shopfrontRoutes }
