import * as contract from '@fangshi/contract/favorites'
import { act, actInOneStatement } from '../../../kernel/http/act.ts'
import { on, type MountedRoute } from '../../../kernel/http/on.ts'
import { isFavorite } from './favorites.db.ts'
import { addFavorites, ownFavorites, removeFavorites } from './favorites.ts'
import { clearHistory, noteViews, ownHistory } from './history.ts'

export const favoritesRoutes: MountedRoute[] = [
  on(contract.isFavorite, async ({ ctx, who, query }) =>
    who ? isFavorite(ctx.db, who.user_id, query.is_type, query.out_id) : false,
  ),
  on(contract.listFavorites, ({ ctx, who, query, locale }) =>
    ownFavorites(ctx.db, who.user_id, query, locale, ctx.now()),
  ),
  actInOneStatement(contract.addFavorites, addFavorites),
  actInOneStatement(contract.removeFavorites, removeFavorites),
  on(contract.listHistory, ({ ctx, who, query, locale }) =>
    ownHistory(ctx.db, who.user_id, query.limit ?? 100, locale, ctx.now()),
  ),
  act(contract.noteViews, noteViews),
  actInOneStatement(contract.clearHistory, clearHistory),
]
