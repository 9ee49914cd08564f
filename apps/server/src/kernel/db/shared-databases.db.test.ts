import { expect, test } from 'vitest'
import type { OpenDatabase } from '../../../test/open-database.ts'
import { openSharedDatabase } from '../../../test/shared-databases.ts'

/** What a test file leaves behind in a database does not reach the next one. */

const insertUser = `insert into users (username, nickname, password_hash) values ('left_behind', 'x', '-') returning id`
const idOf = async ({ db }: OpenDatabase): Promise<number> =>
  (await db.pool.query<{ id: number }>(insertUser)).rows[0]!.id
const synonymsOf = async ({ db }: OpenDatabase): Promise<unknown[]> =>
  (await db.pool.query('select id, words, meanings from search_synonyms order by id')).rows

test('the next file finds the rows that migrations brought, and no others', async () => {
  const first = await openSharedDatabase()
  const synonyms = await synonymsOf(first)
  expect(synonyms.length).toBeGreaterThan(50)
  expect(await idOf(first)).toBe(1)
  await first.db.pool.query('delete from search_synonyms where id % 2 = 0')
  await first.db.pool.query(`insert into search_synonyms (words, meanings) values ('left', 'behind')`)
  await first.end()

  const next = await openSharedDatabase()
  expect(next.url).toBe(first.url)
  expect(await synonymsOf(next)).toEqual(synonyms)
  expect(await idOf(next)).toBe(1)
  const { rows } = await next.db.pool.query<{ id: number }>(
    `insert into search_synonyms (words, meanings) values ('one', 'more') returning id`,
  )
  expect(rows[0]?.id).toBe(synonyms.length + 1)
  await next.end()
})

const changes = {
  'a test has made a table': 'create table of_a_test (n int)',
  'a test has given statistics': 'analyze search_synonyms',
}
test.each(Object.entries(changes))('it is not used again when %s', async (_, change) => {
  const one = await openSharedDatabase()
  await one.owner.pool.query(change)
  await one.end()
  const next = await openSharedDatabase()
  expect(next.url).not.toBe(one.url)
  await next.end()
})

test('it is not used again while somebody is connected', async () => {
  const one = await openSharedDatabase()
  const held = await one.db.pool.connect()
  held.on('error', () => {})
  const ending = one.end()
  held.release()
  await ending
  const next = await openSharedDatabase()
  expect(next.url).not.toBe(one.url)
  await next.end()
})
