import type { Reply } from '@fangshi/contract/route'
import type { getCommon } from '@fangshi/contract/shopfront'

/** A class of the tree with its children. */
export interface ClassNode {
  id: number
  name: string
  children: ClassNode[]
}

/** A class of the first level; only these show a picture. */
export interface TopClass extends ClassNode {
  thumb: string
}

type FoundClass = Reply<typeof getCommon>['classes'][number]

// One and the same, because the tree travels with every page and an object met again is only referred to.
const noChildren: ClassNode[] = []

const classNode = ({ id, name, children }: FoundClass): ClassNode => ({
  id,
  name,
  children: children.length ? children.map(classNode) : noChildren,
})

/** Of a class and all below it what the shop shows. */
export const topClass = (found: FoundClass): TopClass => ({ ...classNode(found), thumb: found.thumb })
