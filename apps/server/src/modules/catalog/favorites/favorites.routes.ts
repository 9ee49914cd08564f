import * as contract from '@fangshi/contract/favorites'
import { on, type Mounted } from '../../../kernel/http/on.ts'
import { isFavorite } from './favorites.db.ts'
import { addFavorites, ownFavorites } from './favorites.ts'
import { deleteViews } from './history.db.ts'
import { noteViews, ownHistory } from './history.ts'
import { deleteFavorites } from './write-favorites.db.ts'

export const favoritesRoutes: Mounted[] = [
  on(contract.isFavorite, async ({ ctx, who, query }) =>
    who ? isFavorite(ctx.db, who.user_id, query.is_type, query.out_id) : false,
  ),
  on(contract.listFavorites, ({ ctx, who, query, locale }) => ownFavorites(ctx.db, who.user_id, query, locale)),
  on(contract.addFavorites, ({ ctx, who, body }) => addFavorites(ctx, who.user_id, body.is_type, body.out_id)),
  on(contract.removeFavorites, async ({ ctx, who, query }) => {
    const { is_type: kind, out_id: ids } = query
    await deleteFavorites(ctx.db, { user_id: who.user_id, kind, ids, at: ctx.now() })
    return {}
  }),
  on(contract.listHistory, ({ ctx, who, query, locale }) =>
    ownHistory(ctx.db, who.user_id, query.limit ?? 100, locale),
  ),
  on(contract.noteViews, ({ ctx, who, body }) => noteViews(ctx, who.user_id, body.goods)),
  on(contract.clearHistory, async ({ ctx, who, query }) => {
    await deleteViews(ctx.db, who.user_id, query.goods_id ?? null)
    return {}
  }),
]
