import { localText, type Locale, type LocalText } from '@fangshi/contract/locale'
import { templates, type Template } from './templates.ts'

/** What the texts of a notification are filled with: words in both languages, numbers, times. */
export type Params = Readonly<Record<string, string | number | LocalText | null>>

const channels: Readonly<Record<string, LocalText>> = {
  wechat: { 'zh-cn': '微信支付', en: 'WeChat Pay' },
  alipay: { 'zh-cn': '支付宝', en: 'Alipay' },
}

/** Names of goods are cut, so that a text stays two lines. */
const longest = 40
const cut = (text: string): string => (text.length > longest ? `${text.slice(0, longest - 1)}…` : text)

function word(params: Params, name: string, locale: Locale): string | undefined {
  const value = name === 'list' ? (params.kind === 'refund' ? 'refunds' : 'returns') : params[name]
  if (value === undefined || value === null) return undefined
  if (typeof value === 'object') return cut(localText(value, locale))
  return name === 'channel' ? localText(channels[value] ?? { 'zh-cn': String(value) }, locale) : String(value)
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
  return { title: title[locale], text: fill(text[locale], params, locale), link: fill(link, params, locale) }
}

/** The same values for a text message. */
export const smsValues = (params: Params, locale: Locale): Record<string, string> =>
  Object.fromEntries(Object.keys(params).map((name) => [name, word(params, name, locale) ?? '']))
