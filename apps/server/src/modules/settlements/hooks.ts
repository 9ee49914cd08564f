import type { Context } from '../../context.ts'
import type { Tx } from '../../kernel/db/db.ts'
import { hook } from '../../kernel/hook.ts'

/** Runs when orders were settled, with their ids, in the transaction of their batch. */
export const ordersSettled = hook<[tx: Tx, ctx: Context, orderIds: readonly number[]]>('settlements.settled')
