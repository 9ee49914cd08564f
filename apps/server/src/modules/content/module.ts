import type { Module } from '../../kernel/module.ts'

export const content: Module = { name: 'content' }
