import type { Context } from '../../context.ts'
import type { Tx } from '../../kernel/db/db.ts'
import { fail } from '../../kernel/fail.ts'
import type { Admin } from '../../kernel/http/who.ts'
import { getSettings } from '../settings/public.ts'
import { countDue } from './due.db.ts'
import { beginRun } from './begin-run.ts'
import { dueUntil } from './settlement.ts'

/**
 * An administrator begins a run by hand; the timer carries it out within seconds, in batches. Throws NOTHING_TO_SETTLE, and
 * SETTLEMENT_RUNNING while another run is under way.
 */
export async function settleByHand(tx: Tx, ctx: Context, who: Admin) {
  const { settlement } = await getSettings(ctx.db, 'task', tx)
  if (!(await countDue(tx, dueUntil(ctx.now(), settlement), 1))) fail('NOTHING_TO_SETTLE')
  const run = (await beginRun(tx, ctx, { day: null, admin_id: who.admin_id })) ?? fail('SETTLEMENT_RUNNING')
  const { settlement_no } = run
  return { target: settlement_no, after: { settlement_no } }
}
