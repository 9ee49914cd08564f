import { eq, sql, type SQL } from 'drizzle-orm'
import { bigint, PgDialect, pgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { joinFilters } from './search-plan.ts'

const cups = pgTable('cups', { id: bigint({ mode: 'number' }), store_id: bigint({ mode: 'number' }) })
const ownStore = eq(cups.store_id, 7)
const textOf = (part: SQL | undefined) =>
  part && new PgDialect().sqlToQuery(part).sql.replaceAll('"cups".', '').replaceAll('"', '')
const planOf = (...args: Parameters<typeof joinFilters>) => {
  const { exact, indexed, idsOnly } = joinFilters(...args)
  return {
    exact: textOf(exact),
    candidates: textOf(indexed?.candidates),
    byIndex: textOf(indexed?.where),
    idsOnly: textOf(idsOnly),
  }
}

test('without filters a search is the rows that the caller may see', () => {
  expect(planOf(undefined, [])).toEqual({})
  expect(planOf(ownStore, [])).toEqual({ exact: 'store_id = $1' })
})

test('plain filters are joined within the own rows, and have no index of their own', () => {
  const red = { where: sql`red` }
  expect(planOf(ownStore, [red, { where: sql`tall` }])).toEqual({ exact: '(store_id = $1 and red and tall)' })
})

test('what an index serves is stated apart, and checked again where it is not exact', () => {
  const named = { where: sql`name`, indexed: sql`tokens` }
  expect(planOf(ownStore, [named, { where: sql`red` }])).toEqual({
    exact: '(store_id = $1 and name and red)',
    candidates: 'tokens',
    byIndex: '(store_id = $1 and (name and tokens) and red)',
  })
  expect(planOf(undefined, [{ ...named, isExact: true }])).toEqual({
    exact: 'name',
    candidates: 'tokens',
    byIndex: 'tokens',
  })
})

test('ids alone serve a filter that stands alone', () => {
  const inOrder = { where: sql`ordered`, idsOnly: sql`select order_id as id` }
  expect(planOf(ownStore, [inOrder]).idsOnly).toBe('select order_id as id')
  expect(planOf(ownStore, [inOrder, { where: sql`red` }]).idsOnly).toBeUndefined()
})
