import { formatDateTime } from '@fangshi/contract/time'
import type { Context } from '../../context.ts'
import type { Tx } from '../../kernel/db/db.ts'
import { getSettings } from '../settings/public.ts'
import { insertRun, type Run } from './runs.db.ts'
import { dueUntil } from './settlement.ts'

/** Starts a run over all orders that can be settled now; undefined while another run is under way. */
export async function beginRun(
  tx: Tx,
  ctx: Context,
  by: { day: string; admin_id: null } | { day: null; admin_id: number },
): Promise<Run | undefined> {
  const at = ctx.now()
  const { settlement: waiting_days } = await getSettings(ctx.db, 'task', tx)
  const settlement_no = `${formatDateTime(at).replace(/\D/g, '')}${ctx.randomDigits(4)}`
  return insertRun(tx, { ...by, ...dueUntil(at, waiting_days), settlement_no, waiting_days, started_at: at })
}
