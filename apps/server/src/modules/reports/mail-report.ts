import type { Context } from '../../context.ts'
import type { Tx } from '../../kernel/db/db.ts'
import type { Admin, Seller } from '../../kernel/http/who.ts'
import type { Job } from '../../kernel/jobs/jobs.ts'
import { allow } from '../access/public.ts'
import { deliverMail, mailRetry, mailServer, mailState } from '../messages/public.ts'
import { open, seal } from '../../kernel/secret-box.ts'
import { showReport } from './figures.ts'
import { addLink, oneClickOf, pageOf } from './mail-links/mail-link.ts'
import { mailOf } from './report-mail.ts'
import { reportOf } from './reports.db.ts'
import { mailedTo, receiverOf, type ReceiverRow } from './subscriptions.db.ts'

interface ReportMail {
  report_id: number
  subscription_id: number
  /** Where it was to go when the report was written: the link in it ends the mails to that address alone. */
  email: string
  /** Sealed: the token of the link that ends the mails. */
  token?: string
}

const whoOf = ({ area, account_id, store_id, belong_id, is_suspended, is_super }: ReceiverRow): Seller | Admin =>
  area === 'Admin'
    ? { area, admin_id: account_id, is_super }
    : { area, user_id: account_id, belong_id, store_id: store_id as number, is_suspended }

/** Sends a report to one of its subscribers, if that is still asked for, allowed and possible. */
export const mailJob: Job<ReportMail> = {
  name: 'reports.mail',
  retry: mailRetry,
  run: async (ctx, { report_id, subscription_id, email, token = '' }, attempt) => {
    const receiver = await receiverOf(ctx.db, subscription_id)
    const server = await mailServer(ctx)
    if (!receiver || !server || receiver.email !== email) return
    const { area, scope, locale } = receiver
    if (!(await allow(ctx.db, whoOf(receiver), `${area}.reports.index`))) return
    const report = await reportOf(ctx.db, scope, report_id)
    if (!report) return
    const { publicUrl } = ctx.config
    const opened = open(ctx, token, 'reports.unsubscribe')
    const words = mailOf(
      showReport(report, locale),
      { ...receiver, unsubscribe: opened && pageOf(publicUrl, opened, locale) },
      publicUrl,
    )
    const list = opened ? { unsubscribe: oneClickOf(publicUrl, opened) } : {}
    const mail = { ...words, ...list, to: email, key: `report ${report_id} ${subscription_id}` }
    await deliverMail(ctx, server, mail, attempt)
  },
}

/** Lets a new report go out by mail to those who asked for it, once the transaction commits. */
export async function mailReport(tx: Tx, ctx: Context, reportId: number): Promise<void> {
  if ((await mailState(ctx, tx)) !== 'ready') return
  for (const { id, email } of await mailedTo(tx, reportId)) {
    const { token } = await addLink(tx, ctx, { subscription_id: id, kind: 'unsubscribe', email })
    await ctx.jobs.enqueue(tx, mailJob, { report_id: reportId, subscription_id: id, email, token: seal(ctx, token) })
  }
}
