import type { Context } from '../../../context.ts'
import type { Tx } from '../../../kernel/db/db.ts'
import { fail } from '../../../kernel/fail.ts'
import { getSettings } from '../../settings/public.ts'

/** Refuses placing and paying while the site is closed (rules §12). Throws SITE_CLOSED. */
export async function refuseWhileClosed(tx: Tx, ctx: Context): Promise<void> {
  if ((await getSettings(ctx.db, 'web', tx)).close_status) fail('SITE_CLOSED')
}
