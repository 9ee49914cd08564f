import type { Module } from '../../kernel/module.ts'
import { fileSpaceSeller } from './file-space.seller.ts'

/** Pictures that stores keep in folders to choose from. */
export const fileSpace: Module = { name: 'file-space', routes: fileSpaceSeller }
