import type { Context } from '../../context.ts'
import type { Tx } from '../../kernel/db/db.ts'
import { hook } from '../../kernel/hook.ts'

/** An application has passed; listeners create what a store needs from its first day. */
export const storePassed = hook<[tx: Tx, storeId: number]>('stores.passed', { required: true })

/** A store was renamed; its goods are found by its name. */
export const storeRenamed = hook<[tx: Tx, ctx: Context, storeId: number]>('stores.renamed')
