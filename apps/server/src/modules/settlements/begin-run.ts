import { formatDateTime } from '@fangshi/contract/time'
import type { Context } from '../../context.ts'
import type { Tx } from '../../kernel/db/db.ts'
import { getSettings } from '../settings/public.ts'
import { insertRun, isNumberUsed, type Run } from './runs.db.ts'
import { dueUntil } from './settlement.ts'

/**
 * Starts a run over all orders that can be settled now; undefined while another run is under way, or after the day's run by
 * timer. Throws an Error after five numbers that are in use.
 */
export async function beginRun(
  tx: Tx,
  ctx: Context,
  by: { day: string; admin_id: null } | { day: null; admin_id: number },
): Promise<Run | undefined> {
  const at = ctx.now()
  const { settlement: waiting_days } = await getSettings(ctx.db, 'task', tx)
  const terms = { ...by, ...dueUntil(at, waiting_days), waiting_days, started_at: at }
  for (let tries = 0; tries < 5; tries++) {
    const settlement_no = `${formatDateTime(at).replace(/\D/g, '')}${ctx.randomDigits(4)}`
    const run = await insertRun(tx, { ...terms, settlement_no })
    if (run || !(await isNumberUsed(tx, settlement_no))) return run
  }
  throw new Error('five numbers of settlement runs in a row were taken')
}
