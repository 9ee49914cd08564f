import { localText, locales, type Locale, type LocalText } from '@fangshi/contract/locale'

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)

export const paragraph = (text: string): string => `<p>${escapeHtml(text)}</p>`

/** Rich text in both languages, written once. */
export const inBoth = (write: (say: (text: LocalText) => string) => string): LocalText => {
  const [chinese, english] = locales.map((locale: Locale) => write((text) => localText(text, locale)))
  return { 'zh-cn': chinese ?? '', en: english }
}
