import { isImageAddress, isLinkAddress } from './rich-addresses.ts'

/**
 * The editor's own form of a rich text, a TipTap document, checked against the list of what it may hold (rules §12).
 * Unknown attributes are dropped; an unknown node or mark, or a wrong value, refuses the document.
 */

type Fields = Record<string, unknown>
type Allows = (value: unknown) => boolean

interface Rule {
  /** What may stand inside. */
  holds?: readonly string[]
  attrs?: Readonly<Record<string, Allows>>
  /** Attributes that must be there. */
  needs?: readonly string[]
}

const text =
  (longest: number): Allows =>
  (value) =>
    typeof value === 'string' && value.length <= longest
const whole =
  (least: number, max: number): Allows =>
  (value) =>
    Number.isInteger(value) && (value as number) >= least && (value as number) <= max
const oneOf =
  (...values: readonly unknown[]): Allows =>
  (value) =>
    values.includes(value)
const address =
  (allows: (address: string) => boolean): Allows =>
  (value) =>
    typeof value === 'string' && allows(value)

const isSide = oneOf('left', 'center', 'right', 'justify')
const isSpan = whole(1, 100)
const isPixels = whole(1, 10_000)
const isWidths: Allows = (value) => Array.isArray(value) && value.length <= 100 && value.every(whole(0, 10_000))

const words = ['text', 'hardBreak'] as const
const blocks = [
  'paragraph',
  'heading',
  'bulletList',
  'orderedList',
  'blockquote',
  'horizontalRule',
  'image',
  'table',
  'codeBlock',
] as const
const cell: Rule = { holds: blocks, attrs: { colspan: isSpan, rowspan: isSpan, colwidth: isWidths, align: isSide } }

const nodes: Readonly<Record<string, Rule>> = {
  doc: { holds: blocks },
  paragraph: { holds: words, attrs: { textAlign: isSide } },
  heading: { holds: words, attrs: { level: oneOf(2, 3, 4), textAlign: isSide }, needs: ['level'] },
  bulletList: { holds: ['listItem'] },
  orderedList: { holds: ['listItem'], attrs: { start: whole(0, 10_000), type: oneOf('1', 'a', 'A', 'i', 'I') } },
  listItem: { holds: blocks },
  blockquote: { holds: blocks },
  codeBlock: { holds: ['text'], attrs: { language: text(30) } },
  horizontalRule: {},
  hardBreak: {},
  image: {
    attrs: { src: address(isImageAddress), alt: text(300), title: text(300), width: isPixels, height: isPixels },
    needs: ['src'],
  },
  table: { holds: ['tableRow'] },
  tableRow: { holds: ['tableHeader', 'tableCell'] },
  tableHeader: cell,
  tableCell: cell,
}

const marks: Readonly<Record<string, Rule>> = {
  bold: {},
  italic: {},
  underline: {},
  strike: {},
  code: {},
  link: {
    attrs: { href: address(isLinkAddress), target: oneOf('_blank', '_self'), title: text(300) },
    needs: ['href'],
  },
}

const deepest = 40
/** What is left of the whole document's size. */
interface RemainingSize {
  nodes: number
  images: number
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The known attributes, without those that are not set; null when one has a wrong value or a needed one is missing. */
function readAttrs(sent: unknown, { attrs = {}, needs = [] }: Rule): Fields | null {
  const present = Object.entries(isFields(sent) ? sent : {}).filter(([name, value]) => {
    return Object.hasOwn(attrs, name) && value !== null && value !== undefined
  })
  const isSound =
    present.every(([name, value]) => attrs[name]?.(value)) &&
    needs.every((name) => present.some(([key]) => key === name))
  return isSound ? Object.fromEntries(present) : null
}

/** All of a list, read one by one; null when it is none or one of them is refused. */
function readAll(value: unknown, read: (value: unknown) => Fields | null): Fields[] | null {
  if (value === undefined) return []
  if (!Array.isArray(value)) return null
  const found = value.map(read)
  return found.every((one) => one !== null) ? found : null
}

function readMark(value: unknown): Fields | null {
  const rule =
    isFields(value) && typeof value.type === 'string' && Object.hasOwn(marks, value.type) && marks[value.type]
  if (!rule) return null
  const attrs = readAttrs(value.attrs, rule)
  return attrs && { type: value.type, ...(Object.keys(attrs).length ? { attrs } : {}) }
}

function readNode(value: unknown, allowed: readonly string[], depth: number, left: RemainingSize): Fields | null {
  if (!isFields(value) || typeof value.type !== 'string' || !allowed.includes(value.type)) return null
  left.nodes -= 1
  if (value.type === 'image') left.images -= 1
  if (depth > deepest || left.nodes < 0 || left.images < 0) return null
  const marked = readAll(value.marks, readMark)
  if (!marked) return null
  const around = marked.length ? { marks: marked } : {}
  if (value.type === 'text')
    return value.text && text(500_000)(value.text) ? { type: 'text', ...around, text: value.text } : null
  const rule = nodes[value.type] ?? {}
  const attrs = readAttrs(value.attrs, rule)
  const content = readAll(value.content, (child) => readNode(child, rule.holds ?? [], depth + 1, left))
  if (!attrs || !content) return null
  return {
    type: value.type,
    ...(Object.keys(attrs).length ? { attrs } : {}),
    ...around,
    ...(content.length ? { content } : {}),
  }
}

/** The document of what the list knows; null for one that it does not allow, or one that is too large. */
export const readDocument = (json: unknown, maxImages: number): object | null =>
  readNode(json, ['doc'], 0, { nodes: 20_000, images: maxImages })
