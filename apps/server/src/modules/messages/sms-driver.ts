import type { Context } from '../../context.ts'
import type { SmsTemplate, SmsValues } from './sms-templates.ts'

export interface SmsMessage {
  phone: string
  template: SmsTemplate
  values: SmsValues
  /** The filled text, as people read it. */
  text: string
}

/** What carries a text to a phone. Called outside any transaction; throws to be tried again, `SmsFault` for good. */
export interface SmsDriver {
  send(ctx: Context, message: SmsMessage): Promise<void>
  /** False when the provider has no such template. */
  knows(template: SmsTemplate): boolean
}

/** A text cannot be sent, and trying again would not help. The message is for administrators and holds no secret. */
export class SmsFault extends Error {
  override name = 'SmsFault'
}
