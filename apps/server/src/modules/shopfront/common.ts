import type { getCommon } from '@fangshi/contract/shopfront'
import { localText, type Locale } from '@fangshi/contract/locale'
import type { Reply } from '@fangshi/contract/route'
import type { Context } from '../../context.ts'
import { countPieces } from '../cart/public.ts'
import { getSettings } from '../settings/public.ts'
import { brandRows, classRows, classTree, showBrand } from '../taxonomy/public.ts'

interface Caller {
  locale: Locale
  ip: string
  /** Null for a guest, whose cart is in the browser. */
  user_id: number | null
}

/** The data of the frame around every page of the shop. */
export async function common(ctx: Context, { locale, ip, user_id }: Caller): Promise<Reply<typeof getCommon>> {
  const [classes, brands, web, cart] = await Promise.all([
    classRows(ctx.db),
    brandRows(ctx.db),
    getSettings(ctx.db, 'web'),
    user_id === null ? 0 : countPieces(ctx.db, user_id),
  ])
  return {
    classes: classTree(classes, locale),
    brands: brands.map((brand) => showBrand(brand, locale)),
    common: {
      web_name: localText(web.web_name, locale),
      index_name: localText(web.index_name, locale),
      logo: web.logo,
      keyword: localText(web.keyword, locale),
      description: localText(web.description, locale),
      tel: web.tel,
      mobile: web.mobile,
      email: web.email,
      icp: web.icp,
      close_status: web.close_status,
      close_reason: localText(web.close_reason, locale),
      demo: ctx.config.mode === 'demo',
    },
    cart,
    ip,
  }
}
