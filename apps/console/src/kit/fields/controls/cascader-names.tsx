import type { Key } from '../choice-options.ts'
import { useLazyTree } from '../lazy-tree.ts'
import type { CascaderLazySpec, CascaderSpec } from '../spec.ts'
import { along, pathTo } from '../tree.ts'
import { useTree } from '../use-tree.ts'

const separator = ' / '

/** The names along the way to a stored value. */
export function CascaderNames({ spec, value }: { spec: CascaderSpec; value: unknown }) {
  const { tree } = useTree(spec)
  const path = Array.isArray(value) ? (value as Key[]) : pathTo(tree, value as Key)
  return along(tree, path)
    .map(({ label }) => label)
    .join(separator)
}

export function LazyCascaderNames({ spec, value }: { spec: CascaderLazySpec; value: unknown }) {
  const path = Array.isArray(value) ? (value as Key[]) : []
  const { tree } = useLazyTree(spec, path)
  return along(tree, path)
    .map(({ label }) => label)
    .join(separator)
}
