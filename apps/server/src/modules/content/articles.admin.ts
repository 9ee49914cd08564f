import { or, sql } from 'drizzle-orm'
import type { Condition } from '@fangshi/contract/filters'
import * as contract from '@fangshi/contract/content-articles'
import { failFields } from '../../kernel/fail.ts'
import { conditionSql } from '../../kernel/resource/conditions.ts'
import { serve, type ResourceSpec } from '../../kernel/resource/serve.ts'
import type { WriteContext } from '../../kernel/resource/spec.ts'
import { isTopMenu, menuHasChildren } from './content.db.ts'
import { agreements, articleMenus, articles } from './schema.ts'
import { cleanContent } from './write-content.ts'

/** Two levels: a menu with a parent has no children, and the parent has no parent itself. */
async function refuseThirdLevel(pid: unknown, id: number | undefined, { tx }: WriteContext): Promise<void> {
  if (!pid) return
  const fits = (await isTopMenu(tx, pid as number)) && !(id && (await menuHasChildren(tx, id)))
  if (!fits) failFields({ pid: 'PARENT_INVALID' })
}

const menus: ResourceSpec<typeof articleMenus> = {
  table: articleMenus,
  order: ['is_sort', 'id'],
  tree: { parent: 'pid', key: 'id', top: null },
  check: ({ form, before }, context) => refuseThirdLevel(form?.pid, before?.id, context),
}

/** Articles of a menu and of the menus below it. */
const inMenu = (condition: Condition) =>
  or(
    conditionSql(articles.menu_id, condition),
    sql`${articles.menu_id} in (select id from ${articleMenus} where ${conditionSql(articleMenus.pid, condition)})`,
  )

export const articlesAdmin = [
  ...serve(contract.articleMenus, menus),
  ...serve(contract.articles, {
    table: articles,
    label: 'title',
    filters: { menu_id: inMenu },
    toColumns: cleanContent,
  }),
  ...serve(contract.agreements, { table: agreements, label: 'title', order: ['id'], toColumns: cleanContent }),
]
