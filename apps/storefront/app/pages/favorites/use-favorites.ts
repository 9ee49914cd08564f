import type { Favorite, FavoriteKind, listFavorites } from '@fangshi/contract/favorites'
import type { Reply } from '@fangshi/contract/route'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { userQueries } from '~/account/user-queries.ts'
import { setFavorites } from '~/favorites/favorite-calls.ts'
import { useLocale, useText } from '~/i18n/text.tsx'
import { toast } from '~/ui/toast/toast-store.ts'

type Favorites = Reply<typeof listFavorites>

const perPage = 20
const queryKey = ['user', 'favorites']

const without = (shown: Favorites, kind: FavoriteKind, ids: readonly number[]): Favorites => {
  const data = shown.data.filter((row) => row.is_type !== kind || !ids.includes(row.out_id))
  const gone = shown.data.length - data.length
  return { ...shown, data, counts: { ...shown.counts, [kind]: shown.counts[kind] - gone } }
}

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
    client.setQueriesData<Favorites>({ queryKey }, (shown) => shown && without(shown, kind, ids))
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
