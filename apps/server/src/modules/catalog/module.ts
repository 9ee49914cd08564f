import type { Module } from '../../kernel/module.ts'

export const catalog: Module = { name: 'catalog' }
