import type { Context } from '../../context.ts'
import type { Tx } from '../../kernel/db/db.ts'
import type { System } from '../../kernel/http/who.ts'
import { figuresOfWeek } from './figures.ts'
import { mailReport } from './mail-report.ts'
import { insertReport, type Unwritten } from './reports.db.ts'

/**
 * Writes the report of a week, once whoever tries. Its figures are of one moment. Returns its id; null where it was written
 * before.
 */
export async function writeReport(
  tx: Tx,
  ctx: Context,
  _who: System,
  { newest, ...report }: Unwritten & { newest: string },
): Promise<number | null> {
  // On a virtual clock nobody else writes, and the transaction has begun before.
  if (!ctx.isReplay) await tx.client.query('set transaction isolation level repeatable read')
  const figures = await figuresOfWeek({ db: tx, now: ctx.now }, report.scope, report.week)
  const is_late = report.week !== newest
  const id = await insertReport(tx, { ...report, figures, is_late }, ctx.now())
  if (id !== null && !is_late && !ctx.isReplay) await mailReport(tx, ctx, id)
  return id
}
