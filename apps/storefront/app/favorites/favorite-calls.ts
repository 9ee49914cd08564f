import { addFavorites, isFavorite, removeFavorites, type FavoriteKind } from '@fangshi/contract/favorites'
import { call } from '~/api/call.ts'

/** Whether it is a favourite; errors are not shown. */
export const loadIsFavorite = (is_type: FavoriteKind, out_id: number): Promise<boolean> =>
  call(isFavorite, { query: { is_type, out_id } }, { quiet: true })

/** Adds these to the favourites, or removes them. */
export async function setFavorites(is_type: FavoriteKind, ids: readonly number[], on: boolean): Promise<void> {
  const some = { is_type, out_id: ids.join(',') }
  await (on ? call(addFavorites, { body: some }) : call(removeFavorites, { query: some }))
}
