import * as backoffice from '@fangshi/contract/orders-backoffice'
import { getOrder, shipOrder } from '@fangshi/contract/orders'
import type { Call } from '@fangshi/contract/client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keyOf, openBackoffice, type Backoffice } from '../../../../test/access.ts'
import { mintShopper } from '../../../../test/accounts.ts'
import type { TestApp } from '../../../../test/app.ts'
import { loginSeller, makeExpress, makeStore, orderAt, type MadeOrder } from '../../../../test/factories.ts'
import { audit } from '../../../audit.ts'
import { inTx } from '../../../kernel/db/tx.ts'
import { createSession } from '../../accounts/public.ts'

let it: TestApp
let back: Backoffice
beforeAll(async () => {
  back = await openBackoffice()
  it = back.app
  await makeExpress(it.ctx.db)
})
afterAll(async () => {
  expect(await audit(it.ctx.db)).toEqual([])
  await it.close()
})

const sellerOf = async ({ store }: MadeOrder): Promise<Call> => (await loginSeller(it, store)).call
/** A sub-account of the store that may only list. */
async function staffOf({ store }: MadeOrder): Promise<Call> {
  const { pool } = it.ctx.db
  const { user_id } = await mintShopper(it, { belong_id: store.user_id })
  await pool.query(
    `with r as (insert into roles (area, store_id, name) values ('Seller', $1, 'lists') returning id),
          h as (insert into user_roles (user_id, role_id) select $2, id from r)
     insert into role_permissions (role_id, permission_id) select r.id, p.id from r, permissions p
      where p.apis = 'Seller.orders.index'`,
    [store.store_id, user_id],
  )
  const { token } = await inTx(it.ctx.db, (tx) => createSession(tx, { area: 'Seller', user_id }, it.ctx.now()))
  return it.as(token, 'Seller')
}
const receiver = {
  receive_name: '王宁',
  receive_tel: '13900000002',
  receive_area: '浙江省杭州市西湖区',
  receive_address: '文二路 2 号',
}
const parcel = { delivery_code: 'SF', delivery_no: 'SF1234567890' }
const moneyOf = async (userId: number): Promise<number> =>
  (
    await it.ctx.db.pool.query<{ balance: number }>(
      `select balance from ledger_accounts where owner_kind = 'user' and owner_id = $1 and kind = 'prepaid'`,
      [userId],
    )
  ).rows[0]?.balance as number
const stockOf = async (order: MadeOrder) =>
  (await it.ctx.db.pool.query('select on_hand, reserved from skus where id = $1', [order.goods.sku_ids[0]])).rows[0]

describe('the lists', () => {
  test('show a store its own orders, with lines, parcels and what can be done', async () => {
    const store = await makeStore(it.ctx.db)
    const order = await orderAt(it, 'waiting_delivery', { store })
    const sent = await orderAt(it, 'waiting_receipt', { store })
    await orderAt(it, 'waiting_delivery')
    const seller = await sellerOf(order)
    const { data, total } = await seller(backoffice.sellerOrders.index, {})
    expect([total, data.map(({ id }) => id)]).toEqual([2, [sent.id, order.id]])
    expect(data[1]).toMatchObject({
      order_no: order.order_no,
      order_status: 'waiting_delivery',
      order_name: '青瓷茶杯',
      buy_num: 2,
      order_goods: [{ goods_price: '10.00', parcel_id: null }],
      goods_money: '20.00',
      freight_money: '6.00',
      total_price: '26.00',
      receive_name: '林晓',
      shop_remark: '',
      parcels: [],
      actions: ['ship', 'edit_receiver'],
    })
    expect(data[0]).toMatchObject({ parcels: [{ express_name: '顺丰速运' }], actions: [] })
    expect(data[0]).not.toHaveProperty('steps')
    const waiting = await seller(backoffice.waitingOrders.index, {})
    expect(waiting.data.map(({ id }) => id)).toEqual([order.id])
    expect(await keyOf(seller(backoffice.waitingOrders.show, { params: { id: sent.id } }))).toBe('NOT_FOUND')
    const counts = await seller(backoffice.countSellerOrders, {})
    expect(counts.filter(({ count }) => count)).toEqual([
      { order_status: 'waiting_delivery', count: 1 },
      { order_status: 'waiting_receipt', count: 1 },
    ])
    expect(await seller(backoffice.sellerExpresses, {})).toContainEqual({ code: 'SF', name: '顺丰速运' })
  })

  test('are found by number, state, day, buyer and goods', async () => {
    const order = await orderAt(it, 'waiting_delivery')
    const seller = await sellerOf(order)
    const find = async (query: Record<string, string>) => (await seller(backoffice.sellerOrders.index, { query })).total
    const { rows } = await it.ctx.db.pool.query<{ nickname: string }>('select nickname from users where id = $1', [
      order.shopper.id,
    ])
    const nickname = rows[0]?.nickname as string
    expect(await find({ order_no: `${order.order_no.slice(0, 20)}|likeRight` })).toBe(1)
    expect(await find({ order_no: `${order.order_no.slice(1)}|likeRight` })).toBe(0)
    expect(await find({ order_status: 'waiting_delivery,waiting_group|in' })).toBe(1)
    expect(await find({ order_status: 'cancelled' })).toBe(0)
    expect(await find({ nickname: `${nickname.slice(2)}|like` })).toBe(1)
    expect(await find({ nickname: '无此人|like' })).toBe(0)
    expect(await find({ order_name: 'celadon|like' })).toBe(1)
    expect(await find({ order_name: '铁壶|like' })).toBe(0)
    expect(await find({ created_at: '2020-01-01,2020-01-02|between' })).toBe(0)
    const wrong = seller(backoffice.sellerOrders.index, { query: { order_status: 'lost' } })
    await expect(wrong).rejects.toMatchObject({ code: 422, fields: { order_status: 'FILTER_INVALID' } })
  })

  test('are found by the names of goods, however many are called so', async () => {
    const order = await orderAt(it, 'waiting_delivery')
    const sent = await orderAt(it, 'waiting_receipt', { store: order.store })
    const other = await orderAt(it, 'waiting_delivery')
    const seller = await sellerOf(order)
    const find = async (index: typeof backoffice.sellerOrders.index, query: Record<string, string> = {}) =>
      (await seller(index, { query: { order_name: '青瓷|like', ...query } })).data.map(({ id }) => id)
    const expectFound = async () => {
      expect(await find(backoffice.sellerOrders.index)).toEqual([sent.id, order.id])
      expect(await find(backoffice.sellerOrders.index, { order_status: 'waiting_receipt' })).toEqual([sent.id])
      expect(await find(backoffice.waitingOrders.index)).toEqual([order.id])
      const query = { order_name: '青瓷|like', order_no: `${order.order_no}|likeRight` }
      expect((await back.boss(backoffice.adminOrders.index, { query })).data.map(({ id }) => id)).toEqual([order.id])
    }
    await expectFound()
    const ofAll = (await back.boss(backoffice.adminOrders.index, { query: { order_name: '青瓷|like' } })).data
    expect(ofAll.map(({ id }) => id)).toEqual(expect.arrayContaining([other.id, sent.id, order.id]))
    await it.ctx.db.pool.query(
      `insert into goods (store_id, class_id, class_path, goods_no, name, subname, images, content, shelf)
       select store_id, class_id, class_path, goods_no || '-' || n, name, subname, images, content, shelf
         from goods, generate_series(1, 600) n where id = $1`,
      [order.goods.goods_id],
    )
    await expectFound()
  })

  test('are ordered by time, number, state and payment, also those of one day', async () => {
    const order = await orderAt(it, 'waiting_delivery')
    const seller = await sellerOf(order)
    await orderAt(it, 'waiting_payment', { store: order.store })
    await orderAt(it, 'waiting_receipt', { store: order.store })
    for (const sort of backoffice.sellerOrders.sorts) {
      const ids = async (by: string) =>
        (await seller(backoffice.sellerOrders.index, { query: { sort: by } })).data.map(({ id }) => id)
      const up = await ids(sort)
      expect(up, sort).toHaveLength(3)
      expect((await ids(`-${sort}`)).toReversed(), sort).toEqual(up)
    }
    const unknown = seller(backoffice.sellerOrders.index, { query: { sort: 'receive_tel' } })
    await expect(unknown).rejects.toMatchObject({ fields: { sort: 'FILTER_INVALID' } })
  })

  test('give the platform all stores and a single view with steps and history, but not the shop’s note', async () => {
    const order = await orderAt(it, 'waiting_payment')
    const shown = await back.boss(backoffice.adminOrders.show, { params: { id: order.id } })
    expect(shown).toMatchObject({
      actions: ['cancel'],
      steps: [{ kind: 'goods' }, { kind: 'freight' }],
      history: [{ status: 'waiting_payment', by: 'shopper' }],
    })
    expect(shown).not.toHaveProperty('shop_remark')
    const { data } = await back.boss(backoffice.adminOrders.index, {
      query: { store_name: `${shown.store_name}|like` },
    })
    expect(data.map(({ id }) => id)).toEqual([order.id])
    expect((await back.boss(backoffice.countAdminOrders, {})).length).toBeGreaterThan(5)
    expect((await back.boss(backoffice.adminExpresses, {})).length).toBeGreaterThan(0)
  })
})

describe('an order of another store', () => {
  test('is not there, and nothing of it changes', async () => {
    const order = await orderAt(it, 'waiting_delivery')
    const stranger = await sellerOf(await orderAt(it, 'waiting_delivery'))
    const params = { id: order.id }
    expect(await keyOf(stranger(backoffice.sellerOrders.show, { params }))).toBe('NOT_FOUND')
    expect(await keyOf(stranger(backoffice.editReceiver, { params, body: receiver }))).toBe('ORDER_NOT_FOUND')
    expect(await keyOf(stranger(backoffice.editShopRemark, { params, body: { shop_remark: 'x' } }))).toBe(
      'ORDER_NOT_FOUND',
    )
    expect(await keyOf(stranger(shipOrder, { params, body: parcel }))).toBe('ORDER_NOT_FOUND')
    const seen = await (await sellerOf(order))(backoffice.sellerOrders.show, { params })
    expect(seen).toMatchObject({ receive_name: '林晓', shop_remark: '', parcels: [] })
  })

  test('and guests and staff without the right are refused', async () => {
    const order = await orderAt(it, 'waiting_delivery')
    const params = { id: order.id }
    const guest = it.as(null, 'Seller')
    const staff = await staffOf(order)
    expect((await staff(backoffice.sellerOrders.index, {})).total).toBe(1)
    for (const [call, key] of [
      [guest, 'NOT_LOGGED_IN'],
      [staff, 'FORBIDDEN'],
    ] as const) {
      expect(await keyOf(call(backoffice.waitingOrders.index, {}))).toBe(key)
      expect(await keyOf(call(backoffice.editReceiver, { params, body: receiver }))).toBe(key)
      expect(await keyOf(call(backoffice.editShopRemark, { params, body: { shop_remark: 'x' } }))).toBe(key)
      expect(await keyOf(call(shipOrder, { params, body: parcel }))).toBe(key)
    }
    const clerk = (await back.clerk({ rights: ['Admin.orders.index'] })).call
    expect(await keyOf(clerk(backoffice.cancelOrder, { params, body: { reason: 'x' } }))).toBe('FORBIDDEN')
    expect(await keyOf(clerk(backoffice.shipAsAdmin, { params, body: parcel }))).toBe('FORBIDDEN')
  })
})

describe('the receiver', () => {
  test('is changed before shipping, with a trace, and not after', async () => {
    const order = await orderAt(it, 'waiting_delivery')
    const seller = await sellerOf(order)
    const params = { id: order.id }
    const wrong = seller(backoffice.editReceiver, { params, body: { ...receiver, receive_tel: '12' } })
    await expect(wrong).rejects.toMatchObject({ fields: { receive_tel: 'PHONE_INVALID' } })
    expect(await seller(backoffice.editReceiver, { params, body: receiver })).toEqual(receiver)
    expect(await order.shopper.call(getOrder, { params })).toMatchObject(receiver)
    expect(await back.auditOf('Seller.orders.receiver', order.order_no)).toMatchObject([
      { before: { receive_name: '林晓' }, after: receiver },
    ])
    await seller(shipOrder, { params, body: parcel })
    expect(await keyOf(seller(backoffice.editReceiver, { params, body: receiver }))).toBe('ORDER_MOVE_REFUSED')
    const unpaid = await orderAt(it, 'waiting_payment')
    const refused = (await sellerOf(unpaid))(backoffice.editReceiver, { params: { id: unpaid.id }, body: receiver })
    expect(await keyOf(refused)).toBe('ORDER_MOVE_REFUSED')
  })
})

test('the shop’s note is the shop’s alone', async () => {
  const order = await orderAt(it, 'waiting_receipt')
  const seller = await sellerOf(order)
  const params = { id: order.id }
  await seller(backoffice.editShopRemark, { params, body: { shop_remark: '易碎，多垫一层' } })
  expect((await seller(backoffice.sellerOrders.show, { params })).shop_remark).toBe('易碎，多垫一层')
  expect(JSON.stringify(await order.shopper.call(getOrder, { params }))).not.toContain('易碎')
})

describe('the platform', () => {
  test('cancels a paid order: money and stock go back, once, and both sides read why', async () => {
    const order = await orderAt(it, 'waiting_delivery')
    const params = { id: order.id }
    const body = { reason: '商家无货' }
    expect(await keyOf(back.boss(backoffice.cancelOrder, { params, body: { reason: '' } }))).toBe('INVALID_INPUT')
    expect(await back.boss(backoffice.cancelOrder, { params, body })).toEqual({
      order_no: order.order_no,
      order_status: 'after_sale_completed',
      refunded: '26.00',
    })
    expect(await keyOf(back.boss(backoffice.cancelOrder, { params, body }))).toBe('ORDER_MOVE_REFUSED')
    expect([await moneyOf(order.shopper.id), await stockOf(order)]).toEqual([1_000_000, { on_hand: 100, reserved: 0 }])
    const seen = await order.shopper.call(getOrder, { params })
    expect(seen).toMatchObject({ order_status: 'after_sale_completed', actions: ['buy_again'] })
    expect(seen.history.at(-1)).toMatchObject({ status: 'after_sale_completed', by: 'admin', reason: '商家无货' })
    const trace = await back.auditOf('Admin.orders.cancel', order.order_no)
    expect(trace).toMatchObject([{ before: { order_status: 'waiting_delivery' }, after: { refunded: '26.00' } }])
  })

  test('cancels an unpaid group, and nothing of which a part is sent', async () => {
    const unpaid = await orderAt(it, 'waiting_payment')
    const body = { reason: '地址不符' }
    expect(await back.boss(backoffice.cancelOrder, { params: { id: unpaid.id }, body })).toMatchObject({
      refunded: '0.00',
    })
    expect(await stockOf(unpaid)).toEqual({ on_hand: 100, reserved: 0 })
    const sent = await orderAt(it, 'waiting_receipt')
    expect(await keyOf(back.boss(backoffice.cancelOrder, { params: { id: sent.id }, body }))).toBe('ORDER_MOVE_REFUSED')
    expect(await keyOf(back.boss(backoffice.cancelOrder, { params: { id: 999_999 }, body }))).toBe('ORDER_NOT_FOUND')
  })

  test('changes the receiver of an order of any store before shipping', async () => {
    const order = await orderAt(it, 'waiting_delivery')
    const params = { id: order.id }
    expect((await back.boss(backoffice.adminOrders.show, { params })).actions).toContain('edit_receiver')
    const wrong = back.boss(backoffice.editReceiverAsAdmin, { params, body: { ...receiver, receive_name: '' } })
    await expect(wrong).rejects.toMatchObject({ fields: { receive_name: 'REQUIRED' } })
    expect(await back.boss(backoffice.editReceiverAsAdmin, { params, body: receiver })).toEqual(receiver)
    expect(await order.shopper.call(getOrder, { params })).toMatchObject(receiver)
    expect(await back.auditOf('Admin.orders.receiver', order.order_no)).toMatchObject([{ after: receiver }])
    const clerk = (await back.clerk({ rights: ['Admin.orders.ship'] })).call
    expect(await keyOf(clerk(backoffice.editReceiverAsAdmin, { params, body: receiver }))).toBe('FORBIDDEN')
    const missing = back.boss(backoffice.editReceiverAsAdmin, { params: { id: 999_999 }, body: receiver })
    expect(await keyOf(missing)).toBe('ORDER_NOT_FOUND')
    await back.boss(backoffice.shipAsAdmin, { params, body: parcel })
    expect(await keyOf(back.boss(backoffice.editReceiverAsAdmin, { params, body: receiver }))).toBe(
      'ORDER_MOVE_REFUSED',
    )
  })

  test('ships an order of any store', async () => {
    const order = await orderAt(it, 'waiting_delivery')
    const params = { id: order.id }
    const done = await back.boss(backoffice.shipAsAdmin, { params, body: parcel })
    expect(done.order_status).toBe('waiting_receipt')
    expect((await order.shopper.call(getOrder, { params })).history.at(-1)?.by).toBe('admin')
  })
})
