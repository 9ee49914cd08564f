import { faqMenus } from '@fangshi/contract/content-help'
import type { LocalText } from '@fangshi/contract/locale'
import { statement, type Db, type Tx } from '../../kernel/db/db.ts'
import type { advs, agreements, appVersions, articles, notices } from './schema.ts'

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
  pid: number | null
  name: LocalText
  articles: { name: string; title: LocalText }[]
}
const menus = statement(
  'content.menus',
  `select m.id, m.pid, m.name, coalesce((select json_agg(json_build_object('name', a.name, 'title', a.title) order by a.is_sort, a.id)
       from articles a where a.menu_id = m.id), '[]') as articles
     from article_menus m where m.code <> all($1) order by m.is_sort, m.id`,
)
/** The menus of the article centre with their articles, in the order to show; not those whose questions stand on pages. */
export const menuRows = (db: Db) => db.rows<MenuRow>(menus, [Object.values(faqMenus)])

const topMenu = statement('content.top_menu', 'select 1 from article_menus where id = $1 and pid is null for share')
/** Whether a menu is at the top level; locks it until the transaction ends. */
export const isTopMenu = async (tx: Tx, id: number) => (await tx.row(topMenu, [id])) !== undefined

const anyChild = statement('content.menu_child', 'select 1 from article_menus where pid = $1 limit 1')
export const menuHasChildren = async (tx: Tx, id: number) => (await tx.row(anyChild, [id])) !== undefined

const noticeOrder = 'order by pinned desc, created_at desc, id desc'
export type NoticeRow = typeof notices.$inferSelect
/** A notice without its text. */
export type NoticeLineRow = Omit<NoticeRow, 'content'>
const noticeLine = 'id, title, tag, pinned, created_at'
const noticePage = statement(
  'content.notice_page',
  `select ${noticeLine} from notices ${noticeOrder} limit $1 offset $2`,
)
const noticeCount = statement('content.notice_count', 'select count(*)::int as n from notices')
/** A page of notices without their texts, and how many there are. */
export async function noticePageRows(db: Db, limit: number, offset: number) {
  const [rows, counted] = await Promise.all([
    db.rows<NoticeLineRow>(noticePage, [limit, offset]),
    db.row<{ n: number }>(noticeCount),
  ])
  return { rows, total: counted?.n ?? 0 }
}

const firstNotices = statement('content.first_notices', `select ${noticeLine} from notices ${noticeOrder} limit $1`)
/** The first notices without their texts, pinned ones before the newest. */
export const firstNoticeRows = (db: Db, limit: number) => db.rows<NoticeLineRow>(firstNotices, [limit])

const notice = statement('content.notice', 'select * from notices where id = $1')
export const noticeById = (db: Db, id: number) => db.row<NoticeRow>(notice, [id])

type Advert = typeof advs.$inferSelect
/** What is shown of an advert, and the name of its space. */
export type AdvertRow = Pick<Advert, 'id' | 'name' | 'text' | 'button' | 'url' | 'image' | 'image_phone' | 'tone'> & {
  space: string
}
const live = statement(
  'content.adverts',
  `select s.name as space, a.id, a.name, a.text, a.button, a.url, a.image, a.image_phone, a.tone
     from advs a join adv_spaces s on s.id = a.space_id
    where s.name = any($1) and a.is_open and a.adv_start <= $2 and $2 < a.adv_end order by a.is_sort, a.id`,
)
/** The adverts of some spaces that run at an instant, in the order to show. */
export const liveAdverts = (db: Db, spaces: readonly string[], at: Date) => db.rows<AdvertRow>(live, [spaces, at])

const counts = statement(
  'content.advert_counts',
  'select space_id, count(*)::int as n from advs where space_id = any($1) group by space_id',
)
/** How many adverts the spaces have; those without any are absent. */
export const advertCounts = async (db: Db, spaceIds: readonly number[]): Promise<Map<number, number>> =>
  new Map((await db.rows<{ space_id: number; n: number }>(counts, [spaceIds])).map(({ space_id, n }) => [space_id, n]))

export type AppVersionRow = typeof appVersions.$inferSelect
const newest = statement(
  'content.newest_app',
  'select * from app_versions where device = $1 order by version_code desc limit 1',
)
export const newestAppOf = (db: Db, device: AppVersionRow['device']) => db.row<AppVersionRow>(newest, [device])
