import type { Tx } from '../db/db.ts'
import { inTx } from '../db/tx.ts'
import type { Timer } from './jobs.ts'

const batch = 2000

/**
 * A timer that adds changes which were only noted to what is counted from them. `fold` does so for at most as many as it is
 * told, in a transaction of its own, and gives how many there were; `pending` is the table of the notes.
 */
export const foldTimer = (
  name: string,
  { everyMs, pending, fold }: { everyMs: number; pending: string; fold: (tx: Tx, limit: number) => Promise<number> },
): Timer => ({
  name,
  everyMs,
  nextDue: `select case when exists (select from ${pending}) then $1 end`,
  lateMs: 24 * 60 * 60_000,
  run: async ({ db }) => {
    while ((await inTx(db, (tx) => fold(tx, batch))) === batch) continue
  },
})
