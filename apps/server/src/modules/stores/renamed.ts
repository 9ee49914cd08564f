import type { Context } from '../../context.ts'
import type { Tx } from '../../kernel/db/db.ts'

/** A store that has another name: its goods are found by it. */
type Renamed = (tx: Tx, ctx: Context, storeId: number) => Promise<void>

let listener: Renamed | undefined

/** Wires who follows the change, inside its transaction; `app.ts` calls it once. */
export function onStoreRenamed(follow: Renamed): void {
  listener = follow
}

export const storeRenamed: Renamed = async (...change) => listener?.(...change)
