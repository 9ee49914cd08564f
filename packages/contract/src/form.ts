/**
 * The form grammar of rules §12: brackets `a[0][b]=c`, booleans `1|0`, null = empty string, empty array `a[]=`, depth 8.
 */
export type FormValue = string | FormValue[] | { [key: string]: FormValue }
export type Encodable =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Encodable[]
  | { readonly [key: string]: Encodable }

const maxDepth = 8

/** Writes an object as a form body or query string. Undefined fields are left out, as are objects without fields. */
export function encodeForm(input: { readonly [key: string]: Encodable }): string {
  const pairs: string[] = []
  const add = (name: string, value: Encodable): void => {
    if (value === undefined) return
    if (Array.isArray(value)) {
      if (!value.length) pairs.push(`${encodeURIComponent(`${name}[]`)}=`)
      value.forEach((item: Encodable, index) => add(`${name}[${index}]`, item))
    } else if (value !== null && typeof value === 'object') {
      for (const [key, item] of Object.entries(value)) add(`${name}[${key}]`, item)
    } else {
      const text = value === null ? '' : value === true ? '1' : value === false ? '0' : String(value)
      pairs.push(`${encodeURIComponent(name)}=${encodeURIComponent(text)}`)
    }
  }
  for (const [key, value] of Object.entries(input)) add(key, value)
  return pairs.join('&')
}

/**
 * Thrown by `decodeForm`: `malformed` for a body that violates the grammar, `too complex` for one with more fields or
 * levels than allowed.
 */
export class FormError extends Error {
  readonly reason: 'malformed' | 'too complex'
  constructor(message: string, reason: FormError['reason'] = 'malformed') {
    super(message)
    this.reason = reason
  }
}

const forbidden = new Set(['__proto__', 'constructor', 'prototype'])

/** `a[0][b]` → a, 0, b. */
function pathOf(name: string): string[] {
  if (!/^[^[\]]+(\[[^[\]]*\])*$/.test(name)) throw new FormError('bad name')
  const path = name.split('[', maxDepth + 1).map((part, index) => (index ? part.slice(0, -1) : part))
  if (path.length > maxDepth) throw new FormError('too deep', 'too complex')
  if (path.some((part) => forbidden.has(part))) throw new FormError('forbidden name')
  if (path.slice(0, -1).includes('')) throw new FormError('a list item needs its number')
  return path
}

type Node = Map<string, string | Node>
/** Fields of one group, and items of one list. */
const maxMembers = 10_000

function add<Part extends string | Node>(node: Node, name: string, part: Part): Part {
  if (node.size === maxMembers) throw new FormError('too many fields', 'too complex')
  node.set(name, part)
  return part
}

function place(root: Node, path: readonly string[], value: string): void {
  let node = root
  path.forEach((part, index) => {
    if (index === path.length - 1) {
      if (part === '') {
        if (value !== '') throw new FormError('a list item needs its number')
        return // a[]= : the empty array, kept as an empty node
      }
      if (node.has(part)) throw new FormError(`${part} is given twice`)
      add(node, part, value)
      return
    }
    const next = node.get(part) ?? add(node, part, new Map())
    if (typeof next === 'string') throw new FormError(`${part} is both a value and a group`)
    node = next
  })
}

/** Characters of one encoded field: 500,000 Chinese ones of a rich text (rules §12) take nine each. */
const maxPair = 5_000_000
const maxName = 1000

function placePair(root: Node, pair: string): void {
  const at = pair.indexOf('=')
  if (pair.length > maxPair || (at < 0 ? pair.length : at) > maxName) throw new FormError('too long')
  const [rawName, rawValue] = at < 0 ? [pair, ''] : [pair.slice(0, at), pair.slice(at + 1)]
  let name: string, value: string
  try {
    name = decodeURIComponent(rawName.replaceAll('+', ' '))
    value = decodeURIComponent(rawValue.replaceAll('+', ' '))
  } catch {
    throw new FormError('bad escape')
  }
  place(root, pathOf(name), value)
}

/** Nodes whose keys are 0…n-1 are arrays; the root never is. */
function* settle(node: Node, isRoot: boolean): Generator<void, FormValue> {
  const settled: [string, FormValue][] = []
  for (const [key, child] of node) {
    settled.push([key, typeof child === 'string' ? child : yield* settle(child, false)])
    yield
  }
  const isList = !isRoot && Array.from({ length: node.size }).every((_, index) => node.has(String(index)))
  if (!isList) return Object.fromEntries(settled)
  return settled.sort(([one], [other]) => Number(one) - Number(other)).map(([, value]) => value)
}

type Form = { [key: string]: FormValue }

/**
 * Reads a form body or query string in small steps, between which a server can do other work. Throws `FormError` if it
 * violates the grammar or has more than `maxFields` fields.
 */
export function* formSteps(text: string, maxFields: number): Generator<void, Form> {
  const root: Node = new Map()
  let fields = 0
  for (let from = 0; from < text.length;) {
    const end = text.indexOf('&', from)
    const pair = end < 0 ? text.slice(from) : text.slice(from, end)
    from = end < 0 ? text.length : end + 1
    if (++fields > maxFields) throw new FormError('too many fields', 'too complex')
    if (pair) placePair(root, pair)
    yield
  }
  return (yield* settle(root, true)) as Form
}

/** Reads a form body or query string. Throws `FormError` as `formSteps` does. */
export function decodeForm(text: string, maxFields = Infinity): Form {
  const steps = formSteps(text, maxFields)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}
