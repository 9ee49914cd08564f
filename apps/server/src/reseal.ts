import type { Context } from './context.ts'
import { inTx } from './kernel/db/tx.ts'
import { resealing, type ResealReport } from './kernel/resealing.ts'
import { modules } from './modules.ts'

/**
 * Puts all that is sealed under the secret of `ctx`: secrets of settings, identity and bank numbers with the keyed hashes
 * of the former, private files. `old` has the secret under which they are. Repeating it goes on where it ended.
 */
export async function reseal(ctx: Context, old: Pick<Context, 'config'>): Promise<ResealReport> {
  const done: ResealReport = { resealed: 0, unopened: [] }
  const moving = resealing(ctx, old, done)
  for (const { reseal: move } of modules) {
    if (!move) continue
    await inTx(ctx.db, async (tx) => {
      // Between two statements there may be many private files.
      await tx.client.query('set local idle_in_transaction_session_timeout = 0')
      await move(tx, moving)
    })
  }
  return done
}
