import type { Context } from '../../context.ts'
import type { Tx } from '../../kernel/db/db.ts'
import { hook } from '../../kernel/hook.ts'

/** A class has another name or parent; goods are found by both. */
export const classChanged = hook<[tx: Tx, ctx: Context, classId: number]>('taxonomy.class_changed')

/** A brand has another name, by which its goods are found. */
export const brandRenamed = hook<[tx: Tx, ctx: Context, brandId: number]>('taxonomy.brand_renamed')
