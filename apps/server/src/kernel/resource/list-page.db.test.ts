import { asc, desc, eq, sql } from 'drizzle-orm'
import { bigint, pgTable, text } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '../../../test/database.ts'
import { openDatabase, type Database } from '../db/db.ts'
import { listPage } from './list-page.ts'
import { nameFilter } from './name-search.ts'
import { joinFilters, type FilterSql } from './search-plan.ts'

const many = pgTable('many', {
  id: bigint({ mode: 'number' }).primaryKey(),
  name: text().notNull(),
  kind: text().notNull(),
})
const count = 130_000

let database: TestDatabase
let db: Database
beforeAll(async () => {
  database = await testDatabase()
  db = openDatabase(database.ownerUrl)
  await db.pool.query(`
    create table many as select id, case when id % 10 > 0 then 'Even ' else 'odd ' end || id as name,
      case when id % 2600 = 1 then 'rare' else 'common' end as kind from generate_series(1::bigint, ${count}) id;
    alter table many add primary key (id);
    create index many_names on many using gin (name_tokens(name));
    create index many_kind on many (kind, id);`)
  await db.pool.query('vacuum analyze many')
})
afterAll(async () => {
  await db.close()
  await database.drop()
})

const order = [desc(many.id)]
const list = async (filter: FilterSql, page = 1, ordered = order) => {
  const plan = { table: many, id: many.id, order: ordered, ...joinFilters(undefined, [filter]) }
  const source = { table: many, id: many.id, fields: { name: many.name } }
  const { rows, ...rest } = await listPage(db, plan, source, { page })
  return { ids: rows.map(({ id }) => id), ...rest }
}
const like = (text: string) => nameFilter(many.name)({ op: 'like', values: [text] })

test('few rows are counted and paged exactly', async () => {
  const rare = await list({ where: eq(many.kind, 'rare') })
  expect(rare).toMatchObject({ total: 50, capped: false, ids: expect.arrayContaining([127_401, 52_001]) })
  expect(rare.ids).toHaveLength(30)
  expect((await list({ where: eq(many.kind, 'rare') }, 2)).ids.at(-1)).toBe(1)
  expect(await list({ where: eq(many.kind, 'rare') }, 3)).toMatchObject({ total: 50, ids: [] })
  expect(await list({ where: eq(many.kind, 'none') })).toMatchObject({ total: 0, capped: false, ids: [] })
  const both = [asc(many.kind), asc(many.id)]
  expect((await list({ where: eq(many.kind, 'rare') }, 1, both)).ids.slice(0, 2)).toEqual([1, 2601])
})

test('many rows are estimated, up to the hundred thousandth', async () => {
  const all = await list({})
  expect(all.capped).toBe(true)
  expect(Math.abs(all.total - count)).toBeLessThan(count / 20)
  expect((await list({}, 3333)).ids).toEqual(Array.from({ length: 30 }, (_, index) => count - 99_960 - index))
  await expect(list({}, 3335)).rejects.toMatchObject({ key: 'NARROW_SEARCH' })
})

test('parts of names are found by their tokens, however many have them', async () => {
  expect(await list(like('EVEN 77771'))).toMatchObject({ ids: [77_771], total: 1 })
  expect(await list(like('n 9999'))).toMatchObject({ total: 10, capped: false })
  expect(await list(like('OD'))).toMatchObject({ total: count / 10, capped: false })
  const first = await list(like('eve'))
  expect(first).toMatchObject({ capped: true, ids: expect.arrayContaining([count - 1, count - 2]) })
  const last = await list(like('eve'), 3333)
  expect(last.ids[0]).toBe(count - 1 - Math.floor((99_960 * 10) / 9))
  const where = sql`${like('eve').where} and ${many.kind} = 'rare'`
  expect(await list({ ...like('eve'), where })).toMatchObject({ total: 50, capped: false })
})

test('ids that are quicker read alone serve every page', async () => {
  // The rows of `where` are the first of all, and a walk from the last would pass all others.
  const idsOnly = sql`select ${many.id} from ${many} where ${many.id} <= 120000`
  const filter = { where: sql`${many.id} <= 120000`, idsOnly, neverWalks: true }
  const first = await list(filter)
  expect(first).toMatchObject({ capped: true, ids: expect.arrayContaining([120_000, 119_971]) })
  expect((await list(filter, 3333)).ids).toEqual(Array.from({ length: 30 }, (_, index) => 120_000 - 99_960 - index))
})

test('statistics that are out of date do not hide that a list has ended', async () => {
  await db.pool.query('alter table many set (autovacuum_enabled = off)')
  await db.pool.query('delete from many where id > 20')
  expect(await list({})).toMatchObject({ total: 20, capped: false })
  expect(await list(like('odd'))).toMatchObject({ total: 2, capped: false })
})
