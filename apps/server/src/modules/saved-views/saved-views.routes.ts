import { adminViews, sellerViews } from '@fangshi/contract/saved-views'
import { act } from '../../kernel/http/act.ts'
import { on, type MountedRoute } from '../../kernel/http/on.ts'
import { changeView, ownViews, removeView, saveView, showView } from './saved-views.ts'

const viewsIn = (routes: typeof sellerViews | typeof adminViews) => [
  on(routes.list, ({ ctx, who, query }) => ownViews(ctx.db, who, query.screen)),
  act(routes.add, saveView, ({ view }, { who }) => showView(who, view)),
  act(routes.change, changeView, ({ view }, { who }) => showView(who, view)),
  act(routes.remove, removeView),
]

/** Views of lists under a name, alike in both back offices. */
export const savedViewRoutes: MountedRoute[] = [...viewsIn(sellerViews), ...viewsIn(adminViews)]
