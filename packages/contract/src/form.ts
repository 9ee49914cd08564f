/**
 * The form grammar of rules §12: brackets `a[0][b]=c`, booleans `1|0`, null = empty string, empty array `a[]=`, depth 8.
 */
export type FormValue = string | FormValue[] | { [key: string]: FormValue }
export type Encodable =
  string | number | boolean | null | undefined | readonly Encodable[] | { readonly [key: string]: Encodable }

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

/** Thrown by `decodeForm` for a body that violates the grammar. */
export class FormError extends Error {}

const forbidden = new Set(['__proto__', 'constructor', 'prototype'])

/** `a[0][b]` → a, 0, b. */
function pathOf(name: string): string[] {
  if (!/^[^[\]]+(\[[^[\]]*\])*$/.test(name)) throw new FormError('bad name')
  const path = name.split('[').map((part, index) => (index ? part.slice(0, -1) : part))
  if (path.length > maxDepth) throw new FormError('too deep')
  if (path.some((part) => forbidden.has(part))) throw new FormError('forbidden name')
  if (path.slice(0, -1).includes('')) throw new FormError('a list item needs its number')
  return path
}

interface Node {
  [key: string]: string | Node
}

function place(root: Node, path: readonly string[], value: string): void {
  let node = root
  path.forEach((part, index) => {
    if (index === path.length - 1) {
      if (part === '') {
        if (value !== '') throw new FormError('a list item needs its number')
        return // a[]= : the empty array, kept as an empty node
      }
      if (Object.hasOwn(node, part)) throw new FormError(`${part} is given twice`)
      node[part] = value
      return
    }
    const next = (node[part] ??= Object.create(null) as Node)
    if (typeof next === 'string') throw new FormError(`${part} is both a value and a group`)
    node = next
  })
}

/** Nodes whose keys are 0…n-1 are arrays; the root never is. */
function settle(node: Node, isRoot: boolean): FormValue {
  const keys = Object.keys(node)
  const settled = keys.map((key) => {
    const child = node[key] as string | Node
    return typeof child === 'string' ? child : settle(child, false)
  })
  if (!isRoot && keys.every((key, index) => key === String(index))) return settled
  return Object.fromEntries(keys.map((key, index) => [key, settled[index] as FormValue]))
}

/** Reads a form body or query string. Throws `FormError` if it violates the grammar. */
export function decodeForm(text: string): { [key: string]: FormValue } {
  const root = Object.create(null) as Node
  for (const pair of text.split('&')) {
    if (!pair) continue
    const at = pair.indexOf('=')
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
  return settle(root, true) as { [key: string]: FormValue }
}
