import type { Locale } from '@fangshi/contract/locale'
import type { SmsName } from '@fangshi/contract/status'
import type { Context } from '../../context.ts'
import type { Attempt } from '../../kernel/jobs/jobs.ts'
import { maskPhone } from './mask.ts'
import { SmsFault, SmsUnanswered, type SmsDriver } from './sms-driver.ts'
import { logSms } from './sms-logs.db.ts'
import { fillText, type SmsValues } from './sms-templates.ts'
import { templateOf } from './sms-templates.db.ts'
import { beginSending, endSending } from './sms-sendings.db.ts'

/** A message to send: the phone, the occasion, the values, the language and the requester. */
export interface SmsOrder {
  phone: string
  name: SmsName
  values: SmsValues
  locale: Locale
  /** The network address of the requester. */
  ip: string
  /** Names this one message: however often its job runs, it is sent once. */
  key: string
}

const maxOfError = 200

/** Why it failed, without the code, since a provider may repeat its input (rules §1). */
function errorText(error: unknown, values: SmsValues): string {
  const message = error instanceof Error && error.message ? error.message : 'unknown'
  const clean = Object.values(values).reduce((text, value) => (value ? text.replaceAll(value, '***') : text), message)
  return clean.slice(0, maxOfError)
}

const unknownOutcome = 'a try was cut off and nobody knows whether it was sent'

async function send(ctx: Context, driver: SmsDriver | null, order: SmsOrder): Promise<void> {
  const template = await templateOf(ctx.db, order.name)
  if (!driver) throw new SmsFault('no driver is set up')
  if (!driver.knows(template)) throw new SmsFault(`the template ${order.name} has no provider code`)
  const text = fillText(template, order.values, order.locale)
  await driver.send(ctx, { phone: order.phone, template, values: order.values, text })
}

/** The outcome for people, and in the log. */
async function record(ctx: Context, { name, phone, ip }: SmsOrder, error: string): Promise<void> {
  ctx.log[error ? 'error' : 'info']({ phone: maskPhone(phone), name, error }, error ? 'sms failed' : 'sms sent')
  // A sent message must not be sent again because the log could not be written.
  await logSms(ctx.db, { name, phone, ip, error, at: ctx.now() }).catch((err: unknown) =>
    ctx.log.error({ err }, 'the sms log could not be written'),
  )
}

/**
 * Sends a message once and records the outcome: an empty text, or why it failed. Throws temporary errors while the job has
 * attempts left. A message that was sent, or of which nobody knows whether it was, is not sent again.
 */
export async function deliverSms(
  ctx: Context,
  order: SmsOrder,
  driver: SmsDriver | null,
  { isLast }: Attempt,
): Promise<string> {
  const { key, values } = order
  const before = await beginSending(ctx.db, key, ctx.now())
  if (before === 'done') return ''
  if (before === 'sending') {
    await endSending(ctx.db, key, 'done')
    await record(ctx, order, unknownOutcome)
    return unknownOutcome
  }
  let error = ''
  try {
    await send(ctx, driver, order)
  } catch (thrown) {
    error = errorText(thrown, values)
    const isUnknown = thrown instanceof SmsUnanswered
    if (!isLast && !isUnknown && !(thrown instanceof SmsFault)) {
      await endSending(ctx.db, key, 'waiting')
      throw new Error(error)
    }
  }
  await endSending(ctx.db, key, 'done')
  await record(ctx, order, error)
  return error
}
