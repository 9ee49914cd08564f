import type { DemoPlan } from '@fangshi/demo/demo-plan'
import { plan } from '@fangshi/demo/plan'
import type { Context } from '../context.ts'
import type { Tx } from '../kernel/db/db.ts'
import { inTx } from '../kernel/db/tx.ts'
import { fillDatabase } from './fill-database.ts'
import { copyPictures } from './pictures.ts'
import { showProgress, type Progress } from './progress.ts'
import { markAsDemo, stateOf, waitForOthers } from './state.ts'

export interface Options {
  progress?: Progress
  /** Gives what happens in the demo; for tests that need less of it. */
  planAt?: (now: Date) => DemoPlan
}

/**
 * Fills an empty database and its uploads with the demo marketplace, relative to now; the same hour gives the same
 * one (rules §0). Does nothing to any other database. True when it filled it.
 */
export async function seedDemo(
  ctx: Context,
  { progress = showProgress(), planAt = plan }: Options = {},
): Promise<boolean> {
  if ((await stateOf(ctx.db)) !== 'empty') return false
  return fill(ctx, { progress, planAt }, async (tx) => (await stateOf(tx)) === 'empty')
}

/** Copies the pictures and fills the database, in one transaction and one process at a time, if `prepare` says so in it. */
export async function fill(
  ctx: Context,
  { progress, planAt }: Required<Options>,
  prepare: (tx: Tx) => Promise<boolean>,
): Promise<boolean> {
  const now = ctx.now()
  const filled = await inTx(ctx.db, async (tx) => {
    await waitForOthers(tx)
    if (!(await prepare(tx))) return false
    progress('pictures')
    await copyPictures(ctx.config.dataDir)
    await fillDatabase(tx, ctx, planAt(now), progress)
    await markAsDemo(tx, now)
    return true
  })
  if (!filled) return false
  await ctx.db.pool.query('analyze') // lists are fast from the first request on
  progress('done')
  return true
}
