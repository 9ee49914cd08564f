import type { Context } from '../../context.ts'
import type { Tx } from '../../kernel/db/db.ts'
import { hook } from '../../kernel/hook.ts'

/** A courier reports that a parcel has arrived; called in the transaction that writes the delivery. */
export const parcelDelivered = hook<[tx: Tx, ctx: Context, trackId: number]>('logistics.parcel_delivered')
