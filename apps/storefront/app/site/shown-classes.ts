import type { loadGoodsClasses } from '@fangshi/contract/catalog'
import type { Reply } from '@fangshi/contract/route'

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

type ClassRow = Reply<typeof loadGoodsClasses>[number]

const classNode = ({ id, name, children }: ClassRow): ClassNode => ({
  id,
  name,
  children: children.map(classNode),
})

/**
 * The part of the category tree that the shop shows, as text: the tree is in the data of every page, and the router takes
 * far longer to write and read its hundred objects than one string.
 */
export const writeClasses = (found: readonly ClassRow[]): string =>
  JSON.stringify(found.map((top): TopClass => ({ ...classNode(top), thumb: top.thumb })))

const lastRead = new Map<string, TopClass[]>()
/** Both languages, and a change. */
const keptTrees = 4

/** The categories in such a text; the same array for the same text. */
export function readClasses(text: string): TopClass[] {
  const known = lastRead.get(text)
  if (known) return known
  if (lastRead.size >= keptTrees) lastRead.clear()
  const classes = JSON.parse(text) as TopClass[]
  lastRead.set(text, classes)
  return classes
}
