import { agreements, articleGroups, articles, notices } from '@fangshi/demo/catalogue'
import type { DemoPlan } from '@fangshi/demo/demo-plan'
import { escapeHtml, inBoth, paragraph } from '@fangshi/demo/html'
import type { Tx } from '../../kernel/db/db.ts'
import { createAgreement, createArticle, createArticleMenu, createNotice } from './create.ts'

const yearMs = 365 * 24 * 3_600_000

/** Help, agreements and notices. */
export async function loadTexts(tx: Tx, plan: DemoPlan): Promise<void> {
  const written = new Date(plan.now.getTime() - yearMs)
  const menus = new Map<string, number>()
  const menuOf = (key: string): number => menus.get(key) as number
  for (const [is_sort, { key, parent, name }] of articleGroups.entries()) {
    const pid = parent === null ? null : menuOf(parent)
    menus.set(key, await createArticleMenu(tx, { code: key, pid, name, is_sort, created_at: written }))
  }
  for (const [is_sort, { key, group, title, body }] of articles.entries()) {
    await createArticle(tx, {
      menu_id: menuOf(group),
      name: key,
      title,
      content: inBoth((say) => body.map((text) => paragraph(say(text))).join('')),
      is_sort,
      created_at: written,
      updated_at: written,
    })
  }
  for (const { key, title, sections } of agreements) {
    const content = inBoth((say) =>
      sections.map(({ heading, text }) => `<h2>${escapeHtml(say(heading))}</h2>${paragraph(say(text))}`).join(''),
    )
    await createAgreement(tx, { name: key, title, content, created_at: written, updated_at: written })
  }
  const published = new Map(plan.notices.map(({ notice, published_at }) => [notice, published_at]))
  const oldestFirst = notices.toSorted((a, b) => b.days_ago - a.days_ago)
  for (const { key, title, tag, body, pinned } of oldestFirst) {
    const content = inBoth((say) => paragraph(say(body)))
    await createNotice(tx, { title, tag, content, pinned, created_at: published.get(key) ?? plan.now })
  }
}
