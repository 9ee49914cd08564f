import { bigint, jsonb, PgDialect, pgTable, text } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import type { Condition } from '@fangshi/contract/filters'
import { conditionSql, prefixFilter } from './conditions.ts'
import { nameFilter } from './name-search.ts'

const cups = pgTable('cups', { price: bigint({ mode: 'number' }), code: text(), name: jsonb() })
const dialect = new PgDialect()
const queryOf = (part: Parameters<PgDialect['sqlToQuery']>[0] | undefined) => {
  if (!part) return undefined
  const { sql, params } = dialect.sqlToQuery(part)
  return [sql.replaceAll('"cups".', '').replaceAll('"', ''), ...params]
}
const price = (op: Condition['op'], ...values: Condition['values']) => queryOf(conditionSql(cups.price, { op, values }))

test('numbers are compared, with either end of a range open', () => {
  expect(price('eq', 5)).toEqual(['price = $1', 5])
  expect(price('gt', 5)).toEqual(['price > $1', 5])
  expect(price('lt', 5)).toEqual(['price < $1', 5])
  expect(price('ngt', 5)).toEqual(['price >= $1', 5])
  expect(price('nlt', 5)).toEqual(['price <= $1', 5])
  expect(price('in', 1, 2)).toEqual(['price in ($1, $2)', 1, 2])
  expect(price('between', 1, 9)).toEqual(['price between $1 and $2', 1, 9])
  expect(price('between', 1, undefined)).toEqual(['price >= $1', 1])
  expect(price('between', undefined, 9)).toEqual(['price <= $1', 9])
})

test('texts match by parts, in which no character is a wildcard', () => {
  const code = (op: Condition['op'], value: string) => queryOf(conditionSql(cups.code, { op, values: [value] }))
  expect(code('like', '5%_\\')).toEqual(['code ilike $1', '%5\\%\\_\\\\%'])
  expect(code('likeLeft', 'x')).toEqual(['code ilike $1', '%x'])
  expect(code('likeRight', 'x')).toEqual(['code ilike $1', 'x%'])
})

test('a text in two languages matches in either', () => {
  expect(queryOf(conditionSql(cups.name, { op: 'like', values: ['杯'] }))).toEqual([
    "(name->>'zh-cn' ilike $1 or name->>'en' ilike $2)",
    '%杯%',
    '%杯%',
  ])
})

test('beginnings are compared in lower case, as their index holds them', () => {
  const filter = prefixFilter(cups.code)
  expect(queryOf(filter({ op: 'likeRight', values: ['AB%'] }))).toEqual(['code like $1', 'ab\\%%'])
  expect(queryOf(filter({ op: 'eq', values: ['AB'] }))).toEqual(['code = $1', 'AB'])
})

test('names are found by their pairs of characters, and compared unless a pair is all that is asked for', () => {
  const named = (op: Condition['op'], ...values: string[]) => {
    const { where, indexed, isExact } = nameFilter(cups.code)({ op, values })
    return { where: queryOf(where), indexed: queryOf(indexed), isExact }
  }
  const tokens = 'name_tokens(code) @> string_to_array(lower($1), $2)'
  expect(named('like', '小茶杯')).toEqual({
    where: ['strpos(lower(code), lower($1)) <> 0', '小茶杯'],
    indexed: [tokens, '小茶\x1f茶杯', '\x1f'],
    isExact: false,
  })
  expect(named('like', '茶杯')).toMatchObject({ indexed: [tokens, '茶杯', '\x1f'], isExact: true })
  expect(named('like', '杯')).toMatchObject({ indexed: [tokens, '杯', '\x1f'], isExact: true })
  expect(named('eq', '茶杯')).toMatchObject({ where: ['lower(code) in (lower($1))', '茶杯'], isExact: false })
  expect(named('in', 'ab', '').indexed).toBeUndefined()
})
