import * as z from 'zod/mini'
import { parseMoney } from './money.ts'
import { wire } from './shapes.ts'
import { parseDateTime } from './time.ts'

/** Operators of list filters, written behind the value: `field=value|operator`; none means equals (rules §12). */
export const operators = ['like', 'likeLeft', 'likeRight', 'gt', 'lt', 'ngt', 'nlt', 'in', 'between'] as const
export type Operator = (typeof operators)[number]

/**
 * A filter as the server applies it. `between` has two values, either of which may be absent; `in` has at least one.
 */
export interface Condition {
  op: Operator | 'eq'
  values: readonly (string | number | boolean | Date | undefined)[]
}

export type FilterShape = z.ZodMiniType<Condition | undefined, string>

const maxValues = 400

type ReadValue = (text: string) => string | number | boolean | Date | undefined

const operatorOf = (name: string): Operator | undefined => operators.find((operator) => operator === name)

/** Splits `value|operator`; undefined for an unknown operator. */
function split(text: string): { op: Condition['op']; value: string } | undefined {
  const at = text.lastIndexOf('|')
  if (at < 0) return { op: 'eq', value: text }
  const op = operatorOf(text.slice(at + 1))
  return op && { op, value: text.slice(0, at) }
}

function readCondition(text: string, allowed: readonly Operator[], read: ReadValue): Condition | undefined {
  const parts = split(text)
  if (!parts || (parts.op !== 'eq' && !allowed.includes(parts.op))) return undefined
  const { op, value } = parts
  if (op === 'between') {
    const ends = value.split(',').map((end) => (end === '' ? undefined : (read(end) ?? null)))
    const isRange = ends.length === 2 && !ends.includes(null) && ends.some((end) => end !== undefined)
    return isRange ? { op, values: ends as Condition['values'] } : undefined
  }
  const values = (op === 'in' ? value.split(',') : [value]).map(read)
  const isWhole = values.length <= maxValues && !values.includes(undefined)
  return isWhole ? { op, values } : undefined
}

/** An empty value does not filter. */
function filterOf(allowed: readonly Operator[], read: ReadValue): FilterShape {
  const schema = z.pipe(
    z.string('FILTER_INVALID').check(
      z.maxLength(4000, 'TOO_LONG'),
      z.refine((text) => text === '' || readCondition(text, allowed, read) !== undefined, 'FILTER_INVALID'),
    ),
    z.transform((text: string) => (text === '' ? undefined : readCondition(text, allowed, read))),
  )
  return wire(schema, { type: 'string' })
}

const ordered = ['gt', 'lt', 'ngt', 'nlt', 'in', 'between'] as const
const readWhole: ReadValue = (text) =>
  /^-?\d{1,15}$/.test(text) && Number.isSafeInteger(Number(text)) ? Number(text) : undefined
const readTime: ReadValue = (text) =>
  parseDateTime(/^\d{4}-\d{2}-\d{2}$/.test(text) ? `${text} 00:00:00` : text) ?? undefined

/** Text: equals and `in`, and those of `like`, `likeLeft` (ends with), `likeRight` (begins with) that are named. */
export const textFilter = (...ops: ('like' | 'likeLeft' | 'likeRight')[]): FilterShape =>
  filterOf([...ops, 'in'], (text) => (text.length <= 200 && !text.includes('\0') ? text : undefined))
/** Whole numbers and ids. */
export const numberFilter = (): FilterShape => filterOf(ordered, readWhole)
/** Money as "12.30"; cents inside. */
export const moneyFilter = (): FilterShape => filterOf(ordered, (text) => parseMoney(text) ?? undefined)
/** One of a fixed set of values. */
export const choiceFilter = (choices: readonly string[]): FilterShape =>
  filterOf(['in'], (text) => (choices.includes(text) ? text : undefined))
/** `1` or `0`. */
export const flagFilter = (): FilterShape =>
  filterOf(['in'], (text) => (text === '1' ? true : text === '0' ? false : undefined))
/** An hour of the week in the platform's zone, as `1-13` for Monday from 13:00 to 14:00; it has no operator. */
export const weekHourFilter = (): FilterShape =>
  filterOf([], (text) => (/^[1-7]-(?:1?\d|2[0-3])$/.test(text) ? text : undefined))
/** Times are written in seconds and stored more finely: the second in which a `between` ends is a part of it. */
function wholeSecond(condition: Condition | undefined): Condition | undefined {
  if (condition?.op !== 'between') return condition
  const [from, to] = condition.values
  return { ...condition, values: [from, to instanceof Date ? new Date(to.getTime() + 999) : to] }
}
/** `YYYY-MM-DD` or `YYYY-MM-DD HH:mm:ss`; the last day of a `between`, when it is a day, counts whole. */
export const timeFilter = (): FilterShape => {
  const lastInstant = (text: string): string => {
    const [from, to, ...more] = text.slice(0, -'|between'.length).split(',')
    const isDay = !more.length && /^\d{4}-\d{2}-\d{2}$/.test(to ?? '') && readTime(to ?? '') !== undefined
    return isDay ? `${from},${to} 23:59:59|between` : text
  }
  const plain = filterOf(ordered, readTime)
  const schema = z.pipe(
    z.pipe(
      z.string('FILTER_INVALID'),
      z.transform((text: string) => (text.endsWith('|between') ? lastInstant(text) : text)),
    ),
    plain,
  )
  return wire(z.pipe(schema, z.transform(wholeSecond)), { type: 'string' })
}

/** Writes a filter's value as the wire wants it. */
export const filterText = (value: string, op?: Operator): string => (op ? `${value}|${op}` : value)
