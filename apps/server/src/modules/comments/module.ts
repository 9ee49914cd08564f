import type { Module } from '../../kernel/module.ts'
import { commentAudits } from './audits.ts'
import { commentsBackoffice } from './comments.backoffice.ts'
import { commentsRoutes } from './comments.routes.ts'
import { commentMenus, commentRightNames } from './menus.ts'

/** Comments on what was bought (rules §10). What they say together is kept beside the goods, in `catalog/ratings`. */
export const comments: Module = {
  name: 'comments',
  routes: [...commentsRoutes, ...commentsBackoffice],
  constraints: { order_comments_line: 'COMMENT_GIVEN' },
  audits: commentAudits,
  demo: async () => (await import('./comments.demo.ts')).commentsDemo,
  menus: commentMenus,
  rightNames: commentRightNames,
}
