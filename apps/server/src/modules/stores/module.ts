import type { Module } from '../../kernel/module.ts'

export const stores: Module = { name: 'stores' }
