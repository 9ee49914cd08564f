import type { Module } from '../../kernel/module.ts'

export const cart: Module = { name: 'cart' }
