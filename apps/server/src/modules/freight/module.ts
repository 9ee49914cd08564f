import type { Module } from '../../kernel/module.ts'

export const freight: Module = { name: 'freight' }
