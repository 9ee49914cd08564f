import type { getHome } from '@fangshi/contract/shopfront'
import type { Locale } from '@fangshi/contract/locale'
import type { Reply } from '@fangshi/contract/route'
import type { Context } from '../../context.ts'
import { floorCards, newestCards, recommendedCards } from '../catalog/public.ts'
import { firstNoticeRows, liveAdverts, showAdvert, showNoticeLine } from '../content/public.ts'
import { homeGoods } from './home-goods.ts'
import { homeStores } from './home.db.ts'

const shownNotices = 4

/** The home page; a floor stands for each top class that has goods. */
export async function home(ctx: Context, locale: Locale): Promise<Reply<typeof getHome>> {
  const [adverts, floors, recommended, newest, stores, notices] = await Promise.all([
    liveAdverts(ctx.db, ['home', 'home-strip'], ctx.now()),
    floorCards(ctx.db, locale),
    recommendedCards(ctx.db, locale),
    newestCards(ctx.db, locale),
    homeStores(ctx.db, locale),
    firstNoticeRows(ctx.db, shownNotices),
  ])
  const advertsIn = (space: string) =>
    adverts.filter((advert) => advert.space === space).map((advert) => showAdvert(advert, locale))
  return {
    banners: advertsIn('home'),
    strip: advertsIn('home-strip'),
    ...homeGoods({ floors, recommended, newest, stores }),
    notices: notices.map((notice) => showNoticeLine(notice, locale)),
  }
}
