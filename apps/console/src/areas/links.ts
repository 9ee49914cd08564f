import type { Locale } from '@fangshi/contract/locale'
import { areaOf, type AreaName } from './areas.ts'

const inLanguage = (path: string, locale: Locale): string => (locale === 'en' ? `${path}?lang=en` : path)

/** Every address the back offices lead to; `shop…` leaves for the storefront. */
export const links = {
  root: (area: AreaName) => `/${area}/`,
  /** `next`: where to go after the login. The area's root needs no mention. */
  login: (area: AreaName, next?: string) => {
    const isRoot = !next || next === `/${area}` || next === links.root(area)
    return isRoot ? `/${area}/login` : `/${area}/login?${new URLSearchParams({ next })}`
  },
  /** The account's own security, which no menu leads to. */
  security: (area: AreaName) => `/${area}/security`,
  /** A list with one filter. */
  filtered: (list: string, { name, value }: { name: string; value: string }) =>
    `${list}?${new URLSearchParams({ [name]: value })}`,
  /** A record of a list, opened. */
  record: (list: string, id: number) => `${list}?view=${id}`,
  /** The conversation with the shopper of an order. */
  chatAbout: (orderId: number) => `/Seller/chats?order=${orderId}`,
  shop: (locale: Locale) => inLanguage('/', locale),
  shopStore: (id: number, locale: Locale) => inLanguage(`/store/${id}`, locale),
  shopGoods: (id: number, locale: Locale) => inLanguage(`/goods/${id}`, locale),
}

/** The page that was requested before the login if it is one of the same area; else the area's root. */
export function pageAfterLogin(area: AreaName, search: string): string {
  const next = new URLSearchParams(search).get('next') ?? ''
  const base = 'http://own.invalid'
  const url = URL.parse(next, base)
  const isOwn = url?.origin === base && areaOf(url.pathname) === area && url.pathname !== links.login(area)
  return isOwn ? `${url.pathname}${url.search}${url.hash}` : links.root(area)
}
