import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { useLocale } from '../../i18n/use-locale.ts'
import type { Key } from './choice-options.ts'
import { fetchRows } from './fetch-rows.ts'
import type { CascaderLazySpec } from './spec.ts'
import { lazyOption } from './lazy-option.ts'
import { withChildren, type TreeOption } from './tree.ts'

type Source = Pick<CascaderLazySpec, 'lazyUrl' | 'idName' | 'labelName' | 'levels'>

const staleMs = 300_000

interface LazyTree {
  tree: TreeOption[]
  hasFailed: boolean
  /** Loads the children of the option at a path; the roots' path is empty. */
  load: (path: readonly Key[]) => Promise<void>
}

/** A tree that is loaded level by level: `{lazyUrl}&pid=…` (spec §7). The levels along `path` are loaded at once. */
export function useLazyTree(source: Source, path: readonly Key[]): LazyTree {
  const { lazyUrl, idName, labelName, levels } = source
  const locale = useLocale()
  const client = useQueryClient()
  const [tree, setTree] = useState<TreeOption[]>([])
  const [hasFailed, setFailed] = useState(false)

  const load = useCallback(
    async (at: readonly Key[]) => {
      const pid = at.at(-1) ?? 0
      try {
        const rows = await client.fetchQuery({
          queryKey: ['lazy-tree', lazyUrl, pid, locale],
          queryFn: ({ signal }) => fetchRows(lazyUrl, { pid }, signal),
          staleTime: staleMs,
        })
        const children = rows.map((row) => lazyOption(row, { idName, labelName, levels }, at.length + 1, locale))
        setTree((old) => withChildren(old, at, children))
        setFailed(false)
      } catch {
        setFailed(true)
      }
    },
    [client, lazyUrl, idName, labelName, levels, locale],
  )

  const known = path.join('/')
  useEffect(() => {
    const keys = known === '' ? [] : path
    let isOver = false
    void (async () => {
      for (let depth = 0; depth <= Math.max(keys.length - 1, 0) && !isOver; depth++) await load(keys.slice(0, depth))
    })()
    return () => {
      isOver = true
    }
    // Paths are compared by their content.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [load, known])

  return { tree, hasFailed, load }
}
