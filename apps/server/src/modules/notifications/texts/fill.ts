import { localText, type Locale, type LocalText } from '@fangshi/contract/locale'
import type { LoginProviderName } from '@fangshi/contract/oauth'
import { templates, type Template } from './templates.ts'

/** What the texts of a notification are filled with: words in both languages, numbers, times. */
export type Params = Readonly<Record<string, string | number | LocalText | null>>

const channels: Readonly<Record<string, LocalText>> = {
  wechat: { 'zh-cn': '微信支付', en: 'WeChat Pay' },
  alipay: { 'zh-cn': '支付宝', en: 'Alipay' },
}

const loginProviderNames: Readonly<Record<LoginProviderName, LocalText>> = { wechat: { 'zh-cn': '微信', en: 'WeChat' } }

/** Names of goods are cut, so that a text stays two lines, and providers of text messages take short values only. */
const longest = 40
const longestInSms = 20

/** What somebody wrote must not turn round what stands beside it. */
const turning = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

function word(params: Params, name: string, locale: Locale, most = longest): string | undefined {
  const value = name === 'list' ? (params.kind === 'refund' ? 'refunds' : 'returns') : params[name]
  if (value === undefined || value === null) return undefined
  if (name === 'channel') return localText(channels[String(value)] ?? { 'zh-cn': String(value) }, locale)
  if (name === 'provider') return localText(loginProviderNames[value as LoginProviderName], locale)
  const text = (typeof value === 'object' ? localText(value, locale) : String(value)).replace(turning, '')
  return typeof value === 'object' && text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text
}

/** The placeholders of a text filled in; an unknown one becomes nothing. */
export const fill = (text: string, params: Params, locale: Locale): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => word(params, name, locale) ?? '').trim()

/** A notification in a language. A template that no longer exists has an empty text. */
export function textsOf(
  template: string,
  params: Params,
  locale: Locale,
): { title: string; text: string; link: string } {
  if (!Object.hasOwn(templates, template)) return { title: '', text: '', link: '' }
  const { title, text, link } = templates[template as Template]
  return {
    title: fill(title[locale], params, locale),
    text: fill(text[locale], params, locale),
    link: fill(link, params, locale),
  }
}

/** The same values for a text message. */
export const smsValues = (params: Params, locale: Locale): Record<string, string> =>
  Object.fromEntries(Object.keys(params).map((name) => [name, word(params, name, locale, longestInSms) ?? '']))
