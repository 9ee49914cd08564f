import type { Context } from '../../context.ts'
import type { Tx } from '../../kernel/db/db.ts'

/** A parcel that has arrived, as its courier tells: whoever sent it takes note. */
type Delivered = (tx: Tx, ctx: Context, trackId: number) => Promise<void>

let listener: Delivered | undefined

/** Wires who takes note, inside the transaction that writes the delivery; `app.ts` calls it once. */
export function onDelivered(note: Delivered): void {
  listener = note
}

export const delivered: Delivered = async (...arrival) => listener?.(...arrival)
