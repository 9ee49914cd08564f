import { CallError } from '@fangshi/contract/client'
import type { Resource } from '@fangshi/contract/resource'
import { adminViews, sellerViews, type SavedView } from '@fangshi/contract/saved-views'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../session/api.ts'

interface Views {
  views: readonly SavedView[]
  roles: readonly { id: number; name: string }[]
}

/** What a view is saved with; the role is null for nobody. */
export type ViewFields = Pick<SavedView, 'name' | 'filters' | 'sort' | 'columns'> & { role_id: number | null }

const none: Views = { views: [], roles: [] }
const minute = 60_000

/** The saved views of a list, and how they are written. None while they are not known, or with `isOff`. */
export function useSavedViews({ area, path }: Pick<Resource, 'area' | 'path'>, isOff: boolean) {
  const client = useQueryClient()
  const routes = (area === 'Admin' ? adminViews : sellerViews) as typeof sellerViews
  const queryKey = [routes.list.path, path]
  const { data = none } = useQuery({
    queryKey,
    queryFn: ({ signal }): Promise<Views> => call(routes.list, { query: { screen: path } }, { signal, quiet: true }),
    staleTime: minute,
    enabled: !isOff,
    retry: false,
  })
  const put = (change: (before: readonly SavedView[]) => readonly SavedView[]): void => {
    client.setQueryData<Views>(queryKey, (before = none) => ({ ...before, views: change(before.views) }))
  }
  /** A view that is refused may be another by now, or deleted: the server is asked again. */
  const orAskAgain = async <T>(answer: Promise<T>): Promise<T> => {
    try {
      return await answer
    } catch (error) {
      if (error instanceof CallError) void client.invalidateQueries({ queryKey })
      throw error
    }
  }
  return {
    ...data,
    add: async (view: ViewFields): Promise<SavedView> => {
      const made = await call(routes.add, { body: { screen: path, ...view } })
      put((before) => [...before.filter(({ is_own }) => is_own), made, ...before.filter(({ is_own }) => !is_own)])
      return made
    },
    change: async (id: number, fields: Partial<ViewFields>, revision?: string): Promise<SavedView> => {
      const changed = await orAskAgain(call(routes.change, { params: { id }, body: { ...fields, revision } }))
      put((before) => before.map((view) => (view.id === id ? changed : view)))
      return changed
    },
    remove: async (id: number): Promise<void> => {
      await orAskAgain(call(routes.remove, { params: { id } }))
      put((before) => before.filter((view) => view.id !== id))
    },
  }
}

export type SavedViewControls = ReturnType<typeof useSavedViews>
