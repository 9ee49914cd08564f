import type { getHome } from '@fangshi/contract/shopfront'
import type { Locale } from '@fangshi/contract/locale'
import type { Reply } from '@fangshi/contract/route'
import type { Context } from '../../context.ts'
import { floorCards, newestCards, recommendedCards } from '../catalog/public.ts'
import { firstNoticeRows, liveAdverts, showAdvert, showNotice } from '../content/public.ts'
import { homeStores } from './home.db.ts'

const shownNotices = 6

/** The home page; a floor stands for each top class that has goods. */
export async function home(ctx: Context, locale: Locale): Promise<Reply<typeof getHome>> {
  const [banners, strip, floors, recommended, newest, stores, notices] = await Promise.all([
    liveAdverts(ctx.db, 'home', ctx.now()),
    liveAdverts(ctx.db, 'home-strip', ctx.now()),
    floorCards(ctx.db, locale),
    recommendedCards(ctx.db, locale),
    newestCards(ctx.db, locale),
    homeStores(ctx.db, locale),
    firstNoticeRows(ctx.db, shownNotices),
  ])
  return {
    banners: banners.map((advert) => showAdvert(advert, locale)),
    strip: strip.map((advert) => showAdvert(advert, locale)),
    floors,
    recommended,
    newest,
    stores,
    notices: notices.map((notice) => showNotice(notice, locale)),
  }
}
