import { goodsChoices } from '@fangshi/contract/goods-desk'
import type { Reply } from '@fangshi/contract/route'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api.ts'
import type { Choice } from '../../kit/fields/spec.ts'
import { l } from '../../kit/label.ts'

export type GoodsChoices = Reply<typeof goodsChoices>
type ClassNode = GoodsChoices['classes'][number]

/** What the form and the import of goods choose from; as of now, since the form leads to the screens that change it. */
export const choicesQuery = queryOptions({
  queryKey: ['/Seller/goods', 'choices'],
  queryFn: ({ signal }) => call(goodsChoices, {}, { signal, quiet: true }),
  staleTime: 0,
  refetchOnWindowFocus: false,
})

/** Named rows as the choices of a field; the server named them in the reader's language. */
export const asChoices = (rows: readonly { id: number; name: string }[]): Choice[] =>
  rows.map(({ id, name }) => ({ value: id, label: l(name, name) }))

export interface ClassWay {
  id: number
  /** From the top to the class itself. */
  names: string[]
}

/** The classes that goods can stand in, each with the way to it. */
export const classWays = (classes: readonly ClassNode[], above: readonly string[] = []): ClassWay[] =>
  classes.flatMap(({ id, name, children }) => {
    const names = [...above, name]
    if (children.length) return classWays(children, names)
    // A branch that is empty is no class of the third level.
    return names.length === 3 ? [{ id, names }] : []
  })

/** The classes from the top to the one with this id; empty where it is not among them. */
export function wayTo(classes: readonly ClassNode[], id: number | undefined): ClassNode[] {
  for (const node of classes) {
    if (node.id === id) return [node]
    const below = wayTo(node.children, id)
    if (below.length) return [node, ...below]
  }
  return []
}
