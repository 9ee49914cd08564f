import { clearHistory, noteViews, type HistoryRow } from '@fangshi/contract/favorites'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { userQueries } from '~/account/user-queries.ts'
import { call } from '~/api/call.ts'
import { useLocale, useText } from '~/i18n/text.tsx'
import { toast } from '~/ui/toast/toast-store.ts'

/** How many entries of the history are kept (rules §10). */
const maxEntries = 100
const queryKey = ['user', 'history']

/** The shopper's browsing history. Removing shows at once and can be undone. */
export function useHistory() {
  const t = useText()
  const client = useQueryClient()
  const query = useQuery(userQueries.history(maxEntries, useLocale()))
  const reload = (): Promise<void> => client.invalidateQueries({ queryKey })

  const putBack = async (rows: readonly HistoryRow[]): Promise<void> => {
    try {
      await call(noteViews, { body: { goods: rows.map(({ id, seen_at }) => ({ goods_id: id, seen_at })) } })
    } finally {
      await reload()
    }
  }
  const remove = async (rows: readonly HistoryRow[]): Promise<void> => {
    await client.cancelQueries({ queryKey })
    client.setQueriesData<HistoryRow[]>({ queryKey }, (shown) => shown?.filter((row) => !rows.includes(row)))
    try {
      await call(clearHistory, { query: { goods_id: rows.map(({ id }) => id).join(',') } })
      // `call` shows errors itself.
      const action = { label: t('ui:undo'), act: () => void putBack(rows).catch(() => undefined) }
      toast({ text: t('favorite:viewsRemoved', { count: rows.length }), action })
    } catch {
      // The reloaded list shows them again.
    }
    await reload()
  }
  return { query, remove }
}
