import type { Reply } from '@fangshi/contract/route'
import type { getCommon } from '@fangshi/contract/shopfront'

/** A category with its children. */
export interface ClassNode {
  id: number
  name: string
  children: ClassNode[]
}

/** A category of the first level; only these have a picture. */
export interface TopClass extends ClassNode {
  thumb: string
}

type ClassRow = Reply<typeof getCommon>['classes'][number]

// Shared, because the tree is part of every page's data and repeated objects are serialised as references.
const noChildren: ClassNode[] = []

const classNode = ({ id, name, children }: ClassRow): ClassNode => ({
  id,
  name,
  children: children.length ? children.map(classNode) : noChildren,
})

/** The part of a category tree that the shop shows. */
export const topClass = (found: ClassRow): TopClass => ({ ...classNode(found), thumb: found.thumb })
