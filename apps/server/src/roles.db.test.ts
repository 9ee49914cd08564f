import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '../test/database.ts'
import { migrate } from './kernel/db/migrate.ts'

/** What the role that serves may and may not do; everything else of the tests runs as this role too. */

let database: TestDatabase
let app: Client
beforeAll(async () => {
  database = await testDatabase()
  app = new Client(database.url)
  await app.connect()
})
afterAll(async () => {
  await app.end()
  await database.drop()
})

const sqlState = async (text: string): Promise<string> =>
  app.query(text).then(
    () => 'done',
    (error: { code: string }) => error.code,
  )
const refused = '42501'

const appendOnly = [
  'ledger_accounts',
  'ledger_transactions',
  'ledger_postings',
  'order_history',
  'stock_movements',
  'audit_logs',
  'audit_links',
]

test.each(appendOnly)('%s can be read and added to, and neither changed, deleted nor emptied', async (table) => {
  expect(await sqlState(`select from ${table}`)).toBe('done')
  const { rows: columns } = await app.query<{ name: string }>(
    `select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and attname <> 'id' limit 1`,
    [table],
  )
  expect(await sqlState(`update ${table} set ${columns[0]?.name} = default`)).toBe(refused)
  expect(await sqlState(`delete from ${table}`)).toBe(refused)
  expect(await sqlState(`select from ${table} for no key update`)).toBe('done')
  expect(await sqlState(`truncate ${table}`)).toBe(refused)
  expect(await sqlState(`alter table ${table} disable trigger user`)).toBe(refused)
  expect(await sqlState(`drop table ${table}`)).toBe(refused)
  const { rows } = await app.query(`select has_table_privilege($1, 'insert') as adds`, [table])
  expect(rows).toEqual([{ adds: true }])
})

test('the right to lock rows changes none', async () => {
  await app.query(
    `insert into ledger_accounts (owner_kind, owner_id, kind, currency, bound, balance) values ('user', 1, 'money', 'CNY', 'min0', 0)`,
  )
  expect(await sqlState('update ledger_accounts set id = default')).toBe('23514')
})

test('it owns nothing, makes nothing and empties no table', async () => {
  const { rows } = await app.query(
    `select c.oid::regclass::text as name from pg_class c where pg_has_role(current_user, c.relowner, 'member')
     union all select p.oid::regprocedure::text from pg_proc p where pg_has_role(current_user, p.proowner, 'member')
     union all select n.nspname from pg_namespace n where pg_has_role(current_user, n.nspowner, 'member')
     union all select c.oid::regclass::text from pg_class c
      where c.relkind in ('r', 'p') and has_table_privilege(c.oid, 'truncate')`,
  )
  expect(rows).toEqual([])
  expect(await sqlState('create table mine (id int)')).toBe(refused)
  expect(await sqlState('create schema mine')).toBe(refused)
  expect(await sqlState('create database mine')).toBe(refused)
  expect(await sqlState('set role fangshi_owner')).toBe(refused)
})

test('what it may do is granted once; another start finds nothing to do', async () => {
  const owner = new Client(database.ownerUrl)
  await owner.connect()
  const acls = async () => (await owner.query(`select xmin from pg_class where relname = 'ledger_postings'`)).rows
  const before = await acls()
  expect(await migrate(database.ownerUrl, database.url)).toEqual({ rolesDiffer: true })
  expect(await acls()).toEqual(before)
  expect(await migrate(database.ownerUrl)).toEqual({ rolesDiffer: false })
  await owner.end()
})
