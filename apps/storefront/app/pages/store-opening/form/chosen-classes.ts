import type { ClassNode } from '~/site/shown-classes.ts'

/** The classes of the third level below a class. */
export const leavesOf = ({ children }: ClassNode): ClassNode[] =>
  children.flatMap((child) => (child.children.length ? leavesOf(child) : [child]))

/** How much of some classes is chosen. */
export function tickOf(ids: readonly number[], chosen: readonly number[]): boolean | 'mixed' {
  const count = ids.filter((id) => chosen.includes(id)).length
  return count === 0 ? false : count === ids.length || 'mixed'
}

/** The choice with some classes added or taken away. */
export const withTick = (chosen: readonly number[], ids: readonly number[], isTicked: boolean): number[] => [
  ...chosen.filter((id) => !ids.includes(id)),
  ...(isTicked ? ids : []),
]
