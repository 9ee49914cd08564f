import type { ClassNode } from '@fangshi/contract/catalog'
import { localText, type Locale } from '@fangshi/contract/locale'
import type * as z from 'zod/mini'
import type { BrandRow, ClassRow } from './taxonomy.db.ts'

type Node = z.input<typeof ClassNode>

/** Rows of classes as a tree in the reader's language; siblings keep the rows' order. */
export function classTree(rows: readonly ClassRow[], locale: Locale): Node[] {
  const nodes = new Map<number, Node>()
  for (const { id, pid, name, thumb } of rows) {
    nodes.set(id, { id, pid: pid ?? 0, name: localText(name, locale), thumb, children: [] })
  }
  const top: Node[] = []
  for (const node of nodes.values()) (nodes.get(node.pid)?.children ?? top).push(node)
  return top
}

/** A brand as the shop's frame shows it. */
export const showBrand = ({ id, name, thumb }: BrandRow, locale: Locale) => ({
  id,
  name: localText(name, locale),
  logo: thumb,
})
