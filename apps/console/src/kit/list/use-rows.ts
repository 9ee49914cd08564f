import type { Resource } from '@fangshi/contract/resource'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Row } from '../fields/row.ts'
import type { TreeRow } from './tree.ts'
import { pageOf, refreshDictionaries, useList } from './use-list.ts'
import type { ListControls } from './use-list-state.ts'
import { levelQuery, onScreen, useTree, type TreeControls } from './use-tree.ts'

/** The rows of a screen: a page of them, or of a tree without filters its levels. */
export function useRows(resource: Resource, state: ListControls, treeKey = 'id') {
  const client = useQueryClient()
  const { page, perPage, filters, sort, setPage } = state
  // Filters find rows at any depth, so their result is a plain list.
  const isTree = resource.isTree && !Object.keys(filters).length
  const list = useList(resource, isTree ? levelQuery('0') : pageOf(page, perPage, filters, sort))
  const tree = useTree(resource, isTree ? list.data : undefined, treeKey)
  const rows: readonly TreeRow[] = isTree ? tree.rows : (list.data?.data ?? [])

  // The page no longer exists because rows were deleted.
  const last = list.data?.last_page ?? 1
  const isBeyond = !isTree && !list.isPlaceholderData && list.data?.data.length === 0 && page > Math.max(last, 1)
  useEffect(() => {
    if (isBeyond) setPage(Math.max(last, 1), perPage)
  }, [isBeyond, last, perPage, setPage])

  /** After a write to these rows, as they were and as they are. */
  async function refresh(changed: readonly Readonly<Record<string, unknown>>[]): Promise<void> {
    void refreshDictionaries(client, resource)
    if (isTree) await tree.refresh(changed)
    else await client.invalidateQueries({ queryKey: [resource.path, 'list'] })
  }

  return {
    list,
    rows,
    flat: isTree ? onScreen(tree) : (rows as readonly Row[]),
    tree: isTree ? tree : undefined,
    refresh,
    reload: () => client.invalidateQueries({ queryKey: [resource.path, 'list'] }),
  } satisfies { tree: TreeControls | undefined; [key: string]: unknown }
}

export type Rows = ReturnType<typeof useRows>
