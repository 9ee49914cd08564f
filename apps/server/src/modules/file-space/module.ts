import type { Module } from '../../kernel/module.ts'
import { fileSpaceDesk } from './file-space.desk.ts'

/** Pictures that stores keep in folders to choose from. */
export const fileSpace: Module = { name: 'file-space', routes: fileSpaceDesk }
