import { onKey } from '../../kernel/hook.ts'
import type { Module } from '../../kernel/module.ts'
import { configTest } from '../settings/public.ts'
import { sweepSendings } from './sms-sendings.db.ts'
import { sweepInbox } from './inbox.db.ts'
import { messageMenus } from './menus.ts'
import { messagesRoutes } from './messages.routes.ts'
import { smsJob } from './send-sms.ts'
import { smsLogsAdmin } from './sms-logs.admin.ts'
import { smsTemplatesAdmin } from './sms-templates.admin.ts'
import { seedTemplates } from './sms-templates.db.ts'
import { checkSms } from './check-sms.ts'
import { checkMail } from './mail/check-mail.ts'
import { sweepMails } from './mail/mail-sendings.db.ts'

const day = 24 * 60 * 60_000

/** Sms by template through a driver, and their log; the demo's inbox. */
export const messages: Module = {
  name: 'messages',
  routes: [...messagesRoutes, ...smsTemplatesAdmin, ...smsLogsAdmin],
  prepare: seedTemplates,
  listens: [onKey(configTest, 'sms', checkSms), onKey(configTest, 'mail', checkMail)],
  jobs: [smsJob],
  timers: [
    {
      name: 'sms inbox',
      everyMs: day / 4,
      run: async (ctx) => {
        const before = new Date(ctx.now().getTime() - 7 * day)
        await sweepInbox(ctx.db, before)
        await sweepSendings(ctx.db, before)
      },
    },
    {
      name: 'old mails',
      everyMs: day / 4,
      run: (ctx) => sweepMails(ctx.db, new Date(ctx.now().getTime() - 90 * day)).then(() => {}),
    },
  ],
  menus: messageMenus,
}
