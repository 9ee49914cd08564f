import type { Context } from '../../context.ts'
import type { SmsTemplate, SmsValues } from './sms-templates.ts'

export interface SmsMessage {
  phone: string
  template: SmsTemplate
  values: SmsValues
  /** The filled text, as people read it. */
  text: string
}

/**
 * Delivers messages to phones. Called outside any transaction; throws `SmsFault` for a permanent failure, `SmsUnanswered`
 * where it may have been sent, and any other error to be retried.
 */
export interface SmsDriver {
  send(ctx: Context, message: SmsMessage): Promise<void>
  /** False when the provider has no such template. */
  knows(template: SmsTemplate): boolean
}

/**
 * A message cannot be sent, and a retry would not help. The error text is for administrators and contains no secret.
 */
export class SmsFault extends Error {
  override name = 'SmsFault'
}

/** The provider was asked and did not answer, so the message may have been sent: it must not be sent again. */
export class SmsUnanswered extends Error {
  override name = 'SmsUnanswered'
}
