import type { Context } from '../../../context.ts'
import type { Attempt } from '../../../kernel/jobs/jobs.ts'
import { beginMail, endMail } from './mail-sendings.db.ts'
import { MailFault, MailUnanswered, sendMail, type Mail, type MailServer } from './mail-server.ts'

/** A server may be away for an hour, or tell strangers to come back in some minutes: tries go on for two to four hours. */
export const mailRetry = { limit: 7, afterSeconds: 60 }

const maxOfError = 200
const unknownOutcome = 'a try was cut off and nobody knows whether the mail was sent'

/** Why it failed, without the password. */
function errorText(error: unknown, { password }: MailServer): string {
  const message = error instanceof Error && error.message ? error.message : 'unknown'
  return (password ? message.replaceAll(password, '***') : message).slice(0, maxOfError)
}

export interface MailOutcome {
  /** Why it failed; empty when it did not. */
  error: string
  /** It surely was not sent. */
  isRefused: boolean
}

/**
 * Sends a mail once and keeps the outcome. Throws what may pass while the job has attempts left. A mail that was sent, or of
 * which nobody knows whether it was, is not sent again.
 */
export async function deliverMail(
  ctx: Context,
  server: MailServer,
  mail: Mail,
  { isLast }: Attempt,
): Promise<MailOutcome> {
  const { key } = mail
  const before = await beginMail(ctx.db, key, ctx.now())
  if (before === 'done') return { error: '', isRefused: false }
  let error = before === 'sending' ? unknownOutcome : ''
  let isRefused = false
  if (!error) {
    try {
      await sendMail(server, mail)
    } catch (thrown) {
      error = errorText(thrown, server)
      isRefused = !(thrown instanceof MailUnanswered)
      const isForGood = thrown instanceof MailFault || thrown instanceof MailUnanswered
      if (!isLast && !isForGood) {
        await endMail(ctx.db, key, 'waiting', error)
        throw new Error(error)
      }
    }
  }
  await endMail(ctx.db, key, 'done', error)
  ctx.log[error ? 'error' : 'info']({ key, error }, error ? 'mail failed' : 'mail sent')
  return { error, isRefused }
}
