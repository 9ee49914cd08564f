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

type ClassReply = Reply<typeof loadGoodsClasses>[number]

/** A category as it is sent: without field names, since there are a hundred of them in every page. */
type Row = [id: number, name: string, children: Row[]]
type TopRow = [...Row, thumb: string]

const rowOf = ({ id, name, children }: ClassReply): Row => [id, name, children.map(rowOf)]

const nodeOf = ([id, name, children]: Row): ClassNode => ({ id, name, children: children.map(nodeOf) })

const lastWritten = new WeakMap<readonly ClassReply[], string>()

/**
 * The part of the category tree that the shop shows, as text: the tree is in the data of every page, and the router takes
 * far longer to write and read its hundred objects than one string. Written once for the same array.
 */
export function writeClasses(found: readonly ClassReply[]): string {
  const known = lastWritten.get(found)
  if (known !== undefined) return known
  const text = JSON.stringify(found.map((top): TopRow => [...rowOf(top), top.thumb]))
  lastWritten.set(found, text)
  return text
}

const lastRead = new Map<string, TopClass[]>()
/** Both languages, and a change. */
const keptTrees = 4

/** The categories in such a text; the same array for the same text. */
export function readClasses(text: string): TopClass[] {
  const known = lastRead.get(text)
  if (known) return known
  if (lastRead.size >= keptTrees) lastRead.clear()
  const classes = (JSON.parse(text) as TopRow[]).map(([id, name, children, thumb]): TopClass => ({
    ...nodeOf([id, name, children]),
    thumb,
  }))
  lastRead.set(text, classes)
  return classes
}
