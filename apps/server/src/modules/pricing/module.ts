import type { Module } from '../../kernel/module.ts'

export const pricing: Module = { name: 'pricing' }
