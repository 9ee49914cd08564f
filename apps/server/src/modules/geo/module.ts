import type { Module } from '../../kernel/module.ts'

export const geo: Module = { name: 'geo' }
