import type { Call } from '@fangshi/contract/client'
import * as admins from '@fangshi/contract/coupons-admin'
import { receiveCoupon } from '@fangshi/contract/coupons'
import * as sellers from '@fangshi/contract/coupons-seller'
import { formatDateTime } from '@fangshi/contract/time'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keyOf, openBackoffice, type Backoffice } from '../../../test/access.ts'
import { claim, makeCoupon } from '../../../test/promotions/coupons.ts'
import { loginSeller, makeGoods, makeShopper, makeStore, makeUserRow, type MadeStore } from '../../../test/factories.ts'
import { audit } from '../../audit.ts'

let it: Backoffice
let store: MadeStore
let seller: Call
beforeAll(async () => {
  it = await openBackoffice()
  store = await makeStore(it.app.ctx.db)
  seller = (await loginSeller(it.app, store)).call
})
afterAll(async () => {
  expect(await audit(it.app.ctx.db)).toEqual([])
  await it.app.close()
})

const day = 24 * 60 * 60_000
const time = (ms: number) => formatDateTime(new Date(it.app.ctx.now().getTime() + ms))
const form = (changes: object = {}) => ({
  name: { 'zh-cn': '新人券', en: 'Welcome' },
  money: '5',
  use_money: '50',
  stock: 10,
  start_time: time(day),
  end_time: time(2 * day),
  ...changes,
})
const running = (changes: object = {}) => form({ start_time: time(-day), ...changes })
const add = (changes: object = {}) => seller(sellers.sellerCoupons.store, { body: form(changes) })
const change = (id: number, body: object) => seller(sellers.sellerCoupons.update, { params: { id }, body })

test('a store makes a coupon, changes all of it before its start and deletes it', async () => {
  const { goods_id } = await makeGoods(it.app.ctx.db, store.store_id)
  const made = await add({ goods_ids: [goods_id, goods_id], limit: 2 })
  expect(made).toMatchObject({
    money: '5.00',
    state: 'scheduled',
    scope: 'goods',
    limit: 2,
    left: 10,
    goods_ids: [goods_id],
    goods: [{ id: goods_id, goods_name: '青瓷茶杯' }],
    actions: ['edit', 'stop', 'delete'],
  })
  expect(await change(made.id, { money: '6', stock: 5, goods_ids: [], limit: 1 })).toMatchObject({
    money: '6.00',
    stock: 5,
    scope: 'all',
    limit: 1,
  })
  expect(await change(made.id, { is_draft: true })).toMatchObject({ state: 'draft' })
  expect((await it.auditOf('Seller.coupons.update', made.id))[0]).toMatchObject({
    before: { goods_ids: [goods_id], limit: 2 },
    after: { goods_ids: [], limit: 1 },
  })
  await seller(sellers.sellerCoupons.destroy, { params: { ids: String(made.id) } })
  expect(await keyOf(seller(sellers.sellerCoupons.show, { params: { id: made.id } }))).toBe('NOT_FOUND')
})

test('a running coupon only gets more stock and a later end', async () => {
  const { id } = await seller(sellers.sellerCoupons.store, { body: running() })
  const refused = (body: object, fields: object) => expect(change(id, body)).rejects.toMatchObject({ fields })
  await refused({ money: '4' }, { money: 'ACTIVITY_STARTED' })
  await refused({ is_draft: true }, { is_draft: 'ACTIVITY_STARTED' })
  await refused({ stock: 9 }, { stock: 'COUPON_STOCK_LOWERED' })
  await refused({ end_time: time(day) }, { end_time: 'END_TOO_EARLY' })
  const { revision, ...shown } = await change(id, { stock: 11, end_time: time(3 * day) })
  expect(shown).toMatchObject({ stock: 11, actions: ['extend', 'stop'] })
  // A whole form that changes nothing else passes.
  const { name, money, use_money, start_time, end_time, limit, is_draft, claim_code, goods_ids } = shown
  const whole = { name, money, use_money, start_time, end_time, limit, is_draft, claim_code, goods_ids }
  expect(await change(id, { ...whole, stock: 12, revision })).toMatchObject({ stock: 12 })
  expect(await keyOf(change(id, { stock: 13, revision }))).toBe('FORM_STALE')
  expect(await keyOf(seller(sellers.sellerCoupons.destroy, { params: { ids: String(id) } }))).toBe('ACTIVITY_STARTED')
  await seller(sellers.stopSellerCoupon, { params: { id }, body: { reason: '写错了' } })
  const over = await seller(sellers.sellerCoupons.show, { params: { id } })
  expect(over).toMatchObject({ state: 'stopped', stopped_by: 'store', stop_reason: '写错了', actions: [] })
  expect(await keyOf(change(id, { stock: 20 }))).toBe('ACTIVITY_MOVE_REFUSED')
  const again = seller(sellers.stopSellerCoupon, { params: { id }, body: { reason: '再来' } })
  expect(await keyOf(again)).toBe('ACTIVITY_MOVE_REFUSED')
})

test('what is wrong is refused at its field', async () => {
  const refused = (changes: object, fields: object) => expect(add(changes)).rejects.toMatchObject({ fields })
  await refused({ money: '0' }, { money: 'TOO_SMALL' })
  await refused({ money: '100000' }, { money: 'TOO_BIG' })
  await refused({ stock: 0 }, { stock: 'TOO_SMALL' })
  await refused({ end_time: time(day / 2) }, { end_time: 'END_BEFORE_START' })
  await refused({ start_time: time(-2 * day), end_time: time(-day) }, { end_time: 'TIME_PAST' })
  await refused({ claim_code: '优惠' }, { claim_code: 'COUPON_CODE_INVALID' })
  const { goods_id } = await makeGoods(it.app.ctx.db, (await makeStore(it.app.ctx.db)).store_id)
  await refused({ goods_ids: [goods_id] }, { goods_ids: 'CHOICE_INVALID' })
  await add({ claim_code: 'twice26' })
  await refused({ claim_code: 'TWICE26' }, { claim_code: 'TAKEN' })
})

test('the list filters by state, and the log shows who claimed and used what', async () => {
  const { id } = await seller(sellers.sellerCoupons.store, { body: running({ name: { 'zh-cn': '日志券' } }) })
  const listed = async (state: 'running' | 'scheduled') =>
    (await seller(sellers.sellerCoupons.index, { query: { state } })).data.map((row) => row.id)
  expect(await listed('running')).toContain(id)
  expect(await listed('scheduled')).not.toContain(id)
  const shopper = await makeShopper(it.app)
  const claimed = await claim(shopper.call, id)
  const logs = (query: object) => seller(sellers.sellerCouponLogs.index, { query: { ...query } })
  expect((await logs({ name: '日志|like' })).data).toMatchObject([
    {
      id: claimed,
      coupon_id: id,
      name: '日志券',
      money: '5.00',
      user_id: shopper.id,
      status: 'to_be_used',
      used_for: '',
    },
  ])
  expect((await logs({ name: '没有|like' })).total).toBe(0)
  expect((await logs({ coupon_id: String(id), status: 'used' })).total).toBe(0)
  expect(await seller(sellers.sellerCoupons.show, { params: { id } })).toMatchObject({ claimed: 1, left: 9, used: 0 })
  const other = (await loginSeller(it.app, await makeStore(it.app.ctx.db))).call
  expect((await other(sellers.sellerCouponLogs.index, {})).total).toBe(0)
  expect(await keyOf(other(sellers.sellerCoupons.show, { params: { id } }))).toBe('NOT_FOUND')
  const stop = other(sellers.stopSellerCoupon, { params: { id }, body: { reason: '不是我的' } })
  expect(await keyOf(stop)).toBe('NOT_FOUND')
  const ofPlatform = it.boss(admins.stopAdminCoupon, { params: { id }, body: { reason: '不是平台的' } })
  expect(await keyOf(ofPlatform)).toBe('NOT_FOUND')
  const all = await it.boss(admins.adminCouponLogs.index, { query: { funder: 'store', coupon_id: String(id) } })
  expect(all.data).toMatchObject([{ id: claimed, funder: 'store', store_id: store.store_id }])
  expect((await it.boss(admins.adminCouponLogs.index, { query: { funder: 'platform' } })).data).toEqual([])
  const ofStores = await it.boss(admins.storeCoupons.index, { query: { store_id: String(store.store_id) } })
  expect(ofStores.data.find((row) => row.id === id)?.actions).toEqual(['stop'])
  await it.boss(admins.stopStoreCoupon, { params: { id }, body: { reason: '违规' } })
  expect(await seller(sellers.sellerCoupons.show, { params: { id } })).toMatchObject({
    stopped_by: 'platform',
    stop_reason: '违规',
  })
})

test('the platform limits its coupons to classes or stores, and stops them', async () => {
  const { db } = it.app.ctx
  const { goods_id } = await makeGoods(db, store.store_id)
  const { rows } = await db.pool.query<{ class_id: number }>('select class_id from goods where id = $1', [goods_id])
  const class_id = rows[0]?.class_id as number
  const made = await it.boss(admins.adminCoupons.store, { body: running({ class_ids: [class_id] }) })
  expect(made).toMatchObject({
    scope: 'classes',
    classes: [{ id: class_id, name: '类3' }],
    stores: [],
    actions: ['extend', 'stop', 'send'],
  })
  const both = it.boss(admins.adminCoupons.store, {
    body: form({ class_ids: [class_id], store_ids: [store.store_id] }),
  })
  await expect(both).rejects.toMatchObject({ fields: { store_ids: 'COUPON_TARGETS_BOTH' } })
  const unknown = it.boss(admins.adminCoupons.store, { body: form({ store_ids: [999_999] }) })
  await expect(unknown).rejects.toMatchObject({ fields: { store_ids: 'CHOICE_INVALID' } })
  await it.boss(admins.stopAdminCoupon, { params: { id: made.id }, body: { reason: '预算用完' } })
  const shopper = await makeShopper(it.app)
  expect(await keyOf(shopper.call(receiveCoupon, { body: { id: made.id } }))).toBe('COUPON_ENDED')
  const { call: clerk } = await it.clerk({})
  expect(await keyOf(clerk(admins.adminCoupons.index, {}))).toBe('FORBIDDEN')
  expect(await keyOf(it.app.as(null, 'Admin')(admins.adminCoupons.index, {}))).toBe('NOT_LOGGED_IN')
})

test('a coupon is sent to chosen users by a job, as far as limits and stock allow', async () => {
  const { db } = it.app.ctx
  const id = await makeCoupon(db, it.app.ctx.now(), { stock: 202 })
  const has = await makeShopper(it.app)
  await claim(has.call, id)
  const staff = await makeUserRow(db, { belong_id: has.id })
  const others = await Promise.all(Array.from({ length: 203 }, () => makeUserRow(db)))
  const user_ids = [has.id, staff, ...others]
  const sending = await it.boss(admins.sendCoupon, { params: { id }, body: { user_ids: [...user_ids, 999_999] } })
  expect(sending.total).toBe(205)
  const progress = async () => (await it.boss(admins.couponSendings.index, { query: { coupon_id: String(id) } })).data
  expect(await progress()).toMatchObject([{ id: sending.id, name: '满减券', total: 205, done: 0, is_finished: false }])
  await it.app.runJobs()
  expect(await progress()).toMatchObject([{ total: 205, done: 205, sent: 201, is_finished: true }])
  const without = await it.boss(admins.sendingUsers, { params: { id: sending.id } })
  const results = Map.groupBy(without, ({ result }) => result)
  expect(results.get('has_limit')).toMatchObject([{ user_id: has.id }])
  expect(results.get('not_a_shopper')).toMatchObject([{ user_id: staff }])
  expect(results.get('used_up')).toHaveLength(2)
  const send = (couponId: number) => keyOf(it.boss(admins.sendCoupon, { params: { id: couponId }, body: { user_ids } }))
  expect(await send(id)).toBe('COUPON_USED_UP')
  expect(await send(await makeCoupon(db, it.app.ctx.now(), { store_id: store.store_id }))).toBe('NOT_FOUND')
  const later = new Date(it.app.ctx.now().getTime() + 1000)
  expect(await send(await makeCoupon(db, it.app.ctx.now(), { start_time: later }))).toBe('COUPON_NOT_STARTED')
  expect(await keyOf(it.boss(admins.sendingUsers, { params: { id: 999_999 } }))).toBe('NOT_FOUND')
})
