import {
  adminDistributionLogs,
  distributedGoods,
  distributionMembers,
  ownDistribution,
  ownDistributionLogs,
  sellerDistributionLogs,
  sellerDistributions,
} from '@fangshi/contract/distributions'
import type { Call } from '@fangshi/contract/client'
import { sellerSettledOrders, sellerSettlements } from '@fangshi/contract/settlements'
import { configRoutes } from '@fangshi/contract/configs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keyOf, openBackoffice, type Backoffice } from '../../../test/access.ts'
import { mintAdmin } from '../../../test/accounts.ts'
import {
  loginSeller,
  makeGoods,
  makeShopper,
  makeStore,
  orderAt,
  type MadeShopper,
  type MadeStore,
} from '../../../test/factories.ts'
import { referred, setInviter, type Referred } from '../../../test/promotions/referred.ts'
import { setRate, settleableOrder, settleAll } from '../../../test/settleable.ts'

let it: Backoffice
let admin: Call
let store: MadeStore
let owner: Call
let stranger: Call
beforeAll(async () => {
  it = await openBackoffice()
  admin = it.app.as((await mintAdmin(it.app)).token, 'Admin')
  store = await makeStore(it.app.ctx.db)
  owner = (await loginSeller(it.app, store)).call
  stranger = (await loginSeller(it.app, await makeStore(it.app.ctx.db))).call
})
afterAll(() => it.app.close())

const fieldsOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => undefined,
    ({ fields }: { fields?: unknown }) => fields,
  )
const name = (user: MadeShopper, nickname: string) =>
  it.app.ctx.db.pool.query('update users set nickname = $2 where id = $1', [user.id, nickname])

test('a store says which goods pay referrers, and how much', async () => {
  const { goods_id } = await makeGoods(it.app.ctx.db, store.store_id)
  const body = { goods_id, lev_1: '10', lev_2: '5.5', lev_3: '0' }
  const added = await owner(sellerDistributions.store, { body })
  expect(added).toMatchObject({
    goods_id,
    goods_name: '青瓷茶杯',
    goods_price: '10.00',
    goods_state: 'on_sale',
    lev_1: '10.00',
    lev_2: '5.50',
    total_rate: '15.50',
  })
  const { id } = added
  const { revision } = await owner(sellerDistributions.show, { params: { id } })
  await owner(sellerDistributions.update, { params: { id }, body: { lev_3: '34.5', revision } })
  expect(await keyOf(owner(sellerDistributions.update, { params: { id }, body: { lev_3: '1', revision } }))).toBe(
    'FORM_STALE',
  )
  expect((await owner(sellerDistributions.index, { query: { goods_name: '茶|like' } })).data).toMatchObject([
    { id, total_rate: '50.00' },
  ])
  expect(await fieldsOf(owner(sellerDistributions.store, { body }))).toEqual({ goods_id: 'TAKEN' })
  expect(await owner(sellerDistributions.destroy, { params: { ids: String(id) } })).toEqual({ deleted: 1 })
})

test('rates beyond the limits, goods of others and deleted ones are refused', async () => {
  const { db } = it.app.ctx
  const { goods_id } = await makeGoods(db, store.store_id)
  const add = (body: object) =>
    owner(sellerDistributions.store, { body: { goods_id, lev_1: '1', lev_2: '0', lev_3: '0', ...body } })
  expect(await fieldsOf(add({ lev_1: '50.01' }))).toEqual({ lev_1: 'DISTRIBUTION_TOO_HIGH' })
  expect(await keyOf(add({ lev_1: '50', lev_2: '0.01' }))).toBe('DISTRIBUTION_SUM_INVALID')
  expect(await keyOf(add({ lev_1: '0' }))).toBe('DISTRIBUTION_SUM_INVALID')
  await setRate(it.app, 6001)
  expect(await fieldsOf(add({ lev_1: '30' }))).toEqual({ lev_1: 'DISTRIBUTION_OVER_COMMISSION' })
  await setRate(it.app, 500)
  const theirs = await makeGoods(db, (await makeStore(db)).store_id)
  expect(await fieldsOf(add({ goods_id: theirs.goods_id }))).toEqual({ goods_id: 'CHOICE_INVALID' })
  await db.pool.query(`update goods set deleted_at = now(), shelf = 'off' where id = $1`, [goods_id])
  expect(await fieldsOf(add({}))).toEqual({ goods_id: 'CHOICE_INVALID' })
})

/** An order of 20.00 of goods that pay 10 %, 5 % and 2 %, paid by 林晓月, whom 王小满 brought. */
async function sale(): Promise<Referred & { order_no: string; id: number }> {
  const made = await referred(it.app)
  await name(made.shopper, '林晓月')
  await name(made.referrers[0]!, '王小满')
  const { id, order_no } = await orderAt(it.app, 'waiting_delivery', made)
  return { ...made, id, order_no }
}

test('both back offices see each commission with its state; stores see masked names and their own sales', async () => {
  const made = await sale()
  const { order_no, store: of } = made
  const seller = (await loginSeller(it.app, of)).call
  const { data } = await seller(sellerDistributionLogs.index, { query: { order_no } })
  expect(data.toSorted((a, b) => a.level - b.level)).toMatchObject([
    { nickname: '王**满', buyer: '林**月', base: '20.00', rate: '10.00', commission: '2.00', state: 'frozen' },
    { level: 2, commission: '1.00' },
    { level: 3, commission: '0.40' },
  ])
  const ofFirst = { order_no, level: '1' }
  expect((await admin(adminDistributionLogs.index, { query: ofFirst })).data).toMatchObject([
    { nickname: '王小满', buyer: '林晓月', store_id: of.store_id },
  ])
  expect((await seller(sellerDistributionLogs.index, { query: { ...ofFirst, state: 'frozen' } })).total).toBe(1)
  expect((await seller(sellerDistributionLogs.index, { query: { ...ofFirst, state: 'paid' } })).total).toBe(0)
  expect((await stranger(sellerDistributionLogs.index, { query: {} })).total).toBe(0)
  const { id } = data[0]!
  expect(await keyOf(stranger(sellerDistributionLogs.show, { params: { id } }))).toBe('NOT_FOUND')
  expect(await keyOf(it.app.as(null, 'Seller')(sellerDistributionLogs.index, { query: {} }))).toBe('NOT_LOGGED_IN')
})

test('sales that are not paid earn nothing that anybody sees', async () => {
  const made = await referred(it.app)
  const { order_no } = await orderAt(it.app, 'waiting_payment', made)
  expect((await admin(adminDistributionLogs.index, { query: { order_no } })).total).toBe(0)
  expect((await made.referrers[0]!.call(ownDistributionLogs, {})).total).toBe(0)
})

test('referrers see whom they brought and what each sale earns them, names masked, on its way to being paid', async () => {
  const made = await referred(it.app)
  await name(made.shopper, '林晓月')
  const [first, second] = made.referrers as [MadeShopper, MadeShopper]
  await settleableOrder(it.app, made)
  const due = await first.call(ownDistributionLogs, { query: { state: 'due' } })
  expect(due.data).toMatchObject([{ buyer: '林**月', level: 1, commission: '2.00', taken_back: '0.00', state: 'due' }])
  expect(await first.call(ownDistribution, {})).toEqual({
    inviter_id: first.id,
    members: [1, 0, 0],
    frozen: '0.00',
    due: '2.00',
    paid: '0.00',
  })
  await settleAll(it.app)
  expect(await first.call(ownDistribution, {})).toMatchObject({ due: '0.00', paid: '2.00' })
  expect((await second.call(distributionMembers, { query: { lev: 1 } })).data).toMatchObject([
    { nickname: '林**月', paid: '1.00' },
  ])
  expect((await first.call(distributionMembers, { query: { lev: 1 } })).total).toBe(0)
  expect((await made.shopper.call(ownDistributionLogs, {})).total).toBe(0)
  expect(await keyOf(it.app.as(null)(ownDistributionLogs, {}))).toBe('NOT_LOGGED_IN')
  expect(await keyOf(first.call(distributionMembers, { query: { lev: 3 as never } }))).toBe('INVALID_INPUT')

  const seller = (await loginSeller(it.app, made.store)).call
  const { data } = await seller(sellerSettlements.index, { query: {} })
  expect(data).toMatchObject([{ paid: '26.00', commission: '1.00', distribution: '3.40', settled: '21.60' }])
  const orders = await seller(sellerSettledOrders, { params: { id: data[0]!.id } })
  expect(orders.data[0]).toMatchObject({
    distribution: '3.40',
    shares: [
      { level: 1, rate: '10.00', base: '20.00', commission: '2.00' },
      { level: 2, rate: '5.00', commission: '1.00' },
      { level: 3, rate: '2.00', commission: '0.40' },
    ],
  })
})

test('goods to share are those on sale that pay, the best first, and none of an own store', async () => {
  const cheap = await referred(it.app, [100, 0, 0])
  const good = await referred(it.app, [3000, 0, 0])
  const silent = await referred(it.app, [0, 1000, 0])
  const { call } = await makeShopper(it.app)
  const listed = async (by: Call) => (await by(distributedGoods, { query: { per_page: 100 } })).data
  const ids = (await listed(call)).map(({ id }) => id)
  expect(ids.indexOf(good.goods.goods_id)).toBeLessThan(ids.indexOf(cheap.goods.goods_id))
  expect(ids).not.toContain(silent.goods.goods_id)
  expect((await listed(call)).find(({ id }) => id === good.goods.goods_id)).toMatchObject({
    rate: '30.00',
    commission: '3.00',
  })
  const sellerAsShopper = await makeShopper(it.app)
  await it.app.ctx.db.pool.query('update stores set user_id = $2 where id = $1', [
    good.store.store_id,
    sellerAsShopper.id,
  ])
  expect((await listed(sellerAsShopper.call)).map(({ id }) => id)).not.toContain(good.goods.goods_id)
})

test('the platform limits the levels', async () => {
  const { save } = configRoutes.distribution
  expect(await fieldsOf(admin(save, { body: { levels: 4 as never } }))).toEqual({ levels: 'TOO_BIG' })
  await admin(save, { body: { levels: 1 } })
  const { call, id } = await makeShopper(it.app)
  await setInviter(it.app, (await makeShopper(it.app)).id, id)
  expect(await call(ownDistribution, {})).toMatchObject({ members: [1] })
  expect((await call(distributionMembers, { query: { lev: 1 } })).total).toBe(0)
  await admin(save, { body: { levels: 3 } })
  expect(await call(ownDistribution, {})).toMatchObject({ members: [1, 0, 0] })
})
