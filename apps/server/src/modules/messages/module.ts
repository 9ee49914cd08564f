import type { Module } from '../../kernel/module.ts'
import { sweepInbox } from './inbox.db.ts'
import { messagesRoutes } from './messages.routes.ts'
import { smsJob } from './send-sms.ts'

const day = 24 * 60 * 60_000

/** Sms through a driver; the demo's inbox. */
export const messages: Module = {
  name: 'messages',
  routes: messagesRoutes,
  jobs: [smsJob],
  timers: [
    {
      name: 'sms inbox',
      everyMs: day / 4,
      run: async (ctx) => {
        await sweepInbox(ctx.db, new Date(ctx.now().getTime() - 7 * day))
      },
    },
  ],
}
