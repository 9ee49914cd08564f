import type { FavoriteKind, listFavorites } from '@fangshi/contract/favorites'
import type { Reply } from '@fangshi/contract/route'

export type FavoritesPage = Reply<typeof listFavorites>

/** A page of favourites without these, before the server has answered. */
export const withoutFavorites = (shown: FavoritesPage, kind: FavoriteKind, ids: readonly number[]): FavoritesPage => {
  const data = shown.data.filter((row) => row.is_type !== kind || !ids.includes(row.out_id))
  const gone = shown.data.length - data.length
  return { ...shown, data, counts: { ...shown.counts, [kind]: shown.counts[kind] - gone } }
}
