import type { Module } from '../../kernel/module.ts'
import { foldSales } from './stock.jobs.ts'

export const catalog: Module = { name: 'catalog', timers: [foldSales] }
