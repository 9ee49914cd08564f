import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '../../test/database.ts'
import { refusedRows } from '../../test/schema/refused-rows.ts'

/** Every check and unique key of the tables of refunds, settlements, commissions, withdrawals and books refuses what it should. */

let database: TestDatabase
let client: Client
beforeAll(async () => {
  database = await testDatabase()
  client = new Client(database.ownerUrl)
  await client.connect()
})
beforeEach(() => client.query('begin'))
afterEach(() => client.query('rollback'))
afterAll(async () => {
  await client.end()
  await database.drop()
})

type Values = Readonly<Record<string, unknown>>
function insert(table: string, values: Values): Promise<unknown> {
  const columns = Object.keys(values)
  const marks = columns.map((_, index) => `$${index + 1}`)
  return client.query(
    `insert into ${table} (${columns.join(', ')}) values (${marks.join(', ')})`,
    Object.values(values),
  )
}
/** Until the end of the transaction rows need no parents, but for one foreign key, and no trigger of ours acts. */
async function withoutParents(table: string, kept = ''): Promise<void> {
  const { rows } = await client.query<{ conname: string }>(
    `select conname from pg_constraint where conrelid = $1::regclass and contype = 'f' and conname <> $2`,
    [table, kept],
  )
  const dropped = rows.map(({ conname }) => `, drop constraint ${conname}`)
  await client.query(`alter table ${table} disable trigger user${dropped.join('')}`)
}

const tables = Object.entries(refusedRows)

test.each(tables)(
  '%s takes right rows, and each of its rules has a wrong one',
  async (table, { row, wrong, twice }) => {
    const { rows } = await client.query<{ name: string }>(
      `select conname as name from pg_constraint where conrelid = $1::regclass and contype = 'c'
     union select c.relname from pg_index i join pg_class c on c.oid = i.indexrelid
      where i.indrelid = $1::regclass and i.indisunique
        and not exists (select from pg_attribute a where a.attrelid = i.indrelid and a.attnum = any(i.indkey) and a.attname = 'id')`,
      [table],
    )
    const named = [...Object.keys(wrong), ...Object.keys(twice)]
    expect(rows.map(({ name }) => name).filter((name) => !named.includes(name))).toEqual([])
    await withoutParents(table)
    await insert(table, row(1))
    await insert(table, row(2))
  },
)

const wrongRows = tables.flatMap(([table, { row, wrong }]) =>
  Object.entries(wrong).flatMap(([name, changes]) =>
    changes.map((change) => [name, JSON.stringify(change), table, { ...row(1), ...change }] as const),
  ),
)
test.each(wrongRows)('%s: %s', async (name, _change, table, values) => {
  await withoutParents(table, name)
  await expect(insert(table, values)).rejects.toMatchObject({ constraint: name })
})

const rowsTwice = tables.flatMap(([table, { row, twice }]) =>
  Object.entries(twice).map(([name, of]) => {
    const { same, change } = 'same' in of ? { same: of.same, change: of.with } : { same: of, change: {} }
    const first = { ...row(1), ...change }
    const kept = Object.fromEntries(Object.entries(first).filter(([column]) => same.includes(column)))
    return [name, table, first, { ...row(2), ...change, ...kept }] as const
  }),
)
test.each(rowsTwice)('%s: twice', async (name, table, first, second) => {
  await withoutParents(table)
  await insert(table, first)
  await expect(insert(table, second)).rejects.toMatchObject({ constraint: name })
})
