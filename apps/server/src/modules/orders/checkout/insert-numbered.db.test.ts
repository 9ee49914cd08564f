import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '../../../../test/database.ts'
import { makeStore, makeUserRow } from '../../../../test/factories.ts'
import { openDatabase, type Database } from '../../../kernel/db/db.ts'
import { inTx } from '../../../kernel/db/tx.ts'
import { insertNumbered } from './insert-numbered.ts'
import { orderNumber } from './order-number.ts'

let database: TestDatabase
let db: Database
beforeAll(async () => {
  database = await testDatabase()
  db = openDatabase(database.url)
})
afterAll(async () => {
  await db.close()
  await database.drop()
})

test('a taken number is drawn again, five times at most', async () => {
  const { store_id } = await makeStore(db)
  const user_id = await makeUserRow(db)
  const at = new Date('2026-03-01T00:00:00Z')
  const receive = { name: '林晓', tel: '13800000001', province: '33', area: '浙江省', address: '文三路 1 号' }
  const group = { user_id, total_cents: 0, pay_before: at, at, receive, cart_ids: [], lines_digest: '', again: true }
  const sums = { goods_cents: 0, freight_cents: 0, discount_cents: 0, total_cents: 0, steps: [], remark: '', lines: [] }
  const insert = (draws: string[]) =>
    inTx(db, (tx) =>
      insertNumbered(
        tx,
        group,
        (number) => [{ ...sums, store_id, order_no: orderNumber(number, 0) }],
        () => draws.shift() ?? '00000001',
      ),
    )
  expect((await insert([])).group_no).toBe('2026030108000000000001')
  const second = await insert(['00000001', '00000001', '00000002'])
  expect(second).toMatchObject({
    group_no: '2026030108000000000002',
    orders: [{ order_no: '2026030108000000000002001' }],
  })
  await expect(insert([])).rejects.toThrow('were taken')
})
