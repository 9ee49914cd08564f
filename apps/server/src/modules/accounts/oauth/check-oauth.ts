import type { Locale } from '@fangshi/contract/locale'
import { fail } from '../../../kernel/fail.ts'
import { savedSettings, type TestCall, type TestResult } from '../../settings/public.ts'
import { appOf } from './login-app.ts'
import { LoginProviderError, type LoginFault, type LoginWay } from './providers/login-provider.ts'
import { wayOf } from './providers/login-providers.ts'

/** The settings of logins that can be tried out. */
export const oauthGroups = ['oauth_weixin', 'oauth_weixinweb'] as const
const waysOf = { oauth_weixin: wayOf('weixin'), oauth_weixinweb: wayOf('weixinweb') }

const words = {
  works: { 'zh-cn': 'AppID 和密钥有效', en: 'WeChat accepted the app ID and secret.' },
  APP_REFUSED: { 'zh-cn': '微信拒绝了 AppID 或密钥', en: 'WeChat rejected the app ID or secret' },
  CODE_REFUSED: { 'zh-cn': '微信拒绝了 AppID 或密钥', en: 'WeChat rejected the app ID or secret' },
  NO_ANSWER: { 'zh-cn': '微信接口没有响应', en: 'WeChat did not respond' },
} as const satisfies Record<LoginFault | 'works', Record<Locale, string>>

/** Asks the provider whether it accepts the saved app id and secret. Throws TEST_UNAVAILABLE when one of them is missing. */
export const checkOauth =
  (group: (typeof oauthGroups)[number], way: Pick<LoginWay, 'settings' | 'check'> = waysOf[group]) =>
  async ({ ctx, locale }: TestCall): Promise<TestResult> => {
    const app = (await appOf(ctx, way, savedSettings)) ?? fail('TEST_UNAVAILABLE')
    try {
      await way.check(ctx, app)
      return { ok: true, message: words.works[locale] }
    } catch (error) {
      if (!(error instanceof LoginProviderError)) throw error
      const { fault, detail } = error
      return { ok: false, message: detail ? `${words[fault][locale]}: ${detail}` : words[fault][locale] }
    }
  }
