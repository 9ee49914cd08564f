import { randomUUID } from 'node:crypto'
import { Email } from '@fangshi/contract/shapes'
import type { Locale } from '@fangshi/contract/locale'
import { fail, failFields } from '../../../kernel/fail.ts'
import { savedSettings, type TestCall, type TestResult } from '../../settings/public.ts'
import { serverOf } from './choose-server.ts'
import { deliverMail } from './deliver-mail.ts'

const words = {
  'zh-cn': {
    simulated: '演示模式不会真的发送邮件',
    sent: (to: string) => `邮件服务器已接收发往 ${to} 的测试邮件，请查收`,
    failed: (error: string) => `发送失败：${error}`,
    subject: '测试邮件',
    text: '收到这封邮件，说明邮件配置可用。',
  },
  en: {
    simulated: 'The demo doesn’t send email.',
    sent: (to: string) => `The server accepted the test mail to ${to}.`,
    failed: (error: string) => `Sending failed: ${error}`,
    subject: 'Test mail',
    text: 'Your mail settings work.',
  },
} as const satisfies Record<Locale, unknown>

/**
 * Sends a mail to an address, immediately and once, and reports the outcome. Throws EMAIL_INVALID at the field, TEST_UNAVAILABLE
 * while the settings are not filled in.
 */
export async function checkMail({ ctx, locale, email = '' }: TestCall): Promise<TestResult> {
  const said = words[locale]
  const to = email.trim()
  if (!Email.safeParse(to).success) failFields({ email: 'EMAIL_INVALID' }, 'EMAIL_INVALID')
  if (ctx.config.mode === 'demo') return { ok: true, message: said.simulated }
  const server = serverOf(ctx, await savedSettings(ctx.db, 'mail')) ?? fail('TEST_UNAVAILABLE')
  const { subject, text } = said
  const mail = { to, subject, text, html: `<p>${text}</p>`, key: `test ${randomUUID()}` }
  const { error } = await deliverMail(ctx, server, mail, { isLast: true })
  return error ? { ok: false, message: said.failed(error) } : { ok: true, message: said.sent(to) }
}
