import type { Resource } from '@fangshi/contract/resource'
import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Filters } from './list-state.ts'
import { flatten, grow, levelOf, rootPid, touchedLevels, type TreeRow } from './tree.ts'
import type { ListPage } from './list-page.ts'
import type { Row } from '../fields/row.ts'
import { listQuery } from './use-list.ts'

/** The query of one level of a tree (rules §12). */
export const levelQuery = (pid: string): Filters => ({ isChildren: '1', pid })

export interface TreeControls {
  rows: readonly TreeRow[]
  open: ReadonlySet<number>
  isLoading: boolean
  toggle: (row: Row, isOpen: boolean) => void
  /** Fetches the levels again that a change of these rows touches, and no others. */
  refresh: (changed: readonly Readonly<Record<string, unknown>>[]) => Promise<void>
}

/** A list that is loaded level by level; open rows stay open. `roots` is the first level. */
export function useTree(resource: Resource, roots: ListPage | undefined, key: string): TreeControls {
  const client = useQueryClient()
  const [open, setOpen] = useState<ReadonlyMap<number, Row>>(new Map())
  const parents = [...open.values()]
  const answers = useQueries({
    queries: parents.map((row) => listQuery(resource, levelQuery(levelOf(row, key)))),
  })
  const levels = new Map(parents.map((row, index) => [levelOf(row, key), answers[index]?.data?.data ?? []]))
  const rows = grow(roots?.data ?? [], levels, key)
  const isOpen = new Set(open.keys())

  function toggle(row: Row, isOpening: boolean): void {
    const next = new Map(open)
    if (isOpening) next.set(row.id, row)
    else next.delete(row.id)
    setOpen(next)
  }

  async function refresh(changed: readonly Readonly<Record<string, unknown>>[]): Promise<void> {
    const known = [...(roots?.data ?? []), ...[...levels.values()].flat()]
    const touched = touchedLevels(known, changed, key)
    // A row that gets its first child is opened, so that the child can be seen.
    const parent = known.find(
      (row) => touched.has(levelOf(row, key)) && changed.some(({ pid }) => String(pid as string) === levelOf(row, key)),
    )
    if (parent && !open.has(parent.id)) toggle(parent, true)
    await client.invalidateQueries({
      predicate: ({ queryKey: [path, kind, query] }) =>
        path === resource.path &&
        kind === 'list' &&
        touched.has(String((query as Filters | undefined)?.pid ?? rootPid)),
    })
  }

  return { rows, open: isOpen, isLoading: answers.some(({ isLoading }) => isLoading), toggle, refresh }
}

/** Rows as they stand below each other on the screen. */
export const onScreen = (tree: TreeControls): readonly Row[] => flatten(tree.rows, tree.open).map(({ row }) => row)
