import type { Module } from '../../kernel/module.ts'

export const orders: Module = { name: 'orders' }
