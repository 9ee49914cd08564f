import type { Context } from '../../context.ts'
import type { Db } from '../../kernel/db/db.ts'
import { fail } from '../../kernel/fail.ts'
import { getSettings } from '../settings/public.ts'

/** Refuses while the points mall is switched off (rules §9). Throws POINTS_MALL_CLOSED. */
export async function needOpenMall(ctx: Context, through: Db = ctx.db): Promise<void> {
  if (!(await getSettings(ctx.db, 'points', through)).mall_open) fail('POINTS_MALL_CLOSED')
}
