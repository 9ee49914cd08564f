import { agreements, articleGroups, articles, notices } from '@fangshi/demo/catalogue'
import type { DemoPlan } from '@fangshi/demo/demo-plan'
import type { Tx } from '../kernel/db/db.ts'
import { createAgreement, createArticle, createArticleMenu, createNotice } from '../modules/content/public.ts'
import { saveSettings } from '../modules/settings/public.ts'
import { escapeHtml, inBoth, paragraph } from './goods-page.ts'
import { of } from './insert.ts'

const yearMs = 365 * 24 * 3_600_000

/** Help, agreements and notices. */
export async function loadTexts(tx: Tx, plan: DemoPlan): Promise<void> {
  const written = new Date(plan.now.getTime() - yearMs)
  const menus = new Map<string, number>()
  for (const [is_sort, { key, parent, name }] of articleGroups.entries()) {
    const pid = parent === null ? null : of(menus, parent)
    menus.set(key, await createArticleMenu(tx, { code: key, pid, name, is_sort, created_at: written }))
  }
  for (const [is_sort, { key, group, title, body }] of articles.entries()) {
    await createArticle(tx, {
      menu_id: of(menus, group),
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
    await createNotice(tx, { title, tag, content, pinned, created_at: of(published, key) })
  }
}

/** How the demo's platform is reached; the numbers and names belong to nobody. */
export const loadContacts = (tx: Tx, plan: DemoPlan): Promise<void> =>
  saveSettings(
    tx,
    'web',
    { tel: '400-000-0000', mobile: '021-0000 0000', email: 'hello@fangshi.example', icp: '沪ICP备00000000号' },
    plan.now,
  )
