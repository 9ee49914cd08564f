import type { LocalText } from '@fangshi/contract/locale'
import { statement, type Db } from '../../kernel/db/db.ts'
import type { advs, agreements, articles } from './schema.ts'

export type ArticleRow = typeof articles.$inferSelect
const byName = statement('content.article', 'select * from articles where name = $1')
export const articleByName = (db: Db, name: string) => db.row<ArticleRow>(byName, [name])

const addClicks = statement(
  'content.clicks',
  `update articles a set click = a.click + c.n from unnest($1::bigint[], $2::int[]) as c(id, n) where a.id = c.id`,
)
/** Adds reads to the articles' counts. */
export const countClicks = (db: Db, clicks: ReadonlyMap<number, number>) =>
  db.rows(addClicks, [[...clicks.keys()], [...clicks.values()]])

export type AgreementRow = typeof agreements.$inferSelect
const agreement = statement('content.agreement', 'select * from agreements where name = $1')
export const agreementByName = (db: Db, name: string) => db.row<AgreementRow>(agreement, [name])

export interface MenuRow {
  id: number
  name: LocalText
  articles: { name: string; title: LocalText }[]
}
const menus = statement(
  'content.menus',
  `select m.id, m.name, json_agg(json_build_object('name', a.name, 'title', a.title) order by a.is_sort, a.id) as articles
     from article_menus m join articles a on a.menu_id = m.id group by m.id order by m.is_sort, m.id`,
)
/** The groups that have articles, in the order to show. */
export const menuRows = (db: Db) => db.rows<MenuRow>(menus)

export type AdvertRow = typeof advs.$inferSelect
const live = statement(
  'content.adverts',
  `select a.* from advs a join adv_spaces s on s.id = a.space_id
    where s.name = $1 and a.is_open and a.adv_start <= $2 and $2 < a.adv_end order by a.is_sort, a.id`,
)
/** The adverts of a space that run at an instant, in the order to show. */
export const liveAdverts = (db: Db, space: string, at: Date) => db.rows<AdvertRow>(live, [space, at])
