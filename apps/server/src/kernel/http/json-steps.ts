import { fail } from '../fail.ts'
import {
  backslash,
  closeBrace,
  closeBracket,
  colon,
  comma,
  openBrace,
  openBracket,
  quote,
  JsonGuard,
} from './json-guard.ts'

/** As in forms (rules §12). */
const maxDepth = 8
/** Bytes that are looked at or parsed in one step, which takes a few ms at most. */
const stepBytes = 64 * 1024
/** Bytes of one text: 500,000 characters of a rich text, each escaped. */
const longestText = 4 * 1024 * 1024

const isBlank = (sign: number | undefined): boolean => sign === 0x20 || sign === 0x0a || sign === 0x0d || sign === 0x09

function parse(bytes: Buffer, from: number, to: number, open = '', close = ''): unknown {
  try {
    return JSON.parse(open + bytes.toString('utf8', from, to) + close)
  } catch {
    return fail('BODY_MALFORMED')
  }
}

/** The places without the blanks around them. Throws BODY_MALFORMED for endless ones. */
function trim(bytes: Buffer, start: number, until: number): [from: number, to: number] {
  let from = start
  let to = until
  while (from < to && isBlank(bytes[from])) if (++from - start > stepBytes) fail('BODY_MALFORMED')
  while (to > from && isBlank(bytes[to - 1])) if (until - --to > stepBytes) fail('BODY_MALFORMED')
  return [from, to]
}

/** Where the members of a list or object end: at its commas and its closing bracket. */
function* memberEnds(bytes: Buffer, from: number, to: number): Generator<void, number[]> {
  const ends: number[] = []
  let depth = 0
  let isText = false
  let next = from + stepBytes
  for (let at = from; at < to; at++) {
    const sign = bytes[at]
    if (sign === quote) isText = !isText
    else if (isText) at += sign === backslash ? 1 : 0
    else if (sign === openBrace || sign === openBracket) depth++
    else if (sign === closeBrace || sign === closeBracket) depth--
    else if (sign === comma && depth === 0) ends.push(at)
    if (at < next) continue
    next += stepBytes
    yield
  }
  return [...ends, to]
}

/** A key and its value that is parsed by itself, being large. The guard has looked at the key. */
function* largeMember(bytes: Buffer, from: number, to: number): Generator<void, Record<string, unknown>> {
  const [start] = trim(bytes, from, to)
  const keyEnd = bytes.indexOf(quote, start + 1) + 1
  const [at] = trim(bytes, keyEnd, to)
  if (bytes[start] !== quote || bytes[at] !== colon) fail('BODY_MALFORMED')
  const key = parse(bytes, start, keyEnd) as string
  return { [key]: yield* valueSteps(bytes, at + 1, to) }
}

/** The members that stand together between two places, as a list or object of their own. */
function* memberSteps(bytes: Buffer, from: number, to: number, isList: boolean): Generator<void, object> {
  if (to - from > stepBytes) return isList ? [yield* valueSteps(bytes, from, to)] : yield* largeMember(bytes, from, to)
  if (trim(bytes, from, to)[0] === to) fail('BODY_MALFORMED')
  return (isList ? parse(bytes, from, to, '[', ']') : parse(bytes, from, to, '{', '}')) as object
}

/** A large list or object, some members at a time; the brackets stand at `from` and before `to`. */
function* groupSteps(bytes: Buffer, from: number, to: number): Generator<void, object> {
  const isList = bytes[from] === openBracket
  if (bytes[to - 1] !== (isList ? closeBracket : closeBrace)) fail('BODY_MALFORMED')
  const list: unknown[] = []
  const fields = {}
  const ends = yield* memberEnds(bytes, from + 1, to - 1)
  let start = from + 1
  for (const [index, end] of ends.entries()) {
    const next = ends[index + 1]
    if (next !== undefined && next - start <= stepBytes) continue
    const members = yield* memberSteps(bytes, start, end, isList)
    if (Array.isArray(members)) for (const member of members) list.push(member)
    else Object.assign(fields, members)
    start = end + 1
    yield
  }
  return isList ? list : fields
}

/** The value that stands between two places. */
function* valueSteps(bytes: Buffer, start: number, until: number): Generator<void, unknown> {
  const [from, to] = trim(bytes, start, until)
  if (to - from <= stepBytes) return parse(bytes, from, to)
  if (bytes[from] === openBrace || bytes[from] === openBracket) return yield* groupSteps(bytes, from, to)
  return to - from > longestText ? fail('BODY_TOO_LARGE') : parse(bytes, from, to)
}

/**
 * Reads a JSON object in small steps, between which the server does other work. Throws BODY_MALFORMED for what is no JSON
 * object or has reserved keys, REQUEST_TOO_COMPLEX for more than `maxFields` keys and list items or 8 levels.
 */
export function* jsonSteps(bytes: Buffer, maxFields: number): Generator<void, object> {
  const guard = new JsonGuard(bytes, maxFields, maxDepth)
  while (!guard.pass(stepBytes)) yield
  const value = yield* valueSteps(bytes, 0, bytes.length)
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : fail('BODY_MALFORMED')
}
