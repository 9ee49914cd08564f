import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '../../../test/database.ts'
import { openDatabase, type Database } from '../../kernel/db/db.ts'
import { localClassTree } from './public.ts'

let database: TestDatabase
let db: Database
beforeAll(async () => {
  database = await testDatabase()
  db = openDatabase(database.url, 2)
  await db.pool.query('delete from goods_classes')
})
afterAll(async () => {
  await db.close()
  await database.drop()
})

const add = (name: string): string =>
  `insert into goods_classes (level, name) values (1, '{"zh-cn":"${name}","en":"${name} in English"}')`

test('the tree is the same object until any class changes, whatever the change is', async () => {
  const shown = async () => (await localClassTree(db, 'zh-cn')).map(({ name }) => name)
  const changes: [sql: string, after: string[]][] = [
    [`${add('茶')}; ${add('灯')}`, ['茶', '灯']],
    [`update goods_classes set name = '{"zh-cn":"茶具"}' where name->>'zh-cn' = '茶'`, ['茶具', '灯']],
    [`update goods_classes set is_sort = 9 where name->>'zh-cn' = '茶具'`, ['灯', '茶具']],
    // As many as before.
    [`begin; delete from goods_classes where name->>'zh-cn' = '茶具'; ${add('杯')}; commit`, ['灯', '杯']],
    [`begin; ${add('碗')}; rollback`, ['灯', '杯']],
    [`delete from goods_classes where name->>'zh-cn' = '灯'`, ['杯']],
  ]
  for (const [sql, after] of changes) {
    await db.pool.query(sql)
    expect(await shown()).toEqual(after)
    expect(await localClassTree(db, 'zh-cn')).toBe(await localClassTree(db, 'zh-cn'))
  }
  expect((await localClassTree(db, 'en')).map(({ name }) => name)).toEqual(['杯 in English'])
})
