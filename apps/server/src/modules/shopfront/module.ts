import type { Module } from '../../kernel/module.ts'

export const shopfront: Module = { name: 'shopfront' }
