import type { Module } from '../../kernel/module.ts'

export const messages: Module = { name: 'messages' }
