import { Client } from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { dropDatabase } from '../../../test/database.ts'
import { migrate } from './migrate.ts'

const name = `empty_${process.pid}`
const server = new URL(inject('templateUrl'))
server.pathname = '/postgres'
const empty = new URL(server)
empty.pathname = `/${name}`

async function ask<Row extends object>(url: URL, text: string): Promise<Row[]> {
  const client = new Client(url.href)
  await client.connect()
  try {
    return (await client.query<Row>(text)).rows
  } finally {
    await client.end()
  }
}

beforeAll(() => ask(server, `create database ${name}`))
afterAll(() => dropDatabase(server, name))

test('several processes may bring an empty database up to date at once, and once more', async () => {
  await Promise.all(Array.from({ length: 4 }, () => migrate(empty.href)))
  const done = () => ask<{ n: number }>(empty, 'select count(*)::int as n from drizzle.__drizzle_migrations')
  const [first] = await done()
  expect(first?.n).toBeGreaterThan(0)
  await migrate(empty.href)
  expect(await done()).toEqual([first])
})

test('a database with a migration that we do not have is refused and left unchanged', async () => {
  const state = () => ask(empty, 'select * from drizzle.__drizzle_migrations order by id')
  await ask(empty, `insert into drizzle.__drizzle_migrations (hash, created_at) values ('of another version', 1)`)
  const before = await state()
  await expect(migrate(empty.href)).rejects.toThrow('made by another version of Fangshi')
  expect(await state()).toEqual(before)
})
