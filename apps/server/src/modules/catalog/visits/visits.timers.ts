import type { Context } from '../../../context.ts'
import { inTx } from '../../../kernel/db/tx.ts'
import { addVisits } from './visits.db.ts'

/** How often what was counted is written, in ms: as much is lost when a process dies. */
const everyMs = 5000

/** Writes what this process has counted; what could not be written is kept for the next time. */
export async function writeVisits(ctx: Pick<Context, 'db' | 'visits'>): Promise<void> {
  const taken = ctx.visits.take()
  if (!taken.size) return
  const counts = [...taken].map(([key, n]) => {
    const [day = '', kind = '', id] = key.split(' ')
    return { day, kind, id: Number(id), n }
  })
  try {
    await inTx(ctx.db, (tx) => addVisits(tx, counts))
  } catch (error) {
    ctx.visits.putBack(taken)
    throw error
  }
}

/** Writes every few seconds; `stop` writes a last time. */
export function keepVisits(ctx: Pick<Context, 'db' | 'visits' | 'log'>): { stop(): Promise<void> } {
  const write = (): Promise<void> =>
    writeVisits(ctx).catch((error: unknown) => ctx.log.warn({ err: error }, 'visits could not be written yet'))
  const timer = setInterval(() => void write(), everyMs)
  return {
    async stop() {
      clearInterval(timer)
      await write()
    },
  }
}
