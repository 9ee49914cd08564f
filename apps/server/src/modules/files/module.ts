import type { Module } from '../../kernel/module.ts'

export const files: Module = { name: 'files' }
