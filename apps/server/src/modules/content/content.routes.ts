import {
  getAgreement,
  getArticle,
  getNotice,
  listAdverts,
  listNotices,
  loadArticleMenu,
} from '@fangshi/contract/content'
import { newestApp } from '@fangshi/contract/content-apps'
import { fail } from '../../kernel/fail.ts'
import { on, type MountedRoute } from '../../kernel/http/on.ts'
import { showPage } from '../../kernel/resource/list-page.ts'
import { noteClick } from './clicks.ts'
import {
  agreementByName,
  articleByName,
  liveAdverts,
  menuRows,
  newestAppOf,
  noticeById,
  noticePageRows,
} from './content.db.ts'
import {
  showAdvert,
  showAgreement,
  showAppVersion,
  showArticle,
  showMenus,
  showNotice,
  showNoticeLine,
} from './content.show.ts'

export const contentRoutes: MountedRoute[] = [
  on(getArticle, async ({ ctx, params, locale }) => {
    const article = (await articleByName(ctx.db, params.name)) ?? fail('NOT_FOUND')
    noteClick(ctx, article.id)
    return showArticle(article, locale)
  }),
  on(getAgreement, async ({ ctx, params, locale }) =>
    showAgreement((await agreementByName(ctx.db, params.name)) ?? fail('NOT_FOUND'), locale),
  ),
  on(loadArticleMenu, async ({ ctx, locale }) => showMenus(await menuRows(ctx.db), locale)),
  on(listAdverts, async ({ ctx, query, locale }) =>
    (await liveAdverts(ctx.db, [query.name], ctx.now())).map((advert) => showAdvert(advert, locale)),
  ),
  on(listNotices, async ({ ctx, query: { page = 1, per_page = 30 }, locale }) => {
    const { rows, total } = await noticePageRows(ctx.db, per_page, (page - 1) * per_page)
    const data = rows.map((row) => showNoticeLine(row, locale))
    return showPage({ total, page, per_page }, data)
  }),
  on(getNotice, async ({ ctx, params, locale }) =>
    showNotice((await noticeById(ctx.db, params.id)) ?? fail('NOT_FOUND'), locale),
  ),
  on(newestApp, async ({ ctx, query, locale }) =>
    showAppVersion((await newestAppOf(ctx.db, query.device ?? 'android')) ?? fail('NOT_FOUND'), locale),
  ),
]
