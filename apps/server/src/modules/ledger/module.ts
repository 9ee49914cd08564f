import type { Module } from '../../kernel/module.ts'

export const ledger: Module = { name: 'ledger' }
