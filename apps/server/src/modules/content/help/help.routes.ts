import { faqMenus, listQuestions, searchArticles } from '@fangshi/contract/content-help'
import { localText } from '@fangshi/contract/locale'
import { on, type MountedRoute } from '../../../kernel/http/on.ts'
import { htmlOf } from '../../../kernel/rich-text/rich-text.ts'
import { excerpt } from './excerpt.ts'
import { foundArticles, questionRows } from './help.db.ts'
import { searchWords } from './search-words.ts'

export const helpRoutes: MountedRoute[] = [
  on(searchArticles, async ({ ctx, query, locale }) => {
    const words = searchWords(query.keywords)
    const rows = words.length ? await foundArticles(ctx.db, words, locale) : []
    return rows.map(({ name, title, content, menu }) => ({
      name,
      title: localText(title, locale),
      menu: localText(menu, locale),
      excerpt: excerpt(htmlOf(localText(content, locale)), words),
    }))
  }),
  on(listQuestions, async ({ ctx, params, locale }) => {
    const rows = await questionRows(ctx.db, faqMenus[params.place])
    return {
      title: rows[0] ? localText(rows[0].menu, locale) : '',
      questions: rows.map(({ name, title, content }) => ({
        name,
        title: localText(title, locale),
        content: htmlOf(localText(content, locale)),
      })),
    }
  }),
]
