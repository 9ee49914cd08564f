import type { getHome } from '@fangshi/contract/shopfront'
import { localText, type Locale } from '@fangshi/contract/locale'
import type { Reply } from '@fangshi/contract/route'
import { formatDateTime } from '@fangshi/contract/time'
import type { Context } from '../../context.ts'
import { floorCards, newestCards, recommendedCards } from '../catalog/public.ts'
import { htmlOf, liveAdverts, showAdvert } from '../content/public.ts'
import { homeStores, noticeRows, type NoticeRow } from './home.db.ts'

/** The home page; a floor stands for each top class that has goods. */
export async function home(ctx: Context, locale: Locale): Promise<Reply<typeof getHome>> {
  const [banners, floors, recommended, newest, stores, notices] = await Promise.all([
    liveAdverts(ctx.db, 'home', ctx.now()),
    floorCards(ctx.db, locale),
    recommendedCards(ctx.db, locale),
    newestCards(ctx.db, locale),
    homeStores(ctx.db, locale),
    noticeRows(ctx.db),
  ])
  return {
    banners: banners.map((advert) => showAdvert(advert, locale)),
    floors,
    recommended,
    newest,
    stores,
    notices: notices.map((notice) => showNotice(notice, locale)),
  }
}

const showNotice = ({ id, title, content, created_at }: NoticeRow, locale: Locale) => ({
  id,
  title: localText(title, locale),
  content: htmlOf(localText(content, locale)),
  created_at: formatDateTime(created_at),
})
