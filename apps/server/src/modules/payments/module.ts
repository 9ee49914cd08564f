import type { Module } from '../../kernel/module.ts'

export const payments: Module = { name: 'payments' }
