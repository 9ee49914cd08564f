import type { ConfigGroup } from '@fangshi/contract/configs'
import type { Locale } from '@fangshi/contract/locale'
import { fail } from '../../../kernel/fail.ts'
import { ask } from '../../../kernel/http/outgoing.ts'
import { open } from '../../../kernel/secret-box.ts'
import { savedSettings, type TestCall, type TestResult } from '../../settings/public.ts'

export const oauthGroups = ['oauth_weixin', 'oauth_weixinweb'] as const satisfies readonly ConfigGroup[]

const provider = 'https://api.weixin.qq.com'
/** It accepted app and key, and then refused the made-up code. */
const codeUnknown = 40029
const sending = { method: 'GET', timeoutMs: 10_000, maxBytes: 64 * 1024 } as const

const words = {
  works: { 'zh-cn': 'AppID 和密钥有效', en: 'WeChat accepted the app ID and secret.' },
  refused: { 'zh-cn': '微信拒绝了 AppID 或密钥', en: 'WeChat rejected the app ID or secret' },
  silent: { 'zh-cn': '微信接口没有响应', en: 'WeChat did not respond' },
} as const satisfies Record<string, Record<Locale, string>>

/**
 * Asks the provider to log someone in with a made-up code, and learns from the refusal whether it accepts the saved app
 * id and key. Throws TEST_UNAVAILABLE when one of them is missing. Tests set another `origin`.
 */
export const checkOauth =
  (group: (typeof oauthGroups)[number], origin = provider) =>
  async ({ ctx, locale }: TestCall): Promise<TestResult> => {
    const { client_id, key } = await savedSettings(ctx.db, group)
    if (!client_id || !key) fail('TEST_UNAVAILABLE')
    const credentials = { appid: client_id, secret: open(ctx, key, `${group}.key`), code: 'test' }
    const query = new URLSearchParams({ ...credentials, grant_type: 'authorization_code' })
    const say = (ok: boolean, what: keyof typeof words, detail = ''): TestResult => ({
      ok,
      message: detail ? `${words[what][locale]}: ${detail}` : words[what][locale],
    })
    try {
      const url = new URL(`/sns/oauth2/access_token?${query}`, origin)
      const { body } = await ask(url, { ...sending, publicOnly: !ctx.config.outgoingPrivate })
      const { errcode, errmsg } = JSON.parse(body.toString()) as { errcode?: unknown; errmsg?: unknown }
      if (errcode === codeUnknown) return say(true, 'works')
      return say(false, 'refused', `${String(errcode)} ${String(errmsg)}`.slice(0, 200))
    } catch (error) {
      return say(false, 'silent', error instanceof Error ? error.message.slice(0, 200) : '')
    }
  }
