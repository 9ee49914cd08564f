import {
  adminNotifications,
  countUnread,
  listNotifications,
  notificationSwitches,
  readNotification,
  readNotifications,
  sellerNotifications,
  setNotificationSwitch,
} from '@fangshi/contract/notifications'
import type { Call } from '@fangshi/contract/client'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { keyOf } from '../../../test/access.ts'
import { mintAdmin, mintClerk, mintStaff, newPhone } from '../../../test/accounts.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import { openSocket } from '../../../test/event-reader.ts'
import { loginSeller, makeShopper } from '../../../test/factories.ts'
import { ask, paidOrder, shipLines } from '../../../test/refunds.ts'
import { prepareModules } from '../../app.ts'
import { inTx } from '../../kernel/db/tx.ts'
import { comeNear, keptDays, notify, removeOld } from './sending/notifications.timers.ts'

const day = 24 * 60 * 60_000
let it: TestApp
beforeAll(async () => {
  it = await testApp()
  await inTx(it.ctx.db, (tx) => prepareModules(tx, it.ctx))
})
afterAll(() => it.close())

const titles = async (call: Call) => {
  await notify.run(it.ctx)
  return (await call(listNotifications, {})).data.map(({ title }) => title)
}
const sellerTitles = async (call: Call) => {
  await notify.run(it.ctx)
  return (await call(sellerNotifications.list, {})).data.map(({ title }) => title)
}
const newest = async (call: Call) => {
  await notify.run(it.ctx)
  return (await call(listNotifications, {})).data[0]
}
const sql = (text: string, values: unknown[] = []) => it.ctx.db.pool.query(text, values)

test('a paid order is told to its store, a shipped one to its shopper, each once however often the timer runs', async () => {
  const order = await paidOrder(it)
  const { call } = await loginSeller(it, order.store)
  expect(await sellerTitles(call)).toEqual(['有新订单'])
  await shipLines(it, order)
  await Promise.all(Array.from({ length: 4 }, () => notify.run(it.ctx)))
  await notify.run(it.ctx)
  const { data, total } = await order.shopper.call(listNotifications, {})
  expect([total, data[0]]).toEqual([
    1,
    expect.objectContaining({
      kind: 'order',
      title: '您的订单已发货',
      link: `/user/order/${order.id}`,
      is_read: false,
    }),
  ])
  expect(await sellerTitles(call)).toEqual(['有新订单'])
})

test('an event that is handled again, after a crash between writing its notifications and noting that, reaches nobody twice', async () => {
  const order = await paidOrder(it)
  await shipLines(it, order)
  const phone = newPhone()
  await sql('update users set phone = $2 where id = $1', [order.shopper.id, phone])
  await notify.run(it.ctx)
  await sql("update notification_events set told_at = null where ref_id = $1 and event = 'order_ship'", [order.id])
  await notify.run(it.ctx)
  expect(await titles(order.shopper.call)).toEqual(['您的订单已发货'])
  await it.runJobs()
  const { rows } = await sql('select text from sms_inbox where phone = $1', [phone])
  expect(rows.map(({ text }) => String(text).includes('已发货'))).toEqual([true])
})

test('only those of a store’s staff are told who may see what it is about; other stores hear nothing', async () => {
  const order = await paidOrder(it)
  const sees = await mintStaff(it, order.store, { rights: ['Seller.orders.index'] })
  const other = await mintStaff(it, order.store, { rights: ['Seller.goods.index'] })
  const stranger = await loginSeller(it, (await paidOrder(it)).store)
  await notify.run(it.ctx)
  const unread = async (call: Call) => (await call(sellerNotifications.unread, {})).unread
  expect(await unread(it.as(sees.token, 'Seller'))).toBe(1)
  expect(await unread(it.as(other.token, 'Seller'))).toBe(0)
  expect(await unread(stranger.call)).toBe(1)
})

test('a request, its dispute and their texts: store and platform are told', async () => {
  const order = await paidOrder(it)
  const [clerk, blind] = [
    await mintClerk(it, { rights: ['Admin.refunds.index'] }),
    await mintClerk(it, { rights: ['Admin.goods.index'] }),
  ]
  const { call } = await loginSeller(it, order.store)
  const refund = await ask(order)
  expect((await sellerTitles(call))[0]).toBe('有新的售后申请')
  it.advance(2.5 * day)
  await comeNear.run(it.ctx)
  await comeNear.run(it.ctx)
  expect((await sellerTitles(call)).slice(0, 2)).toEqual(['售后处理时限将至', '有新的售后申请'])
  it.advance(-2.5 * day)
  await sql(
    "insert into refund_logs (refund_id, event, status, by_kind, created_at) values ($1, 'appeal', 'disputed', 'shopper', $2)",
    [refund.id, it.ctx.now()],
  )
  await notify.run(it.ctx)
  const seen = async ({ token }: { token: string }) => (await it.as(token, 'Admin')(adminNotifications.list, {})).data
  expect((await seen(clerk)).map(({ title, link }) => [title, link])).toEqual([
    ['有纠纷待裁决', `/Admin/refunds?view=${refund.id}`],
  ])
  expect(await seen(blind)).toEqual([])
})

test('a SKU that runs low after an order is told once a day; sold-out goods that are back to who waits', async () => {
  const order = await paidOrder(it)
  const { call } = await loginSeller(it, order.store)
  const sku = order.sku_ids[0] as number
  await sql('update skus set on_hand = 5 where id = $1', [sku])
  await notify.run(it.ctx)
  expect(await sellerTitles(call)).toEqual(['库存不足', '有新订单'])
  const [waits, likes] = [await makeShopper(it), await makeShopper(it)]
  await sql('update skus set on_hand = 0 where id = $1', [sku])
  await sql('insert into stock_notices (user_id, sku_id) values ($1, $2)', [waits.id, sku])
  for (const { id } of [waits, likes])
    await sql('insert into favorites (user_id, goods_id, price_cents) values ($1, $2, 1000)', [id, order.goods_id])
  await sql('update skus set on_hand = 8 where id = $1', [sku])
  expect([await titles(waits.call), await titles(likes.call)]).toEqual([['您等的商品到货了'], ['您收藏的商品到货了']])
  await sql('update skus set price_cents = 800 where id = $1', [sku])
  expect(await newest(likes.call)).toMatchObject({
    kind: 'favorite',
    text: '“青瓷茶杯”从 10.00 元降到 8.00 元。',
    link: `/goods/${order.goods_id}`,
  })
})

test('changed passwords are told; a hash that is made anew at a login is no change', async () => {
  const shopper = await makeShopper(it)
  await sql("update users set password_hash = 'again' where id = $1", [shopper.id])
  expect(await titles(shopper.call)).toEqual([])
  await sql("update users set password_hash = 'new', secured_at = now() where id = $1", [shopper.id])
  expect(await titles(shopper.call)).toEqual(['登录密码已修改'])
})

test('what was switched off is not told, and money and security cannot be', async () => {
  const order = await paidOrder(it)
  const { call } = order.shopper
  await call(setNotificationSwitch, { body: { kind: 'order', is_on: false } })
  expect((await call(notificationSwitches, {})).slice(0, 2)).toEqual([
    { kind: 'order', is_on: false, is_fixed: false },
    { kind: 'refund', is_on: true, is_fixed: true },
  ])
  await shipLines(it, order)
  expect(await titles(call)).toEqual([])
  await call(setNotificationSwitch, { body: { kind: 'order', is_on: true } })
  expect(await titles(call)).toEqual([])
  expect(await keyOf(call(setNotificationSwitch, { body: { kind: 'security', is_on: false } }))).toBe(
    'NOTIFICATION_FIXED',
  )
  expect(await keyOf(call(setNotificationSwitch, { body: { kind: 'stock', is_on: false } }))).toBe('INVALID_INPUT')
})

test('one reads only one’s own: one of them, or all up to an id', async () => {
  const [order, stranger] = [await paidOrder(it), await makeShopper(it)]
  const { call } = order.shopper
  await shipLines(it, order)
  await sql("update users set pay_password_hash = 'a' where id = $1", [order.shopper.id])
  await sql("update users set pay_password_hash = 'b' where id = $1", [order.shopper.id])
  await notify.run(it.ctx)
  const [, first] = (await call(listNotifications, {})).data
  const id = first?.id as number
  expect(await call(countUnread, {})).toEqual({ unread: 2, last_id: expect.any(Number) })
  expect(await keyOf(stranger.call(readNotification, { params: { id }, body: {} }))).toBe('NOT_FOUND')
  await stranger.call(readNotifications, { body: { until: 999_999 } })
  expect((await call(countUnread, {})).unread).toBe(2)
  await call(readNotification, { params: { id }, body: {} })
  await call(readNotification, { params: { id }, body: {} })
  expect((await call(listNotifications, { query: { unread: true } })).data.map(({ kind }) => kind)).toEqual([
    'security',
  ])
  expect((await call(listNotifications, { query: { kind: 'order' } })).total).toBe(1)
  await call(readNotifications, { body: { until: id } })
  expect((await call(countUnread, {})).unread).toBe(1)
  await call(readNotifications, { body: { until: (await call(countUnread, {})).last_id } })
  expect((await call(countUnread, {})).unread).toBe(0)
  expect(await keyOf(call(readNotifications, { body: { until: -1 } }))).toBe('INVALID_INPUT')
})

test('the back offices have the same of their own, and guests have none', async () => {
  const order = await paidOrder(it)
  const seller = (await loginSeller(it, order.store)).call
  await notify.run(it.ctx)
  const [{ id } = { id: 0 }] = (await seller(sellerNotifications.list, {})).data
  await seller(sellerNotifications.read, { params: { id }, body: {} })
  await seller(sellerNotifications.readAll, { body: { until: id } })
  expect((await seller(sellerNotifications.unread, {})).unread).toBe(0)
  await seller(sellerNotifications.setSwitch, { body: { kind: 'stock', is_on: false } })
  expect((await seller(sellerNotifications.switches, {})).find(({ kind }) => kind === 'stock')?.is_on).toBe(false)
  const admin = it.as((await mintAdmin(it)).token, 'Admin')
  expect(await keyOf(admin(adminNotifications.read, { params: { id }, body: {} }))).toBe('NOT_FOUND')
  await admin(adminNotifications.readAll, { body: { until: id } })
  await admin(adminNotifications.setSwitch, { body: { kind: 'review', is_on: false } })
  const switches = (await admin(adminNotifications.switches, {})).map(({ kind, is_on }) => [kind, is_on])
  expect(switches).toEqual([
    ['review', false],
    ['dispute', true],
    ['withdrawal', true],
    ['reconciliation', true],
    ['report', true],
  ])
  expect((await admin(adminNotifications.unread, {})).unread).toBe(0)
  const refused = [
    it.as(null)(listNotifications, {}),
    it.as(null)(countUnread, {}),
    it.as(null)(notificationSwitches, {}),
    it.as(null)(setNotificationSwitch, { body: { kind: 'order', is_on: false } }),
    it.as(null)(readNotifications, { body: { until: 1 } }),
    it.as(null, 'Seller')(sellerNotifications.list, {}),
    it.as(null, 'Admin')(adminNotifications.list, {}),
  ]
  expect(new Set(await Promise.all(refused.map(keyOf)))).toEqual(new Set(['NOT_LOGGED_IN']))
})

test('coupons that end within a day are told once to who holds them', async () => {
  const shopper = await makeShopper(it)
  const { rows } = await sql(
    `insert into coupons (name, money_cents, use_money_cents, stock, claimed, per_person, start_time, end_time)
     values ('{"zh-cn":"满百减十"}', 1000, 10000, 9, 2, 2, now() - interval '9 days', now() + interval '20 hours') returning id`,
  )
  await sql(`insert into claimed_coupons (coupon_id, user_id, nth) select $1, $2, n from generate_series(1, 2) n`, [
    rows[0].id,
    shopper.id,
  ])
  for (const _ of [1, 2]) await comeNear.run(it.ctx)
  expect([(await titles(shopper.call)).length, await newest(shopper.call)]).toEqual([
    1,
    expect.objectContaining({
      kind: 'coupon',
      text: expect.stringMatching(/^您有 2 张“满百减十”将于 .* 到期，立减 10.00 元。$/),
    }),
  ])
})

test('what is old is removed', async () => {
  const order = await paidOrder(it)
  await shipLines(it, order)
  await notify.run(it.ctx)
  await sql("update notification_events set created_at = now() - $2 * interval '1 day' where ref_id = $1", [
    order.id,
    keptDays + 1,
  ])
  await removeOld.run(it.ctx)
  expect(await titles(order.shopper.call)).toEqual([])
})

test('open pages hear at once that there is something new, each of their own', async () => {
  const origin = await it.app.listen({ host: '127.0.0.1', port: 0 })
  it.ctx.events.start(it.ctx.config.databaseUrl ?? '')
  const [order, stranger] = [await paidOrder(it), await makeShopper(it)]
  const seller = await loginSeller(it, order.store)
  const [store, own, others] = await Promise.all([
    vi.waitFor(() => openSocket(origin, seller.call, 'Seller'), 20_000),
    vi.waitFor(() => openSocket(origin, order.shopper.call), 20_000),
    vi.waitFor(() => openSocket(origin, stranger.call), 20_000),
  ])
  await shipLines(it, order)
  await notify.run(it.ctx)
  const [id, storeId] = [
    (await order.shopper.call(countUnread, {})).last_id,
    (await seller.call(sellerNotifications.unread, {})).last_id,
  ]
  await vi.waitFor(() => expect(own.events('notification')).toEqual([{ id }]), 20_000)
  await vi.waitFor(() => expect(store.events('notification')).toEqual([{ id: storeId }]), 20_000)
  expect(others.events('notification')).toEqual([])
})
