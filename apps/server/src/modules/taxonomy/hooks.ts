import type { Context } from '../../context.ts'
import type { Tx } from '../../kernel/db/db.ts'
import { hook } from '../../kernel/hook.ts'

/** A class was renamed or moved; goods are found by both. */
export const classChanged = hook<[tx: Tx, ctx: Context, classId: number]>('taxonomy.class_changed')

/** A brand was renamed; its goods are found by its name. */
export const brandRenamed = hook<[tx: Tx, ctx: Context, brandId: number]>('taxonomy.brand_renamed')
