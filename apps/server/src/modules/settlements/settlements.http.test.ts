import type { Call } from '@fangshi/contract/client'
import { sellerOrders } from '@fangshi/contract/orders-backoffice'
import {
  adminSettledOrders,
  adminSettlements,
  sellerSettledOrders,
  sellerSettlements,
  settleNow,
  settlementState,
} from '@fangshi/contract/settlements'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keyOf, openBackoffice, type Backoffice } from '../../../test/access.ts'
import { mintAdmin, mintClerk } from '../../../test/accounts.ts'
import { loginSeller, makeStore, type MadeStore } from '../../../test/factories.ts'
import { setRate, settleableOrder } from '../../../test/settleable.ts'
import { settlementTimer } from './settlement.timers.ts'

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

test('an administrator settles now: once, noted in the audit log, and the statement explains itself', async () => {
  await settlementTimer.run(it.app.ctx)
  expect(await keyOf(admin(settleNow, {}))).toBe('NOTHING_TO_SETTLE')
  await setRate(it.app, 500)
  const first = await settleableOrder(it.app, { store })
  await setRate(it.app, 1000)
  await settleableOrder(it.app, { store })
  expect(await admin(settlementState, {})).toMatchObject({ due: 2, running: false })
  const begun = await admin(settleNow, {}, { key: 'settle-now-once' })
  expect(await admin(settleNow, {}, { key: 'settle-now-once' })).toEqual(begun)
  expect(await keyOf(admin(settleNow, {}))).toBe('SETTLEMENT_RUNNING')
  expect(await admin(settlementState, {})).toMatchObject({ due: 2, running: true, last: begun })
  await settlementTimer.run(it.app.ctx)
  expect(await admin(settlementState, {})).toMatchObject({ due: 0, running: false })
  const { rows } = await it.app.ctx.db.pool.query('select target from audit_logs where action = $1', [settleNow.right])
  expect(rows).toEqual([{ target: begun.settlement_no }])

  const { data } = await admin(adminSettlements.index, { query: { store_id: String(store.store_id) } })
  expect(data).toMatchObject([
    { ...begun, state: 'closed', orders: 2, paid: '52.00', refunded: '0.00', commission: '3.00', settled: '49.00' },
  ])
  const id = data[0]?.id as number
  const detail = await owner(sellerSettlements.show, { params: { id } })
  expect(detail).toMatchObject({
    opening: '0.00',
    closing: '49.00',
    opening_money: '0.00',
    opening_debt: '0.00',
    closing_money: '49.00',
    closing_debt: '0.00',
    movements: [{ event: 'settlement', name: '订单结算', count: 2, amount: '49.00' }],
    since: null,
    waiting_days: 7,
  })
  const orders = await owner(sellerSettledOrders, { params: { id } })
  expect(orders).toMatchObject({ total: 2, last_page: 1 })
  expect(orders.data[0]).toMatchObject({
    order_id: first.id,
    order_no: first.order_no,
    paid: '26.00',
    freight: '6.00',
    commission: '1.00',
    settled: '25.00',
    rules: [{ scope: 'global', rate: '5.00', base: '20.00', commission: '1.00' }],
  })
  expect(await admin(adminSettledOrders, { params: { id } })).toEqual(orders)
  expect(await owner(sellerOrders.show, { params: { id: first.id } })).toMatchObject({
    settled_at: expect.stringMatching(/^\d{4}-/) as string,
    commissions: [{ scope: 'global', rate: '5.00', amount: '1.00' }],
  })
})

test('a store reads its own statements alone', async () => {
  const { data, total } = await owner(sellerSettlements.index, {})
  expect(total).toBe(1)
  expect(data[0]).not.toHaveProperty('store_name')
  const params = { id: data[0]?.id as number }
  expect((await stranger(sellerSettlements.index, {})).total).toBe(0)
  expect(await keyOf(stranger(sellerSettlements.show, { params }))).toBe('NOT_FOUND')
  expect(await keyOf(stranger(sellerSettledOrders, { params }))).toBe('NOT_FOUND')
  expect(await keyOf(admin(adminSettledOrders, { params: { id: 999_999 } }))).toBe('NOT_FOUND')
})

test('wrong filters are refused, and so is whoever has no right', async () => {
  const refused = admin(adminSettlements.index, { query: { state: 'paid' } })
  await expect(refused).rejects.toMatchObject({ fields: { state: 'FILTER_INVALID' } })
  await expect(owner(sellerSettlements.index, { query: { store_id: '1' } })).rejects.toMatchObject({ code: 422 })
  expect(await keyOf(it.app.as(null, 'Admin')(adminSettlements.index, {}))).toBe('NOT_LOGGED_IN')
  expect(await keyOf(it.app.as(null, 'Seller')(sellerSettlements.index, {}))).toBe('NOT_LOGGED_IN')
  const clerk = it.app.as((await mintClerk(it.app, {})).token, 'Admin')
  expect(await keyOf(clerk(adminSettlements.index, {}))).toBe('FORBIDDEN')
  expect(await keyOf(clerk(settleNow, {}))).toBe('FORBIDDEN')
  expect(await keyOf(clerk(settlementState, {}))).toBe('FORBIDDEN')
})
