import type { Context } from '../../../context.ts'
import type { Tx } from '../../../kernel/db/db.ts'
import { fail } from '../../../kernel/fail.ts'
import type { Job } from '../../../kernel/jobs/jobs.ts'
import { open, seal } from '../../../kernel/secret-box.ts'
import { deliverMail, mailRetry, mailServer } from '../../messages/public.ts'
import { confirmMailOf } from './confirm-mail.ts'
import { addLink, pageOf } from './mail-link.ts'
import { confirmationOf, endLink, recentSends } from './mail-links.db.ts'

const hour = 3_600_000
/** The most confirmations within an hour, of one account and to one address. */
const mostAnHour = 3

interface Confirmation {
  link_id: number
  /** Sealed. */
  token: string
}

/** Sends the mail of a link that still works. */
export const confirmJob: Job<Confirmation> = {
  name: 'reports.confirm_mail',
  retry: mailRetry,
  run: async (ctx, { link_id, token }, attempt) => {
    const of = await confirmationOf(ctx.db, link_id, ctx.now())
    const server = await mailServer(ctx)
    const opened = open(ctx, token, 'reports.confirm')
    if (!of || !server || !opened) return
    const words = confirmMailOf(of, pageOf(ctx.config.publicUrl, opened, of.locale))
    const mail = { ...words, to: of.email, key: `report confirmation ${link_id}` }
    const { isRefused } = await deliverMail(ctx, server, mail, attempt)
    // Nobody shall wait for a mail that does not come.
    if (isRefused) await endLink(ctx.db, link_id, ctx.now())
  },
}

/** Sends a link that confirms the address of a subscription, once the transaction commits. Throws MAIL_TOO_OFTEN with `retry_after`. */
export async function sendConfirmation(
  tx: Tx,
  ctx: Context,
  { id, email }: { id: number; email: string },
): Promise<void> {
  const now = ctx.now().getTime()
  const { full_account, full_address } = await recentSends(tx, { id, email }, new Date(now - hour), mostAnHour)
  const full = Math.max(full_account?.getTime() ?? 0, full_address?.getTime() ?? 0)
  if (full) fail('MAIL_TOO_OFTEN', { retry_after: Math.ceil((full + hour - now) / 1000) })
  const link = await addLink(tx, ctx, { subscription_id: id, kind: 'confirm', email })
  await ctx.jobs.enqueue(tx, confirmJob, { link_id: link.id, token: seal(ctx, link.token) })
}
