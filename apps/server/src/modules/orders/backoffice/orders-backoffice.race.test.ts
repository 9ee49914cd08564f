import { addToCart } from '@fangshi/contract/cart'
import { createOrder, getOrder, payOrder, shipOrder } from '@fangshi/contract/orders'
import { cancelOrder } from '@fangshi/contract/orders-backoffice'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { keyOf } from '../../../../test/access.ts'
import { mintAdmin, mintStaff } from '../../../../test/accounts.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import {
  loginSeller,
  makeAddress,
  makeExpress,
  makeGoods,
  makeShopper,
  makeStore,
  orderAt,
} from '../../../../test/factories.ts'
import { prepareModules } from '../../../app.ts'
import { audit } from '../../../audit.ts'
import { inTx } from '../../../kernel/db/tx.ts'

vi.setConfig({ testTimeout: 120_000 }) // on a busy machine

let it: TestApp
beforeAll(async () => {
  it = await testApp()
  await inTx(it.ctx.db, (tx) => prepareModules(tx, it.ctx))
  await makeExpress(it.ctx.db)
})
afterAll(async () => {
  expect(await audit(it.ctx.db)).toEqual([])
  await it.close()
})

const parcel = (n: number) => ({ delivery_code: 'SF', delivery_no: `SF00000000${n}` })
const stateOf = async (id: number) =>
  (
    await it.ctx.db.pool.query<{ status: string; parcels: number; moves: number }>(
      `select status, (select count(*)::int from parcels where order_id = o.id) as parcels,
              (select count(*)::int from order_history where order_id = o.id) as moves from orders o where id = $1`,
      [id],
    )
  ).rows[0]

test('of many who ship the same order at once one wins', async () => {
  const { id, store } = await orderAt(it, 'waiting_delivery')
  const { call } = await loginSeller(it, store)
  const tries = Array.from({ length: 8 }, (_, n) => keyOf(call(shipOrder, { params: { id }, body: parcel(n) })))
  const keys = (await Promise.all(tries)).toSorted()
  expect(keys).toEqual([...Array.from({ length: 7 }, () => 'ORDER_MOVE_REFUSED'), 'ok'])
  expect(await stateOf(id)).toEqual({ status: 'waiting_receipt', parcels: 1, moves: 3 })
})

test('of two who send the same goods in parcels of their own one wins, the other is told why', async () => {
  const store = await makeStore(it.ctx.db)
  const shopper = await makeShopper(it, { money_cents: 10_000 })
  const address_id = await makeAddress(it.ctx.db, shopper.id)
  const carts: number[] = []
  for (let n = 0; n < 2; n++) {
    const { sku_ids } = await makeGoods(it.ctx.db, store.store_id)
    carts.push((await shopper.call(addToCart, { body: { sku_id: sku_ids[0] as number, buy_num: 1 } })).cart_id)
  }
  const body = { params: `cart-${carts.join('-')}`, address_id, total_price: '26.00' }
  const { group_no, order_id } = await shopper.call(createOrder, { body })
  await shopper.call(payOrder, { body: { group_no, method: 'balance', ticket: await shopper.ticket() } })
  const id = order_id[0] as number
  const { order_goods } = await shopper.call(getOrder, { params: { id } })
  const line_ids = [order_goods[0]?.id as number]
  const rights = ['Seller.orders.ship']
  const staff = await Promise.all(
    [1, 2].map(async () => it.as((await mintStaff(it, store, { rights })).token, 'Seller')),
  )
  const tries = staff.map((call, n) => keyOf(call(shipOrder, { params: { id }, body: { ...parcel(n), line_ids } })))
  expect((await Promise.all(tries)).toSorted()).toEqual(['LINES_SENT', 'ok'])
  // The other goods are still to be sent, and the parcel that lost is not there.
  expect(await stateOf(id)).toEqual({ status: 'waiting_delivery', parcels: 1, moves: 2 })
})

test('of shipping and cancelling one wins, and money goes back once', async () => {
  const admin = it.as((await mintAdmin(it)).token, 'Admin')
  for (let round = 0; round < 8; round++) {
    const { id, store, shopper, goods } = await orderAt(it, 'waiting_delivery')
    const { call } = await loginSeller(it, store)
    const ship = () => keyOf(call(shipOrder, { params: { id }, body: parcel(round) }))
    const cancel = () => keyOf(admin(cancelOrder, { params: { id }, body: { reason: '测试' } }))
    const keys = await Promise.all(round % 2 ? [ship(), cancel(), cancel()] : [cancel(), ship(), cancel()])
    expect(keys.toSorted()).toEqual(['ORDER_MOVE_REFUSED', 'ORDER_MOVE_REFUSED', 'ok'])
    const state = await stateOf(id)
    const { rows } = await it.ctx.db.pool.query<{ money: number; on_hand: number }>(
      `select (select balance from ledger_accounts where owner_kind = 'user' and owner_id = $1 and kind = 'prepaid') as money,
              (select on_hand from skus where id = $2) as on_hand`,
      [shopper.id, goods.sku_ids[0]],
    )
    if (state?.status === 'after_sale_completed') {
      expect([state.parcels, rows[0]]).toEqual([0, { money: 1_000_000, on_hand: 100 }])
    } else {
      expect(state).toEqual({ status: 'waiting_receipt', parcels: 1, moves: 3 })
      expect(rows[0]).toEqual({ money: 997_400, on_hand: 98 })
    }
  }
})
