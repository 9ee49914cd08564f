import type { GoodsChoices } from './choices.ts'

type ClassNode = GoodsChoices['classes'][number]

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

/** The classes opened at first: those above the chosen one, else only children. */
export function openAt(classes: readonly ClassNode[], way: readonly ClassNode[]): number[] {
  if (way.length) return way.slice(0, 2).map(({ id }) => id)
  const [first] = classes
  if (!first || classes.length > 1) return []
  const [second] = first.children
  return second && first.children.length === 1 ? [first.id, second.id] : [first.id]
}
