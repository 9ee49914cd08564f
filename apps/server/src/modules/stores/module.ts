import type { Module } from '../../kernel/module.ts'

/** The public store pages show goods too, so `shopfront` serves them. */
export const stores: Module = { name: 'stores' }
