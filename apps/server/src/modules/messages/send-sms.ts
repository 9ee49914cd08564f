import { randomUUID } from 'node:crypto'
import type { Context } from '../../context.ts'
import type { Tx } from '../../kernel/db/db.ts'
import { fail } from '../../kernel/fail.ts'
import type { Job } from '../../kernel/jobs/jobs.ts'
import { getSettings } from '../settings/public.ts'
import { chooseDriver } from './choose-driver.ts'
import { deliverSms, type SmsOrder } from './deliver-sms.ts'
import { templateOf } from './sms-templates.db.ts'

/** Without a key it is a message of its own. */
type NewSms = Omit<SmsOrder, 'key'> & { key?: string }

export const smsJob: Job<NewSms> = {
  name: 'messages.sms',
  run: async (ctx, { key = randomUUID(), ...order }, attempt) => {
    await deliverSms(ctx, { ...order, key }, chooseDriver(ctx, await getSettings(ctx.db, 'sms')), attempt)
  },
}

const loggedReasons = new Set<string>()

/** Logs once what an administrator has to do, and refuses. */
function refuse(ctx: Context, reason: string): never {
  if (!loggedReasons.has(reason)) ctx.log.error(`No sms can be sent: ${reason}.`)
  loggedReasons.add(reason)
  fail('SMS_UNAVAILABLE')
}

/**
 * Sends the message of an occasion, with the text of its template, once the transaction commits. Throws SMS_UNAVAILABLE
 * when no driver is configured, or when the provider has no such template.
 */
export async function sendSms(tx: Tx, ctx: Context, order: NewSms): Promise<void> {
  const driver = chooseDriver(ctx, await getSettings(ctx.db, 'sms', tx))
  if (!driver) return refuse(ctx, 'no sms driver is set up for production')
  if (!driver.knows(await templateOf(tx, order.name))) {
    refuse(ctx, `the sms template ${order.name} has no provider code`)
  }
  await ctx.jobs.enqueue(tx, smsJob, { key: randomUUID(), ...order })
}

/** The same for messages that people can do without: where no driver, or no template of the provider, is set up, none is sent. */
export async function sendSmsIfSet(tx: Tx, ctx: Context, order: SmsOrder): Promise<void> {
  const driver = chooseDriver(ctx, await getSettings(ctx.db, 'sms', tx))
  if (driver?.knows(await templateOf(tx, order.name))) await ctx.jobs.enqueue(tx, smsJob, order)
}
