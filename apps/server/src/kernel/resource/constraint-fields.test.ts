import { sql } from 'drizzle-orm'
import { bigint, foreignKey, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { expect, test } from 'vitest'
import { explainConstraint } from './constraint-fields.ts'

const shelves = pgTable('shelves', { id: bigint({ mode: 'number' }).primaryKey() })
const cups = pgTable(
  'cups',
  {
    store_id: bigint({ mode: 'number' }),
    code: text(),
    name: text(),
    price_cents: bigint({ mode: 'number' }),
    shelf_id: bigint({ mode: 'number' }),
  },
  (t) => [
    uniqueIndex('cups_code').on(t.store_id, t.code),
    uniqueIndex('cups_name').on(sql`lower(${t.name})`),
    uniqueIndex('cups_price').on(t.price_cents),
    foreignKey({ columns: [t.shelf_id], foreignColumns: [shelves.id], name: 'cups_shelf' }),
  ],
)
const form = ['code', 'name', 'price', 'shelf_id']
const broken = (fields: Partial<pg.DatabaseError>) =>
  Object.assign(new pg.DatabaseError('broken', 0, 'error'), { table: 'cups', ...fields })
const explain = (fields: Partial<pg.DatabaseError>, isDelete = false) =>
  explainConstraint(new Error('Failed query', { cause: broken(fields) }), cups, form, isDelete)

test('a broken constraint is a message at the form field that it is about', () => {
  const at = (field: string, key: string) => ({ key: 'INVALID_INPUT', details: { fields: { [field]: key } } })
  expect(explain({ code: '23505', constraint: 'cups_code' })).toMatchObject(at('code', 'TAKEN'))
  expect(explain({ code: '23505', constraint: 'cups_name' })).toMatchObject(at('name', 'TAKEN'))
  expect(explain({ code: '23505', constraint: 'cups_price' })).toMatchObject(at('price', 'TAKEN'))
  expect(explain({ code: '23503', constraint: 'cups_shelf' })).toMatchObject(at('shelf_id', 'CHOICE_INVALID'))
  expect(explain({ code: '23502', column: 'name' })).toMatchObject(at('name', 'REQUIRED'))
})

test('a row that others refer to is in use', () => {
  expect(explain({ code: '23503', constraint: 'cups_shelf' }, true)).toMatchObject({ key: 'IN_USE' })
  expect(explain({ code: '23503', constraint: 'lines_cup', table: 'lines' })).toMatchObject({ key: 'IN_USE' })
})

test('what is not about a field of the form stays an error', () => {
  expect(explain({ code: '23505', constraint: 'strange' })).not.toHaveProperty('key')
  expect(explain({ code: '23502', column: 'store_id' })).not.toHaveProperty('key')
  expect(explain({ code: '40001' })).not.toHaveProperty('key')
  const other = new Error('no database')
  expect(explainConstraint(other, cups, form)).toBe(other)
})
