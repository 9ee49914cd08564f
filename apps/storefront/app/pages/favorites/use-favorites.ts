import type { Favorite, FavoriteKind } from '@fangshi/contract/favorites'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { userQueries } from '~/account/user-queries.ts'
import { setFavorites } from '~/favorites/favorite-calls.ts'
import { useLocale, useText } from '~/i18n/text.tsx'
import { toast } from '~/ui/toast/toast-store.ts'
import { withoutFavorites, type FavoritesPage } from './favorites-page.ts'

const perPage = 20
const queryKey = ['user', 'favorites']

/** A page of the shopper's favourites. Removing shows at once and can be undone. */
export function useFavorites(kind: FavoriteKind, page: number) {
  const t = useText()
  const client = useQueryClient()
  const query = useQuery(userQueries.favorites(kind, { page, perPage }, useLocale()))
  const reload = (): Promise<void> => client.invalidateQueries({ queryKey })

  const putBack = async (ids: readonly number[]): Promise<void> => {
    try {
      await setFavorites(kind, ids, true)
      toast({ text: t('favorite:restored', { count: ids.length }) })
    } finally {
      await reload()
    }
  }
  const remove = async (rows: readonly Favorite[]): Promise<void> => {
    const ids = rows.map(({ out_id }) => out_id)
    await client.cancelQueries({ queryKey })
    client.setQueriesData<FavoritesPage>({ queryKey }, (shown) => shown && withoutFavorites(shown, kind, ids))
    try {
      await setFavorites(kind, ids, false)
      // `call` shows errors itself.
      const action = { label: t('ui:undo'), act: () => void putBack(ids).catch(() => undefined) }
      toast({ text: t('favorite:removed', { count: ids.length }), action })
    } catch {
      // The reloaded list shows them again.
    }
    await reload()
  }
  return { query, remove }
}
