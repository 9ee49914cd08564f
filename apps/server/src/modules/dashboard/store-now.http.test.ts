import { getDashboard, getSellerDashboard } from '@fangshi/contract/dashboard'
import { moveRefund } from '@fangshi/contract/refunds'
import { refuseRefund } from '@fangshi/contract/refunds-backoffice'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keyOf, openBackoffice, type Backoffice } from '../../../test/access.ts'
import { mintSeller, mintStaff } from '../../../test/accounts.ts'
import { newKey } from '../../../test/app.ts'
import { loginSeller, makeGoods, makeStore, orderAt } from '../../../test/factories.ts'
import { ask, backOffices, paidOrder, shipLines } from '../../../test/refunds.ts'

let backoffice: Backoffice
beforeAll(async () => {
  backoffice = await openBackoffice()
})
afterAll(() => backoffice.app.close())

test('a store sees what waits for it, and nothing of others', async () => {
  const store = await makeStore(backoffice.app.ctx.db)
  await orderAt(backoffice.app, 'waiting_delivery', { store })
  await orderAt(backoffice.app, 'waiting_payment', { store })
  await orderAt(backoffice.app, 'waiting_delivery')
  await makeGoods(backoffice.app.ctx.db, store.store_id, { skus: [{ on_hand: 3 }, { on_hand: 500 }] })
  const rejected = await makeGoods(backoffice.app.ctx.db, store.store_id, { skus: [{ on_hand: 500 }] })
  await backoffice.app.ctx.db.pool.query(
    `insert into goods_versions (goods_id, class_id, name, subname, images, content, state, reject_reason)
     select id, class_id, name, subname, images, content, 'rejected', 'blurred' from goods where id = $1`,
    [rejected.goods_id],
  )
  const { call } = await loginSeller(backoffice.app, store)
  const figures = await call(getSellerDashboard, {})
  expect(figures).toMatchObject({
    to_do: { waiting_delivery: 1, waiting_payment: 1, low_stock: 1, rejected_goods: 1 },
  })
  expect(figures.set_up.has_sold).toBe(true)
})

test('requests wait for their store, and disputes for the platform', async () => {
  const { app, boss } = backoffice
  const order = await paidOrder(app, [2, 2])
  await shipLines(app, order)
  const { seller } = await backOffices(app, order)
  const { id } = await ask(order)
  await ask(order, 'return', { lines: [{ at: 1, n: 1 }] })
  expect((await seller(getSellerDashboard, {})).to_do).toMatchObject({ refunds: 1, returns: 1 })
  await seller(refuseRefund, { params: { id }, body: { reason: '看不出问题' } }, { key: newKey() })
  await order.shopper.call(
    moveRefund,
    { params: { id }, body: { action: 'appeal', message: '有照片' } },
    { key: newKey() },
  )
  expect((await seller(getSellerDashboard, {})).to_do).toMatchObject({ refunds: 0, returns: 1 })
  expect((await boss(getDashboard, {})).to_do).toMatchObject({ refund_disputes: 1, return_disputes: 0 })
})

test('a new store sees what it has done of what it needs before it can sell', async () => {
  const { pool } = backoffice.app.ctx.db
  const store = await makeStore(backoffice.app.ctx.db, { status: 'closed', first_price_cents: 800 })
  const { call } = await loginSeller(backoffice.app, store)
  const setUp = async () => (await call(getSellerDashboard, {})).set_up
  expect(await setUp()).toEqual({
    profile: false,
    address: false,
    freight: false,
    goods: false,
    on_sale: false,
    bank_card: false,
    greeting: false,
    open: false,
    has_sold: false,
  })
  await pool.query(`update freight_templates set first_price_cents = 1200 where store_id = $1`, [store.store_id])
  await pool.query(`update stores set store_logo = '/uploads/a.webp', status = 'open' where id = $1`, [store.store_id])
  await pool.query(`update stores set area_info = '上海市 徐汇区', store_address = '滨河路 1 号' where id = $1`, [
    store.store_id,
  ])
  await pool.query(
    `insert into chat_settings (store_id, greeting, away, days, from_minute, till_minute, quick_replies)
     values ($1, '{"zh-cn":"您好"}', '{"zh-cn":""}', '{}', 0, 1439, '{}')`,
    [store.store_id],
  )
  await pool.query(
    `insert into bank_cards (store_id, name, bank_name, card_no_sealed, card_tail, card_hash)
     values ($1, '小店', '银行', 'sealed:1', '1234', '\\x01')`,
    [store.store_id],
  )
  const { goods_id } = await makeGoods(backoffice.app.ctx.db, store.store_id)
  expect(await setUp()).toEqual({
    profile: true,
    address: true,
    freight: true,
    goods: true,
    on_sale: true,
    bank_card: true,
    greeting: true,
    open: true,
    has_sold: false,
  })
  await pool.query(`update goods set shelf = 'off' where id = $1`, [goods_id])
  await pool.query(`update stores set status = 'suspended', suspend_reason = '售假' where id = $1`, [store.store_id])
  expect(await call(getSellerDashboard, {})).toMatchObject({
    store: { status: 'suspended', suspend_reason: '售假' },
    set_up: { goods: true, on_sale: false, open: false },
  })
})

test('no login, no right: no entry', async () => {
  expect(await keyOf(backoffice.app.as(null, 'Seller')(getSellerDashboard, {}))).toBe('NOT_LOGGED_IN')
  const staff = await mintStaff(backoffice.app, await mintSeller(backoffice.app), {})
  expect(await keyOf(backoffice.app.as(staff.token, 'Seller')(getSellerDashboard, {}))).toBe('FORBIDDEN')
})
