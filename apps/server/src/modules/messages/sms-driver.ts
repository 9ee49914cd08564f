import type { Context } from '../../context.ts'
import { putIntoInbox } from './inbox.db.ts'

/** What carries a text to a phone. Called from a job, outside any transaction; throws to be tried again. */
export interface SmsDriver {
  send(ctx: Context, phone: string, text: string): Promise<void>
}

/** The demo's phone: a page that shows the last messages. */
const inbox: SmsDriver = {
  send: async (ctx, phone, text) => {
    await putIntoInbox(ctx.db, phone, text, ctx.now())
  },
}

/** The driver of this mode; null where none is set up. */
export const smsDriver = ({ config }: Pick<Context, 'config'>): SmsDriver | null =>
  config.mode === 'demo' ? inbox : null
