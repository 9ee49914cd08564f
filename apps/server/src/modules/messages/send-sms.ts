import type { Context } from '../../context.ts'
import type { Tx } from '../../kernel/db/db.ts'
import { fail } from '../../kernel/fail.ts'
import type { Job } from '../../kernel/jobs/jobs.ts'
import { maskPhone } from './mask.ts'
import { smsDriver } from './sms-driver.ts'

export const smsJob: Job<{ phone: string; text: string }> = {
  name: 'messages.sms',
  run: async (ctx, { phone, text }) => {
    await smsDriver(ctx)?.send(ctx, phone, text)
    ctx.log.info({ phone: maskPhone(phone) }, 'sms sent')
  },
}

let wasToldMissing = false

/** Sends a text once the transaction commits. Throws SMS_UNAVAILABLE when no driver is set up. */
export async function sendSms(tx: Tx, ctx: Context, phone: string, text: string): Promise<void> {
  if (!smsDriver(ctx)) {
    if (!wasToldMissing) ctx.log.error('No sms can be sent: no sms driver is set up for production.')
    wasToldMissing = true
    fail('SMS_UNAVAILABLE')
  }
  await ctx.jobs.enqueue(tx, smsJob, { phone, text })
}
