/** Walks the category tree, which has three levels. Pure. */

interface TreeNode<T> {
  id: number
  children: readonly T[]
}

/** The categories from the top down to the given one; empty if the tree does not contain it. */
export function classTrail<T extends TreeNode<T>>(tree: readonly T[], id: number | undefined): T[] {
  for (const node of tree) {
    if (node.id === id) return [node]
    const below = classTrail(node.children, id)
    if (below.length) return [node, ...below]
  }
  return []
}

export interface CountedClass {
  id: number
  pid: number
  name: string
  count: number
}

/**
 * The options of the category filter: the path to the chosen category, then its children, or its siblings if it has
 * none.
 */
export function classBranch(
  classes: readonly CountedClass[],
  chosenId: number | undefined,
): { above: CountedClass[]; options: CountedClass[] } {
  const byId = new Map(classes.map((one) => [one.id, one]))
  const childrenOf = (pid: number): CountedClass[] => classes.filter((one) => one.pid === pid)
  const above: CountedClass[] = []
  for (let at = byId.get(chosenId ?? 0); at; at = byId.get(at.pid)) above.unshift(at)
  const children = childrenOf(above.at(-1)?.id ?? 0)
  if (children.length || !above.length) return { above, options: children }
  const leaf = above.pop()
  return { above, options: childrenOf(leaf?.pid ?? 0) }
}
