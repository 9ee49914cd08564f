import type { Context } from '../../../context.ts'
import type { Attempt } from '../../../kernel/jobs/jobs.ts'
import { beginMail, endMail } from './mail-sendings.db.ts'
import { MailFault, MailUnanswered, sendMail, type Mail, type MailServer } from './mail-server.ts'

const maxOfError = 200
const unknownOutcome = 'a try was cut off and nobody knows whether the mail was sent'

/** Why it failed, without the password. */
function errorText(error: unknown, { password }: MailServer): string {
  const message = error instanceof Error && error.message ? error.message : 'unknown'
  return (password ? message.replaceAll(password, '***') : message).slice(0, maxOfError)
}

/**
 * Sends a mail once and keeps the outcome: an empty text, or why it failed. Throws what may pass while the job has attempts left. A
 * mail that was sent, or of which nobody knows whether it was, is not sent again.
 */
export async function deliverMail(ctx: Context, server: MailServer, mail: Mail, { isLast }: Attempt): Promise<string> {
  const { key } = mail
  const before = await beginMail(ctx.db, key, ctx.now())
  if (before === 'done') return ''
  let error = before === 'sending' ? unknownOutcome : ''
  if (!error) {
    try {
      await sendMail(server, mail)
    } catch (thrown) {
      error = errorText(thrown, server)
      const isForGood = thrown instanceof MailFault || thrown instanceof MailUnanswered
      if (!isLast && !isForGood) {
        await endMail(ctx.db, key, 'waiting', error)
        throw new Error(error)
      }
    }
  }
  await endMail(ctx.db, key, 'done', error)
  ctx.log[error ? 'error' : 'info']({ key, error }, error ? 'mail failed' : 'mail sent')
  return error
}
