import type { Module } from '../../kernel/module.ts'

export const taxonomy: Module = { name: 'taxonomy' }
