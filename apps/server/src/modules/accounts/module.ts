import type { Module } from '../../kernel/module.ts'

export const accounts: Module = { name: 'accounts' }
