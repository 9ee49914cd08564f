import type { Context } from '../../context.ts'
import { open } from '../../kernel/secret-box.ts'
import type { Settings } from '../settings/public.ts'
import { aliyun } from './aliyun.ts'
import { putIntoInbox } from './inbox.db.ts'
import type { SmsDriver } from './sms-driver.ts'

const usualHost = 'dysmsapi.aliyuncs.com'

/** The demo's phone: a page that shows the last messages. */
const inbox: SmsDriver = {
  send: async (ctx, { phone, text }) => {
    await putIntoInbox(ctx.db, phone, text, ctx.now())
  },
  knows: () => true,
}

/** The configured driver; in the demo always its inbox (rules §0). Null when none is configured. */
export function chooseDriver(ctx: Context, sms: Settings['sms']): SmsDriver | null {
  if (ctx.config.mode === 'demo') return inbox
  const secret = open(ctx, sms.secret, 'sms.secret')
  if (sms.driver !== 'aliyun' || !sms.key || !secret) return null
  const publicOnly = !ctx.config.outgoingPrivate
  return aliyun({ origin: `https://${sms.other || usualHost}`, key: sms.key, secret, sign: sms.sign, publicOnly })
}
