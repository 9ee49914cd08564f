import { on } from '../../kernel/hook.ts'
import type { Module } from '../../kernel/module.ts'
import { accountClosed } from '../accounts/public.ts'
import { forgetViews } from './saved-views.db.ts'
import { savedViewRoutes } from './saved-views.routes.ts'

/** Views of the lists of the back offices that people keep under a name and share with a role. */
export const savedViews: Module = {
  name: 'saved-views',
  routes: savedViewRoutes,
  constraints: {
    saved_views_admin: 'SAVED_VIEW_TAKEN',
    saved_views_user: 'SAVED_VIEW_TAKEN',
    saved_views_role: 'SAVED_VIEW_TAKEN',
  },
  listens: [on(accountClosed, forgetViews)],
  demo: async () => (await import('./saved-views.demo.ts')).savedViewsDemo,
}
