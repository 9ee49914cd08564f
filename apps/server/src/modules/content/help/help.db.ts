import { maxFoundArticles, maxQuestions } from '@fangshi/contract/content-help'
import type { LocalText, Locale } from '@fangshi/contract/locale'
import { statement, type Db } from '../../../kernel/db/db.ts'

export interface FoundArticle {
  name: string
  title: LocalText
  content: LocalText
  menu: LocalText
}

const inLanguage = (column: string): string => `coalesce(nullif(${column} ->> $2, ''), ${column} ->> 'zh-cn')`

/** A word of the title counts as much as three of the text; at least half of the words have to be there. */
const found = statement(
  'content.found_articles',
  `select a.name, a.title, a.content, m.name as menu
     from articles a
     join article_menus m on m.id = a.menu_id
     cross join lateral (select lower(${inLanguage('a.title')}) as title,
       lower(split_part(${inLanguage('a.content')}, '<!--json-->', 1)) as content) shown
     cross join lateral (
       select sum(3 * (strpos(shown.title, word) > 0)::int + (strpos(shown.content, word) > 0)::int) as score,
              count(*) filter (where strpos(shown.title, word) > 0 or strpos(shown.content, word) > 0) as words
         from unnest($1::text[]) word) hits
    where hits.words * 2 >= cardinality($1::text[])
    order by hits.score desc, a.is_sort, a.id
    limit ${maxFoundArticles}`,
)
/** Articles with at least half of the words (lower case, one or more), the best first. */
export const foundArticles = (db: Db, words: readonly string[], locale: Locale) =>
  db.rows<FoundArticle>(found, [words, locale])

export interface QuestionRow {
  menu: LocalText
  name: string
  title: LocalText
  content: LocalText
}
const questions = statement(
  'content.questions',
  `select m.name as menu, a.name, a.title, a.content
     from article_menus m join articles a on a.menu_id = m.id
    where m.code = $1 order by a.is_sort, a.id limit ${maxQuestions}`,
)
/** The articles of the menu with a code, in the order to show. */
export const questionRows = (db: Db, code: string) => db.rows<QuestionRow>(questions, [code])
