import * as contract from '@fangshi/contract/coupons'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { keyOf } from '../../../test/access.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import { claim, makeCoupon } from '../../../test/promotions/coupons.ts'
import { makeGoods, makeShopper, makeStore, makeUserRow } from '../../../test/factories.ts'
import { inTx } from '../../kernel/db/tx.ts'
import { createSession } from '../accounts/public.ts'
import { claimCoupon } from './claim-coupon.ts'
import { expireTimer } from './expire-coupons.timers.ts'

let it: TestApp
beforeAll(async () => {
  it = await testApp()
})
beforeEach(() => it.ctx.db.pool.query('update coupons set closed_at = now()'))
afterAll(() => it.close())

const coupon = (row: Parameters<typeof makeCoupon>[2] = {}) => makeCoupon(it.ctx.db, it.ctx.now(), row)
const after = (ms: number) => new Date(it.ctx.now().getTime() + ms)
const minute = 60_000
const idsOf = ({ data }: { data: { id: number }[] }) => data.map(({ id }) => id)

describe('claiming', () => {
  test('answers what can be done next, and each refusal by its own key', async () => {
    const store = await makeStore(it.ctx.db)
    const { call } = await makeShopper(it)
    const key = (id: number) => keyOf(claim(call, id))
    const twice = await coupon({ per_person: 2, stock: 2 })
    expect(await call(contract.receiveCoupon, { body: { id: twice } })).toMatchObject({
      coupon_id: twice,
      name: '满减券',
      money: '5.00',
      use_money: '10.00',
      claim: 'claimable',
      left: 1,
    })
    expect(await call(contract.receiveCoupon, { body: { id: twice } })).toMatchObject({ claim: 'claimed', left: 0 })
    expect(await key(twice)).toBe('COUPON_CLAIMED')
    expect(await keyOf(claim((await makeShopper(it)).call, twice))).toBe('COUPON_USED_UP')
    expect(await key(await coupon({ start_time: after(minute) }))).toBe('COUPON_NOT_STARTED')
    expect(await key(await coupon({ end_time: it.ctx.now() }))).toBe('COUPON_ENDED')
    expect(await key(await coupon({ is_draft: true }))).toBe('COUPON_NOT_FOUND')
    expect(await key(999_999)).toBe('COUPON_NOT_FOUND')
    const stopped = await coupon()
    await it.ctx.db.pool.query(`update coupons set stopped_at = now(), stopped_by = 'platform' where id = $1`, [
      stopped,
    ])
    expect(await key(stopped)).toBe('COUPON_ENDED')
    const closed = await makeStore(it.ctx.db, { status: 'closed' })
    expect(await key(await coupon({ store_id: closed.store_id }))).toBe('COUPON_NOT_FOUND')
    const account = { area: 'Home', user_id: store.user_id } as const
    const { token } = await inTx(it.ctx.db, (tx) => createSession(tx, account, it.ctx.now()))
    expect(await keyOf(claim(it.as(token), await coupon({ store_id: store.store_id })))).toBe('COUPON_OWN_STORE')
  })

  test('needs a login of somebody who may buy, and an id or a code', async () => {
    const { call } = await makeShopper(it)
    expect(await keyOf(claim(it.as(null), await coupon()))).toBe('NOT_LOGGED_IN')
    await expect(call(contract.receiveCoupon, { body: {} })).rejects.toMatchObject({ fields: { id: 'REQUIRED' } })
    const belong_id = await makeUserRow(it.ctx.db)
    const staff = { area: 'Home', user_id: await makeUserRow(it.ctx.db, { belong_id }), belong_id } as const
    const id = await coupon()
    expect(await keyOf(inTx(it.ctx.db, (tx) => claimCoupon(tx, it.ctx, staff, { id })))).toBe('SUB_ACCOUNT_MAY_NOT_BUY')
  })

  test('a coupon with a code is claimed by that alone', async () => {
    const { call } = await makeShopper(it)
    const id = await coupon({ claim_code: 'HELLO2026' })
    expect(await keyOf(claim(call, id))).toBe('COUPON_NOT_FOUND')
    expect(await keyOf(call(contract.readCoupon, { params: { id } }))).toBe('COUPON_NOT_FOUND')
    expect(idsOf(await call(contract.listCoupons, {}))).not.toContain(id)
    expect(await keyOf(call(contract.receiveCoupon, { body: { code: 'HELLO' } }))).toBe('COUPON_CODE_WRONG')
    expect(await call(contract.receiveCoupon, { body: { code: ' hello2026 ' } })).toMatchObject({ coupon_id: id })
  })
})

test('the lists of the shop have what can be claimed now or later, by what it is for', async () => {
  const { db } = it.ctx
  const [store, other] = [await makeStore(db), await makeStore(db)]
  const [cup, pot] = [await makeGoods(db, store.store_id), await makeGoods(db, other.store_id)]
  const ofPlatform = await coupon()
  const later = await coupon({ store_id: store.store_id, start_time: after(minute) })
  const ofStore = await coupon({ store_id: store.store_id, stock: 1 })
  const ofOther = await coupon({ store_id: other.store_id, scope: 'goods' })
  const byClass = await coupon({ scope: 'classes' })
  const byStore = await coupon({ scope: 'stores' })
  await db.pool.query('insert into coupon_goods (coupon_id, goods_id, store_id) values ($1, $2, $3)', [
    ofOther,
    pot.goods_id,
    other.store_id,
  ])
  await db.pool.query('insert into coupon_classes select $1, class_path[1] from goods where id = $2', [
    byClass,
    cup.goods_id,
  ])
  await db.pool.query('insert into coupon_stores values ($1, $2)', [byStore, other.store_id])
  for (const row of [{ end_time: it.ctx.now() }, { is_draft: true }]) await coupon(row)
  const { call } = await makeShopper(it)
  const list = async (query: Parameters<typeof call<typeof contract.listCoupons>>[1]['query']) =>
    idsOf(await call(contract.listCoupons, { query }))

  expect(await list({})).toEqual([byStore, byClass, ofOther, ofStore, ofPlatform, later])
  expect(await list({ tab: 'platform' })).toEqual([byStore, byClass, ofPlatform])
  expect(await list({ tab: 'store' })).toEqual([ofOther, ofStore, later])
  expect(await list({ store_id: store.store_id })).toEqual([ofStore, later])
  expect(await list({ goods_id: cup.goods_id })).toEqual([byClass, ofStore, ofPlatform, later])
  expect(await list({ goods_id: pot.goods_id })).toEqual([byStore, ofOther, ofPlatform])
  expect(await list({ goods_id: 999_999 })).toEqual([])
  await claim(call, ofStore)
  const { data, total } = await call(contract.listCoupons, { query: { page: 6, per_page: 1 } })
  expect([data[0]?.id, data[0]?.claim, data[0]?.claimed_percent, total]).toEqual([ofStore, 'claimed', 100, 6])
  const guest = await it.as(null)(contract.listCoupons, { query: { tab: 'store' } })
  expect(guest.data.map(({ id, claim: state }) => [id, state])).toEqual([
    [ofOther, 'claimable'],
    [later, 'not_started'],
    [ofStore, 'used_up'],
  ])
  const claims = await call(contract.readCouponClaims, { query: { ids: `${ofStore},${ofPlatform},999999` } })
  expect(claims.toSorted((a, b) => a.id - b.id)).toEqual([
    { id: ofPlatform, claim: 'claimable', left: 100 },
    { id: ofStore, claim: 'claimed', left: 0 },
  ])
  expect(await call(contract.readCoupon, { params: { id: ofOther } })).toMatchObject({
    coupon: { id: ofOther, scope: 'goods', store: { id: other.store_id } },
    goods: [{ id: pot.goods_id }],
  })
  expect(await call(contract.readCoupon, { params: { id: byClass } })).toMatchObject({
    coupon: { funder: 'platform', store: null, scope_names: ['类1'] },
    classes: [{ name: '类1' }],
  })
})

test('the own coupons by tab: expired by the time, and marked so by the timer', async () => {
  const { call, id: userId } = await makeShopper(it)
  const short = await claim(call, await coupon({ end_time: after(10 * minute) }))
  const long = await claim(call, await coupon({ end_time: after(30 * minute) }))
  const used = await claim(call, await coupon())
  await it.ctx.db.pool.query(
    `update claimed_coupons set status = 'used', used_at = now(), used_for = '7' where id = $1`,
    [used],
  )
  const tab = async (name?: contract.OwnCouponTab) => {
    const query = name ? { tab: name } : {}
    const { data, counts } = await call(contract.listOwnCoupons, { query })
    return { ids: data.map(({ id, status }) => [id, status]), counts }
  }
  const stored = async () =>
    (
      await it.ctx.db.pool.query('select status from claimed_coupons where user_id = $1 order by id', [userId])
    ).rows.map(({ status }) => status)
  expect(await tab()).toEqual({
    ids: [
      [short, 'to_be_used'],
      [long, 'to_be_used'],
    ],
    counts: { usable: 2, used: 1, expired: 0 },
  })
  expect((await tab('used')).ids).toEqual([[used, 'used']])
  it.advance(10 * minute)
  expect(await tab('expired')).toEqual({ ids: [[short, 'expired']], counts: { usable: 1, used: 1, expired: 1 } })
  expect(await stored()).toEqual(['to_be_used', 'to_be_used', 'used'])
  await expireTimer.run(it.ctx)
  expect(await stored()).toEqual(['expired', 'to_be_used', 'used'])
  expect((await tab('expired')).ids).toEqual([[short, 'expired']])
  const stranger = await makeShopper(it)
  expect((await stranger.call(contract.listOwnCoupons, {})).counts).toEqual({ usable: 0, used: 0, expired: 0 })
  expect(await keyOf(it.as(null)(contract.listOwnCoupons, {}))).toBe('NOT_LOGGED_IN')
})
