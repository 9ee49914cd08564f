import type { Context } from '../../context.ts'
import type { Tx } from '../../kernel/db/db.ts'

/** A class or brand that has another name or, a class, another place: goods are found by both. */
type Renamed = (tx: Tx, ctx: Context, kind: 'class' | 'brand', id: number) => Promise<void>

let listener: Renamed | undefined

/** Wires who follows the change, inside its transaction; `app.ts` calls it once. */
export function onRenamed(follow: Renamed): void {
  listener = follow
}

export const renamed: Renamed = async (...change) => listener?.(...change)
