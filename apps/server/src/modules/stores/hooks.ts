import type { Context } from '../../context.ts'
import type { Tx } from '../../kernel/db/db.ts'
import { hook } from '../../kernel/hook.ts'

/** An application passed: whatever a store needs from its first day is created. */
export const storePassed = hook<[tx: Tx, storeId: number]>('stores.passed', { required: true })

/** A store has another name, by which its goods are found. */
export const storeRenamed = hook<[tx: Tx, ctx: Context, storeId: number]>('stores.renamed')
