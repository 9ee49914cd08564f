import type { getCommon, getSite } from '@fangshi/contract/shopfront'
import { localText, type Locale } from '@fangshi/contract/locale'
import type { Reply } from '@fangshi/contract/route'
import type { Context } from '../../context.ts'
import { countPieces } from '../cart/public.ts'
import { getSettings } from '../settings/public.ts'
import { brandRows, localClassTree, showBrand } from '../taxonomy/public.ts'

/** The site's texts, in the reader's language, and whether it is closed. */
export async function site(ctx: Context, locale: Locale): Promise<Reply<typeof getSite>> {
  const [web, { mall_open }] = await Promise.all([getSettings(ctx.db, 'web'), getSettings(ctx.db, 'points')])
  return {
    web_name: localText(web.web_name, locale),
    index_name: localText(web.index_name, locale),
    logo: web.logo,
    keyword: localText(web.keyword, locale),
    description: localText(web.description, locale),
    tel: web.tel,
    mobile: web.mobile,
    email: web.email,
    service_hours: localText(web.service_hours, locale),
    icp: web.icp,
    close_status: web.close_status,
    close_reason: localText(web.close_reason, locale),
    demo: ctx.config.mode === 'demo',
    points_mall: mall_open,
  }
}

interface Caller {
  locale: Locale
  ip: string
  /** Null for a guest, whose cart is in the browser. */
  user_id: number | null
}

/** What apps need for every screen. */
export async function common(ctx: Context, { locale, ip, user_id }: Caller): Promise<Reply<typeof getCommon>> {
  const [classes, brands, common, cart] = await Promise.all([
    localClassTree(ctx.db, locale),
    brandRows(ctx.db),
    site(ctx, locale),
    user_id === null ? 0 : countPieces(ctx.db, user_id),
  ])
  return {
    classes,
    brands: brands.map((brand) => showBrand(brand, locale)),
    common,
    cart,
    ip,
  }
}
