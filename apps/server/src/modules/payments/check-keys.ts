import { configGroups, isTestable, type ConfigGroup, type TestableGroup } from '@fangshi/contract/configs'
import type { Locale } from '@fangshi/contract/locale'
import { fail } from '../../kernel/fail.ts'
import type { TestCall, TestResult } from '../settings/public.ts'
import { keyFaultText } from './key-fault-texts.ts'
import { alipayFaults, wechatFaults } from './key-faults.ts'
import { savedKeys } from './saved-keys.ts'

/** The groups of settings that hold a channel's keys. */
export const payGroups: readonly TestableGroup[] = (Object.keys(configGroups) as ConfigGroup[])
  .filter(isTestable)
  .filter((group) => group.startsWith('pay_'))

const fine: Record<Locale, string> = {
  'zh-cn': '密钥和证书可读取、相互匹配且在有效期内（未向支付渠道发起请求）',
  en: 'Keys and certificates are readable, match and are valid. The provider was not contacted.',
}

/**
 * Checks the saved keys of a channel without calling the provider and reports every problem on its own line. Throws
 * TEST_UNAVAILABLE when nothing is filled in.
 */
export const checkPayKeys =
  (group: ConfigGroup) =>
  async ({ ctx, locale }: TestCall): Promise<TestResult> => {
    const values = await savedKeys(ctx, group)
    if (!values.appid && !values.private_key) fail('TEST_UNAVAILABLE')
    const { mode, publicUrl } = ctx.config
    const site = { now: ctx.now(), isProduction: mode === 'production', publicUrl }
    const [, channel, device = ''] = group.split('_')
    const faults = channel === 'wechat' ? wechatFaults(values, device, site) : alipayFaults(values, site)
    if (!faults.length) return { ok: true, message: fine[locale] }
    return { ok: false, message: faults.map((fault) => keyFaultText(fault, locale)).join('\n') }
  }
