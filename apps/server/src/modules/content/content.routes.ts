import { getAgreement, getArticle, listAdverts, loadArticleMenu } from '@fangshi/contract/content'
import { fail } from '../../kernel/fail.ts'
import { on, type Mounted } from '../../kernel/http/on.ts'
import { noteClick } from './clicks.ts'
import { agreementByName, articleByName, liveAdverts, menuRows } from './content.db.ts'
import { showAdvert, showAgreement, showArticle, showMenu } from './content.show.ts'

export const contentRoutes: Mounted[] = [
  on(getArticle, async ({ ctx, params, locale }) => {
    const article = (await articleByName(ctx.db, params.name)) ?? fail('NOT_FOUND')
    noteClick(ctx, article.id)
    return showArticle(article, locale)
  }),
  on(getAgreement, async ({ ctx, params, locale }) =>
    showAgreement((await agreementByName(ctx.db, params.name)) ?? fail('NOT_FOUND'), locale),
  ),
  on(loadArticleMenu, async ({ ctx, locale }) => (await menuRows(ctx.db)).map((menu) => showMenu(menu, locale))),
  on(listAdverts, async ({ ctx, query, locale }) =>
    (await liveAdverts(ctx.db, query.name, ctx.now())).map((advert) => showAdvert(advert, locale)),
  ),
]
