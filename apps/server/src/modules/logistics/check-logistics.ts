import type { Locale } from '@fangshi/contract/locale'
import { createBreaker } from '../../kernel/http/breaker.ts'
import { PrivateTargetError } from '../../kernel/http/outgoing.ts'
import { fail } from '../../kernel/fail.ts'
import { savedSettings, type TestCall, type TestResult } from '../settings/public.ts'
import { kopAccount } from './choose-courier.ts'
import type { Shipment } from './courier.ts'
import { askKop, KopRefusal } from './kuaidihelp.ts'

const words = {
  simulator: {
    'zh-cn': '未填写密钥：演示模式下由内置的快递模拟器更新物流',
    en: 'No keys are set. In the demo, the built-in courier simulator moves parcels.',
  },
  works: { 'zh-cn': '物流服务商已接受密钥', en: 'The provider accepted the keys.' },
  refused: { 'zh-cn': '物流服务商拒绝了密钥', en: 'The provider rejected the keys' },
  silent: { 'zh-cn': '物流服务商没有响应', en: 'The provider did not respond' },
  private: { 'zh-cn': '接口地址指向内网，已拒绝', en: 'The address belongs to a private network and was blocked.' },
} as const satisfies Record<string, Record<Locale, string>>

/** A made-up number: the question is only whether the keys are accepted. */
const probe = (at: Date): Shipment => ({
  delivery_code: 'yt',
  delivery_no: 'YT0000000000000',
  phone_tail: '0000',
  from_place: '',
  to_place: '',
  sent_at: at,
  hour_ms: 1,
})

/**
 * Asks the provider for a parcel with the saved settings and reports the outcome. Throws TEST_UNAVAILABLE without keys.
 */
export async function checkLogistics({ ctx, locale }: TestCall): Promise<TestResult> {
  const account = kopAccount(ctx, await savedSettings(ctx.db, 'kuaibao'))
  if (!account) {
    if (ctx.config.mode === 'demo') return { ok: true, message: words.simulator[locale] }
    fail('TEST_UNAVAILABLE')
  }
  const say = (ok: boolean, what: keyof typeof words, detail = ''): TestResult => ({
    ok,
    message: detail ? `${words[what][locale]}: ${detail}` : words[what][locale],
  })
  try {
    // Uses its own breaker, since earlier failures say nothing about the settings just saved.
    const breaker = createBreaker({ failures: 1, restMs: 0 })
    await askKop({ ...account, breaker }, probe(ctx.now()), ctx.now())
    return say(true, 'works')
  } catch (error) {
    // Not knowing the parcel is a valid answer too.
    if (error instanceof KopRefusal)
      return error.isOfAccount ? say(false, 'refused', error.message) : say(true, 'works')
    if (error instanceof PrivateTargetError) return say(false, 'private')
    return say(false, 'silent', error instanceof Error ? error.message.slice(0, 200) : '')
  }
}
