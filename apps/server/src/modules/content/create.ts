import type { PgTable } from 'drizzle-orm/pg-core'
import type { Tx } from '../../kernel/db/db.ts'
import { cleanLocalHtml } from '../../kernel/rich-text/clean-local.ts'
import { advSpaces, advs, agreements, appVersions, articleMenus, articles, notices } from './schema.ts'

type New<Table extends PgTable> = Table['$inferInsert']

/** Adds a menu of articles and returns its id. */
export async function createArticleMenu(tx: Tx, menu: New<typeof articleMenus>): Promise<number> {
  const made = await tx.q.insert(articleMenus).values(menu).returning({ id: articleMenus.id })
  return made[0]!.id
}

/** Adds an article under its lookup name; its rich text is cleaned. */
export async function createArticle(tx: Tx, article: New<typeof articles>): Promise<number> {
  const row = { ...article, content: await cleanLocalHtml(article.content) }
  const made = await tx.q.insert(articles).values(row).returning({ id: articles.id })
  return made[0]!.id
}

/** Adds an agreement under its lookup name; its rich text is cleaned. */
export async function createAgreement(tx: Tx, agreement: New<typeof agreements>): Promise<number> {
  const row = { ...agreement, content: await cleanLocalHtml(agreement.content) }
  const made = await tx.q.insert(agreements).values(row).returning({ id: agreements.id })
  return made[0]!.id
}

/** Adds a notice of the home page; its rich text is cleaned. */
export async function createNotice(tx: Tx, notice: New<typeof notices>): Promise<number> {
  const row = { ...notice, content: await cleanLocalHtml(notice.content) }
  const made = await tx.q.insert(notices).values(row).returning({ id: notices.id })
  return made[0]!.id
}

/** Adds an advert space, with the size in pixels that its pictures should have. */
export async function createAdvertSpace(tx: Tx, space: New<typeof advSpaces>): Promise<number> {
  const made = await tx.q.insert(advSpaces).values(space).returning({ id: advSpaces.id })
  return made[0]!.id
}

/** Adds an advert, shown from `adv_start` until before `adv_end`. */
export async function createAdvert(tx: Tx, advert: New<typeof advs>): Promise<number> {
  const made = await tx.q.insert(advs).values(advert).returning({ id: advs.id })
  return made[0]!.id
}

/** Adds a version of the app of a device. */
export async function createAppVersion(tx: Tx, version: New<typeof appVersions>): Promise<number> {
  const row = { ...version, content: version.content && (await cleanLocalHtml(version.content)) }
  const made = await tx.q.insert(appVersions).values(row).returning({ id: appVersions.id })
  return made[0]!.id
}
