import type { ClassNode } from '~/site/shown-classes.ts'

/** The third-level categories below a category. */
export const leavesOf = ({ children }: ClassNode): ClassNode[] =>
  children.flatMap((child) => (child.children.length ? leavesOf(child) : [child]))

/** Whether all, some or none of these categories are chosen. */
export function tickOf(ids: readonly number[], chosen: readonly number[]): boolean | 'mixed' {
  const count = ids.filter((id) => chosen.includes(id)).length
  return count === 0 ? false : count === ids.length || 'mixed'
}

/** The choice with these categories added or removed. */
export const withTick = (chosen: readonly number[], ids: readonly number[], isTicked: boolean): number[] => [
  ...chosen.filter((id) => !ids.includes(id)),
  ...(isTicked ? ids : []),
]
