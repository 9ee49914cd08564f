import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { getTableName, isTable } from 'drizzle-orm'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '../test/database.ts'
import { enforcedRules } from '../test/schema/enforced-rules.ts'
import { modules } from './modules.ts'

/**
 * What a migrated database enforces, against files that are read in reviews: drizzle-kit sees neither triggers nor what
 * hand-written SQL adds. Each module has its own; what belongs to none of them is the kernel's.
 * `UPDATE_SNAPSHOT=1` with this test writes the files anew.
 */
const kernel = join(import.meta.dirname, 'kernel/db')
const folders = [...modules.map(({ name }) => join(import.meta.dirname, 'modules', name)), kernel]
const snapshotIn = (folder: string): string => join(folder, 'schema.snapshot.json')

/** Table → the folder of its module. */
const ownerOf = new Map<string, string>()
for (const folder of folders) {
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (basename(file) !== 'schema.ts') continue
    const exported = Object.values((await import(join(folder, file))) as object)
    for (const table of exported.filter(isTable)) ownerOf.set(getTableName(table), folder)
  }
}

let database: TestDatabase
let client: Client
beforeAll(async () => {
  database = await testDatabase()
  client = new Client(database.ownerUrl)
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await database.drop()
})

const rows = async <Row extends object>(text: string): Promise<Row[]> => (await client.query<Row>(text)).rows
const inPublic = `relation.relnamespace = 'public'::regnamespace`

/** What is enforced, per folder and table. */
async function enforced(): Promise<Map<string, Record<string, string[]>>> {
  const byFolder = new Map(folders.map((folder) => [folder, {} as Record<string, string[]>]))
  for (const [table, lines] of Object.entries(await enforcedRules(client))) {
    const own = byFolder.get(ownerOf.get(table) ?? kernel)
    if (own) own[table] = lines
  }
  return byFolder
}

test('constraints, triggers, functions and indexes are those that were reviewed', async () => {
  expect(ownerOf.size).toBeGreaterThan(30)
  for (const [folder, own] of await enforced()) {
    const file = snapshotIn(folder)
    const isEmpty = !Object.keys(own).length
    if (process.env.UPDATE_SNAPSHOT && !isEmpty) writeFileSync(file, `${JSON.stringify(own, null, 2)}\n`)
    expect(own).toEqual(existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {})
  }
})

/** Foreign keys of which no index begins with their columns: a delete of the row they point to reads the whole table. */
const withoutIndex = () =>
  rows<{ name: string }>(`
    select c.conname as name from pg_constraint c join pg_class relation on relation.oid = c.conrelid
     where ${inPublic} and c.contype = 'f' and not exists (
       select from pg_index i where i.indrelid = c.conrelid and i.indisvalid
          and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) ~ '^\\(\\w+ IS NOT NULL\\)$')
          and (i.indkey::int2[])[0:cardinality(c.conkey) - 1] @> c.conkey)`)

test('every foreign key has an index that begins with its columns', async () => {
  expect(await withoutIndex()).toEqual([])
  await client.query(`begin; create table planted (a int, user_id bigint references users, primary key (a, user_id))`)
  expect(await withoutIndex()).toEqual([{ name: 'planted_user_id_fkey' }])
  await client.query('rollback')
})

test('every amount is a bigint, and every bigint of a row’s own id is made by the database', async () => {
  const columns = await rows<{ name: string; type: string; identity: string }>(`
    select table_name || '.' || column_name as name, data_type as type, identity_generation as identity
      from information_schema.columns where table_schema = 'public'`)
  const amounts = columns.filter(({ name }) => name.endsWith('_cents'))
  expect(amounts.length).toBeGreaterThan(5)
  expect(amounts.filter(({ type }) => type !== 'bigint')).toEqual([])
  // A copy of a row has the row's id.
  const copies = await rows<{ name: string }>(`
    select conrelid::regclass || '.id' as name from pg_constraint c join pg_attribute a on a.attrelid = conrelid
     where contype = 'f' and conkey = array[a.attnum] and attname = 'id'`)
  const isCopy = new Set(copies.map(({ name }) => name))
  const ids = columns.filter(({ name, type }) => name.endsWith('.id') && type === 'bigint' && !isCopy.has(name))
  expect(ids.filter(({ identity }) => identity !== 'ALWAYS')).toEqual([])
  expect(columns.filter(({ type }) => /^(money|real|numeric|timestamp without time zone)$/.test(type))).toEqual([])
})

test('every amount has a check', async () => {
  const unchecked = await rows(`
    select c.table_name || '.' || c.column_name as name from information_schema.columns c
     where c.table_schema = 'public' and c.column_name ~ '_cents$' and not exists (
       select from pg_constraint k where k.conrelid = (quote_ident(c.table_name))::regclass and k.contype = 'c'
          and pg_get_constraintdef(k.oid) ~ ('\\m' || c.column_name || '\\M'))`)
  expect(unchecked).toEqual([])
})
