import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '../../../../test/database.ts'
import { makeGoods, makeStore, makeUserRow } from '../../../../test/factories.ts'
import { openDatabase, type Database } from '../../../kernel/db/db.ts'
import { inTx } from '../../../kernel/db/tx.ts'
import { insertNumbered } from './insert-numbered.ts'
import { orderNumber } from './order-number.ts'
import type { NewOrder } from './place.db.ts'

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

const at = new Date('2026-03-01T00:00:00Z')
const receive = { name: '林晓', tel: '13800000001', province: '33', area: '浙江省', address: '文三路 1 号' }
const lines = { cart_ids: [], lines_digest: '', collective_group_id: null }
const terms = { pay_before: at, at, receive, ...lines, again: true, points_rate: 0 }

test('a taken number is drawn again, five times at most', async () => {
  const { store_id } = await makeStore(db)
  const group = { ...terms, user_id: await makeUserRow(db), total_cents: 0 }
  const sums = {
    goods_cents: 0,
    freight_cents: 0,
    discount_cents: 0,
    subsidy_cents: 0,
    total_cents: 0,
    steps: [],
    remark: '',
    lines: [],
  }
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

test('each line keeps what the offers took off it', async () => {
  const { store_id } = await makeStore(db)
  const { goods_id, sku_ids } = await makeGoods(db, store_id, { skus: [{}, {}] })
  const group = { ...terms, user_id: await makeUserRow(db), total_cents: 150 }
  const lineOf = (
    sku_id: number,
    [paid_cents, subsidy_cents]: [number, number],
    discounts: NewOrder['lines'][number]['discounts'],
  ) => ({
    goods_id,
    sku_id,
    goods_name: { 'zh-cn': '水壶' },
    sku_name: { 'zh-cn': '' },
    goods_image: '',
    price_cents: 100,
    activity: null,
    buy_num: 1,
    total_cents: 100,
    paid_cents,
    subsidy_cents,
    weight_g: 0,
    discounts,
  })
  const [first = 0, second = 0] = sku_ids
  const lines = [
    lineOf(
      first,
      [60, 15],
      [
        { kind: 'reduction', id: 7, funder: 'store', amount_cents: 25 },
        { kind: 'platform_coupon', id: 9, funder: 'platform', amount_cents: 15 },
      ],
    ),
    lineOf(second, [90, 0], [{ kind: 'reduction', id: 7, funder: 'store', amount_cents: 10 }]),
  ]
  const sums = {
    goods_cents: 200,
    freight_cents: 0,
    discount_cents: 50,
    subsidy_cents: 15,
    total_cents: 150,
    steps: [],
    remark: '',
  }
  await inTx(db, (tx) =>
    insertNumbered(
      tx,
      group,
      (number) => [{ ...sums, lines, store_id, order_no: orderNumber(number, 0) }],
      () => '00000009',
    ),
  )
  const { rows } = await db.pool.query<{ sku_id: number }>(
    `select l.sku_id, d.kind, d.offer_id as id, d.funder, d.amount_cents
       from order_line_discounts d join order_lines l on l.id = d.line_id order by l.sku_id, d.kind desc`,
  )
  expect(rows).toEqual(
    lines.flatMap(({ sku_id, discounts }) =>
      discounts.toSorted((a, b) => b.kind.localeCompare(a.kind)).map((share) => ({ sku_id, ...share })),
    ),
  )
})
