import type { ClassNode } from '@fangshi/contract/catalog'
import { localText, type Locale } from '@fangshi/contract/locale'
import type * as z from 'zod/mini'
import type { BrandRow, LocalClass } from './taxonomy.db.ts'

type Node = z.input<typeof ClassNode>

/** Classes as a tree; siblings keep their order. */
export function classTree(classes: readonly LocalClass[]): Node[] {
  const nodes = new Map(classes.map((one): [number, Node] => [one.id, { ...one, children: [] }]))
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
