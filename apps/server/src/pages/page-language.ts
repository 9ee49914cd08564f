import { localeOf, pageLocale, type Locale } from '@fangshi/contract/locale'
import type { FastifyRequest } from 'fastify'

const named = ({ url }: FastifyRequest): string | null =>
  new URLSearchParams(url.slice(url.indexOf('?') + 1 || url.length)).get('lang')

/** The language of the page that is requested (rules §12). */
export const requestedLocale = (request: FastifyRequest): Locale =>
  pageLocale({
    named: named(request),
    cookies: request.headers.cookie,
    accepted: request.headers['accept-language'],
  })

/** Whether the address names Chinese. The language switch alone links to such addresses, so it is a choice. */
export function choosesChinese(request: FastifyRequest): boolean {
  const locale = named(request)
  return Boolean(locale) && localeOf(locale) === 'zh-cn'
}

/** The cookie that the language switch writes too, for browsers without scripts. */
export const chosenChinese = `lang=zh-cn; path=/; max-age=${365 * 86_400}; samesite=lax`
