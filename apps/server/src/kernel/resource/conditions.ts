import { and, between, Column, eq, gt, gte, ilike, inArray, like, lt, lte, or, sql, type SQL } from 'drizzle-orm'
import type { Condition } from '@fangshi/contract/filters'

/** A text in which a pattern takes every character as itself. */
const literal = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

/**
 * One filter as SQL over a column or an expression (rules §12). Patterns ignore case; a text in two languages matches in
 * either.
 */
export function conditionSql(at: Column | SQL, condition: Condition): SQL | undefined {
  if (!(at instanceof Column && at.getSQLType() === 'jsonb')) return plainSql(at, condition)
  return or(plainSql(sql`${at}->>'zh-cn'`, condition), plainSql(sql`${at}->>'en'`, condition))
}

/**
 * The filter of a text column in a large table: what begins with a text or equals it is found in the column's
 * `text_pattern_ops` index. Unlike `conditionSql` it compares case, so the column must hold lower-case letters or digits.
 */
export const prefixFilter =
  (at: Column | SQL) =>
  (condition: Condition): SQL | undefined =>
    condition.op === 'likeRight'
      ? like(at, `${literal(String(condition.values[0]).toLowerCase())}%`)
      : conditionSql(at, condition)

/** A small integer column is compared with any number: with one that it cannot hold too. */
const widened = (at: Column | SQL, value: Condition['values'][number]): unknown =>
  at instanceof Column && at.getSQLType() === 'integer' && value !== undefined ? sql`${value}::bigint` : value

function plainSql(at: Column | SQL, { op, values: operands }: Condition): SQL | undefined {
  // The column's type is the filter's by the resource's declaration; Drizzle cannot see that here.
  const column = at as Column
  const values = operands.map((value) => widened(at, value))
  const [first, second] = values
  const text = literal(String(first))
  switch (op) {
    case 'eq':
      return eq(column, first)
    case 'like':
      return ilike(column, `%${text}%`)
    case 'likeLeft':
      return ilike(column, `%${text}`)
    case 'likeRight':
      return ilike(column, `${text}%`)
    case 'gt':
      return gt(column, first)
    case 'lt':
      return lt(column, first)
    case 'ngt':
      return gte(column, first)
    case 'nlt':
      return lte(column, first)
    case 'in':
      return inArray(column, [...values])
    case 'between':
      if (first === undefined) return lte(column, second)
      return second === undefined ? gte(column, first) : and(between(column, first, second))
  }
}
