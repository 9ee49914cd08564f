import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp, type TestApp } from '../../../test/app.ts'
import { inTx } from '../../kernel/db/tx.ts'
import { createDefaultTemplate, createTemplate } from './public.ts'
import { templatesSql, type StoreTemplate } from './templates.sql.ts'

let t: TestApp
let stores: number[]
beforeAll(async () => {
  t = await testApp()
  const { rows } = await t.ctx.db.pool.query<{ id: number }>(
    `with owners as (insert into users (username, password_hash, nickname) values ('ann', '', 'Ann'), ('bob', '', 'Bob') returning id)
     insert into stores (user_id, store_name, store_description) select id, '{"zh-cn":"店"}', '{"zh-cn":""}' from owners returning id`,
  )
  stores = rows.map((row) => row.id)
  await t.ctx.db.pool.query(
    `insert into areas (code, pid, name, deep) values ('65', '0', '新疆', 0) on conflict do nothing`,
  )
})
afterAll(() => t.close())

test('gives the templates of several stores at once', async () => {
  const [first = 0, second = 0] = stores
  await inTx(t.ctx.db, async (tx) => {
    await createDefaultTemplate(tx, first)
    await createDefaultTemplate(tx, second)
    await createTemplate(tx, first, {
      name: '偏远地区',
      first_weight_g: 1000,
      first_price_cents: 1800,
      next_weight_g: 500,
      next_price_cents: 600,
      provinces: ['65'],
    })
  })
  const { rows } = await t.ctx.db.pool.query<StoreTemplate>(templatesSql('select unnest($1::bigint[])'), [
    [...stores, 999],
  ])
  const found = Map.groupBy(rows, ({ store_id }) => store_id)
  expect(found.has(999)).toBe(false)
  expect(found.get(second)).toMatchObject([{ is_default: true, provinces: [], first_price_cents: 800 }])
  expect(found.get(first)).toMatchObject([{ is_default: true }, { is_default: false, provinces: ['65'] }])
})

test('a store has one default', async () => {
  const [first = 0] = stores
  const error = await inTx(t.ctx.db, (tx) => createDefaultTemplate(tx, first)).catch((caught: Error) => caught)
  expect(error).toMatchObject({ cause: { constraint: 'freight_templates_one_default' } })
})
