import { randomInt, randomUUID } from 'node:crypto'
import { Phone } from '@fangshi/contract/shapes'
import type { Locale } from '@fangshi/contract/locale'
import { fail, failFields } from '../../kernel/fail.ts'
import { savedSettings, type TestCall, type TestResult } from '../settings/public.ts'
import { chooseDriver } from './choose-driver.ts'
import { deliverSms } from './deliver-sms.ts'
import { maskPhone } from './mask.ts'

const words = {
  inbox: {
    'zh-cn': (phone: string) => `演示模式：短信已存入演示收件箱（${phone}），未实际发送`,
    en: (phone: string) => `Demo: the message to ${phone} is in the demo inbox. Nothing was actually sent.`,
  },
  sent: {
    'zh-cn': (phone: string) => `短信服务商已受理发往 ${phone} 的短信`,
    en: (phone: string) => `The provider accepted the message to ${phone}.`,
  },
  failed: {
    'zh-cn': (error: string) => `发送失败：${error}`,
    en: (error: string) => `Sending failed: ${error}`,
  },
} as const satisfies Record<string, Record<Locale, (what: string) => string>>

/**
 * Sends a registration message with an unusable code to a phone, immediately and once, and reports the outcome. Throws
 * PHONE_INVALID at the field, TEST_UNAVAILABLE when no driver is configured.
 */
export async function checkSms({ ctx, locale, phone = '' }: TestCall): Promise<TestResult> {
  if (!Phone.safeParse(phone).success) failFields({ phone: 'PHONE_INVALID' }, 'PHONE_INVALID')
  const settings = await savedSettings(ctx.db, 'sms')
  const driver = chooseDriver(ctx, settings) ?? fail('TEST_UNAVAILABLE')
  const values = { code: String(randomInt(100_000, 1_000_000)) }
  const order = { phone, name: 'register', values, locale, ip: '', key: randomUUID() } as const
  const error = await deliverSms(ctx, order, driver, { isLast: true })
  if (error) return { ok: false, message: words.failed[locale](error) }
  const said = ctx.config.mode === 'demo' ? words.inbox : words.sent
  return { ok: true, message: said[locale](maskPhone(phone)) }
}
