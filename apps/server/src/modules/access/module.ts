import type { Module } from '../../kernel/module.ts'

export const access: Module = { name: 'access' }
