import type { CallError } from '@fangshi/contract/client'
import { getDashboard } from '@fangshi/contract/dashboard'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mintAdmin, mintSeller, mintShopper } from '../../../test/accounts.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import { inTx } from '../../kernel/db/tx.ts'
import { saveSettings } from '../settings/public.ts'

let app: TestApp
let token: string
beforeAll(async () => {
  app = await testApp()
  app.setNow(new Date('2026-11-20T15:30:00+08:00'))
  token = (await mintAdmin(app)).token
})
afterAll(() => app.close())

const run = (text: string, values: unknown[] = []) => app.ctx.db.pool.query(text, values)
const read = () => app.as(token, 'Admin')(getDashboard, {})

/** Writes an order of a store straight into the tables. */
async function paidOrder(store_id: number, user_id: number, status: string, paid_at: string, cents: number) {
  const no = String(Math.random()).slice(2)
  const { rows } = await run(
    `insert into order_groups (group_no, user_id, status, total_cents, pay_before, created_at)
     values ($1, $2, 'paid', $3, $4, $4) returning id`,
    [no, user_id, cents, paid_at],
  )
  await run(
    `insert into orders (group_id, order_no, user_id, store_id, status, goods_cents, freight_cents, total_cents, steps,
       receive_name, receive_tel, receive_province, receive_area, receive_address, payment_name, paid_at, created_at)
     values ($1, $2, $3, $4, $5, $6, 0, $6, '[]', 'a', 'b', 'c', 'd', 'e', 'balance', $7, $7)`,
    [rows[0].id, no, user_id, store_id, status, cents, paid_at],
  )
}

test('an empty platform has thirty days of nothing', async () => {
  await run("update users set created_at = '2026-01-01'; update stores set passed_at = '2026-01-01'")
  const { days, sales, to_do } = await read()
  expect(days).toHaveLength(30)
  expect([days[0]?.date, days[29]?.date]).toEqual(['2026-10-22', '2026-11-20'])
  expect(days.every((day) => day.sales === '0.00' && day.orders === 0)).toBe(true)
  expect(sales).toEqual({ today: '0.00', yesterday: '0.00' })
  expect(to_do.site_closed).toBe(false)
})

test('the figures are those of direct queries, by days of the zone', async () => {
  const { store_id, user_id } = await mintSeller(app)
  await paidOrder(store_id, user_id, 'waiting_delivery', '2026-11-20 00:00:00+08', 1000)
  await paidOrder(store_id, user_id, 'completed', '2026-11-20 15:00:00+08', 250)
  await paidOrder(store_id, user_id, 'waiting_receipt', '2026-11-19 23:59:59+08', 300)
  await paidOrder(store_id, user_id, 'after_sale_completed', '2026-11-20 10:00:00+08', 9900)
  await paidOrder(store_id, user_id, 'completed', '2026-10-22 00:00:00+08', 77)
  await paidOrder(store_id, user_id, 'completed', '2026-10-21 23:59:59+08', 5000)
  await mintShopper(app, { belong_id: user_id })
  const shopper = await mintShopper(app)
  await run("update users set created_at = '2026-11-20 01:00:00+08'")
  await run("update users set created_at = '2026-11-19 20:00:00+08' where id = $1", [shopper.user_id])
  await run("update stores set passed_at = '2026-11-19 08:00:00+08'")

  const { sales, orders, users, stores, days } = await read()
  expect(sales).toEqual({ today: '12.50', yesterday: '3.00' })
  expect(orders).toEqual({ today: 2, yesterday: 1 })
  expect(users).toEqual({ today: 1, yesterday: 1 })
  expect(stores).toEqual({ today: 0, yesterday: 1 })
  expect(days[0]).toEqual({ date: '2026-10-22', sales: '0.77', orders: 1 })
  expect(days.slice(-2).map((day) => day.sales)).toEqual(['3.00', '12.50'])
})

test('what waits is counted', async () => {
  const sms = 'insert into sms_logs (name, phone, status, created_at) values ($1, $1, $2, $3)'
  await run(sms, ['a', 'failed', '2026-11-20 09:00:00+08'])
  await run(sms, ['b', 'sent', '2026-11-20 09:00:00+08'])
  await run(sms, ['c', 'failed', '2026-11-19 09:00:00+08'])
  await mintSeller(app)
  await run(`update stores set verify = 'verifying', status = 'closed' where id = (select max(id) from stores)`)
  const { rows } = await run(`insert into adv_spaces (name, width, height) values ('s', 1, 1) returning id`)
  const adv = `insert into advs (space_id, name, url, image, is_open, adv_start, adv_end) values ($1, '{"zh-cn":"a"}', '/', '', $2, '2026-01-01', $3)`
  await run(adv, [rows[0].id, true, '2026-11-27 23:00:00+08'])
  await run(adv, [rows[0].id, true, '2026-11-28 00:00:01+08'])
  await run(adv, [rows[0].id, false, '2026-11-21 00:00:00+08'])
  await run(adv, [rows[0].id, true, '2026-11-19 00:00:00+08'])
  await inTx(app.ctx.db, (tx) => saveSettings(tx, 'web', { close_status: true }, app.ctx.now()))
  // Settings may be up to a second old.
  await expect
    .poll(async () => (await read()).to_do, { timeout: 5000 })
    .toMatchObject({ site_closed: true, verifying_stores: 1, failed_sms: 1, ending_advs: 2 })
})

test('an administrator without the right is refused', async () => {
  const plain = await mintAdmin(app)
  await run('update admins set is_super = false where id = $1', [plain.admin_id])
  const refused = app.as(plain.token, 'Admin')(getDashboard, {})
  await expect(refused.catch((error: CallError) => error.key)).resolves.toBe('FORBIDDEN')
})
