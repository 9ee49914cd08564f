import type { Module } from '../../kernel/module.ts'

export const settings: Module = { name: 'settings' }
