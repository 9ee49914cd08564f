import { addToCart } from '@fangshi/contract/cart'
import { createOrder, moveOrder, payOrder } from '@fangshi/contract/orders'
import { afterEach, beforeAll, afterAll, expect, test, vi } from 'vitest'
import { newKey, testApp, type TestApp } from '../../../../test/app.ts'
import {
  makeAddress,
  makeGoods,
  makeShopper,
  makeStore,
  orderAt,
  type MadeShopper,
} from '../../../../test/factories.ts'
import { audit } from '../../../audit.ts'

vi.setConfig({ testTimeout: 120_000 }) // on a busy machine

let it: TestApp
beforeAll(async () => {
  it = await testApp()
})
afterEach(async () => {
  expect(await audit(it.ctx.db)).toEqual([])
})
afterAll(() => it.close())

const keysOf = (results: PromiseSettledResult<unknown>[]): Record<string, number> => {
  const counts: Record<string, number> = {}
  for (const result of results) {
    const key = result.status === 'fulfilled' ? 'ok' : ((result.reason as { key?: string }).key ?? 'unforeseen')
    counts[key] = (counts[key] ?? 0) + 1
  }
  return counts
}
const stockOf = async (id: number) =>
  (await it.ctx.db.pool.query('select on_hand, reserved from skus where id = $1', [id])).rows[0]

interface Buyer extends MadeShopper {
  address_id: number
}
const newBuyers = (count: number, money_cents = 0): Promise<Buyer[]> =>
  Promise.all(
    Array.from({ length: count }, async () => {
      const shopper = await makeShopper(it, { money_cents })
      return { ...shopper, address_id: await makeAddress(it.ctx.db, shopper.id) }
    }),
  )
const buy = ({ call, address_id }: Buyer, params: string, total_price: string, again = true) =>
  call(createOrder, { body: { params, address_id, total_price, again } })

test('64 buyers at once get exactly the 100 pieces there are', async () => {
  const { store_id } = await makeStore(it.ctx.db)
  const { sku_ids } = await makeGoods(it.ctx.db, store_id)
  const sku_id = sku_ids[0] as number
  const buyers = await newBuyers(64)
  // Half of them buy directly, half from the cart; each tries three times.
  const tries = buyers.flatMap((buyer, index) =>
    [1, 2, 3].map(async () => {
      if (index % 2) return buy(buyer, `sku-${sku_id}x1`, '16.00')
      const { cart_id, buy_num } = await buyer.call(addToCart, { body: { sku_id, buy_num: 1 } })
      if (buy_num > 1) throw Object.assign(new Error('grown'), { key: 'grown' })
      return buy(buyer, `cart-${cart_id}`, '16.00')
    }),
  )
  const served = (await Promise.allSettled(tries)).filter(({ status }) => status === 'fulfilled').length
  const rest = await Promise.allSettled(
    Array.from({ length: 64 }, (_, i) => buy(buyers[i] as Buyer, `sku-${sku_id}x1`, '16.00')),
  )
  const { ok = 0, STOCK_SHORT = 0 } = keysOf(rest)
  expect([served + ok, ok + STOCK_SHORT]).toEqual([100, 64])
  expect(await stockOf(sku_id)).toEqual({ on_hand: 100, reserved: 100 })
  const { rows } = await it.ctx.db.pool.query('select count(*)::int as n from order_lines where sku_id = $1', [sku_id])
  expect(rows[0]).toEqual({ n: 100 })
  // There was no deadlock: retries would hide one and take a second each.
  const deadlocks = 'select deadlocks from pg_stat_database where datname = current_database()'
  expect((await it.ctx.db.pool.query(deadlocks)).rows[0]).toEqual({ deadlocks: 0 })
})

test('a crowd that clicks twice on one SKU gets one order each, and the first answer twice', async () => {
  const { store_id } = await makeStore(it.ctx.db)
  const sku_id = (await makeGoods(it.ctx.db, store_id)).sku_ids[0] as number
  const buyers = await newBuyers(24)
  const answers = await Promise.all(
    buyers.map(({ call, address_id }) => {
      const key = newKey()
      const body = { params: `sku-${sku_id}x1`, address_id, total_price: '16.00' }
      return Promise.all([1, 2, 3].map(() => call(createOrder, { body }, { key })))
    }),
  )
  for (const [first, ...repeated] of answers) expect(repeated).toEqual([first, first])
  expect(new Set(answers.map(([first]) => first?.group_no)).size).toBe(24)
  expect(await stockOf(sku_id)).toEqual({ on_hand: 100, reserved: 24 })
})

test('carts of two stores in either order neither oversell nor deadlock', async () => {
  const { db } = it.ctx
  const [a, b] = [await makeStore(db), await makeStore(db)]
  const first = (await makeGoods(db, a.store_id, { skus: [{ on_hand: 30 }] })).sku_ids[0] as number
  const second = (await makeGoods(db, b.store_id, { skus: [{ on_hand: 20 }] })).sku_ids[0] as number
  const buyers = await newBuyers(40)
  const results = await Promise.allSettled(
    buyers.map(async (buyer, index) => {
      const ids: number[] = []
      for (const sku_id of index % 2 ? [first, second] : [second, first]) {
        ids.push((await buyer.call(addToCart, { body: { sku_id, buy_num: 1 } })).cart_id)
      }
      return buy(buyer, `cart-${ids.join('-')}`, '32.00')
    }),
  )
  expect(keysOf(results)).toEqual({ ok: 20, STOCK_SHORT: 20 })
  expect([await stockOf(first), await stockOf(second)]).toEqual([
    { on_hand: 30, reserved: 20 },
    { on_hand: 20, reserved: 20 },
  ])
})

test('two checkouts of one cart line make one order', async () => {
  const { store_id } = await makeStore(it.ctx.db)
  const sku_id = (await makeGoods(it.ctx.db, store_id)).sku_ids[0] as number
  const [buyer] = (await newBuyers(1)) as [Buyer]
  const { cart_id } = await buyer.call(addToCart, { body: { sku_id, buy_num: 1 } })
  const results = await Promise.allSettled(Array.from({ length: 8 }, () => buy(buyer, `cart-${cart_id}`, '16.00')))
  expect(keysOf(results)).toEqual({ ok: 1, ORDER_REPEATED: 7 })
})

test('buying the same without the cart and from it, at once, makes one order', async () => {
  const { store_id } = await makeStore(it.ctx.db)
  const sku_id = (await makeGoods(it.ctx.db, store_id)).sku_ids[0] as number
  const [buyer] = (await newBuyers(1)) as [Buyer]
  const { cart_id } = await buyer.call(addToCart, { body: { sku_id, buy_num: 1 } })
  const ways = Array.from({ length: 8 }, (_, i) => (i % 2 ? `cart-${cart_id}` : `sku-${sku_id}x1`))
  const results = await Promise.allSettled(ways.map((params) => buy(buyer, params, '16.00', false)))
  expect(keysOf(results)).toEqual({ ok: 1, ORDER_REPEATED: 7 })
  expect(await stockOf(sku_id)).toEqual({ on_hand: 100, reserved: 1 })
})

test('of paying and cancelling one wins, and money and stock follow it', async () => {
  const orders = await Promise.all(Array.from({ length: 12 }, () => orderAt(it, 'waiting_payment')))
  for (const [index, { id, group_no, shopper, goods }] of orders.entries()) {
    const ticket = await shopper.ticket()
    const pay = () => shopper.call(payOrder, { body: { group_no, method: 'balance', ticket } })
    const cancel = () => shopper.call(moveOrder, { params: { id }, body: { action: 'cancel' } })
    const moves = index % 2 ? [pay(), cancel(), pay()] : [cancel(), pay(), cancel()]
    const counts = keysOf(await Promise.allSettled(moves))
    expect(counts.ok).toBe(1)
    expect((counts.ORDER_NOT_PAYABLE ?? 0) + (counts.ORDER_MOVE_REFUSED ?? 0)).toBe(2)
    const { rows } = await it.ctx.db.pool.query<{ status: string; money: number }>(
      `select status, (select balance from ledger_accounts
                        where owner_kind = 'user' and owner_id = user_id and kind = 'prepaid') as money
         from orders where id = $1`,
      [id],
    )
    const stock = await stockOf(goods.sku_ids[0] as number)
    if (rows[0]?.status === 'cancelled') {
      expect([rows[0].money, stock]).toEqual([1_000_000, { on_hand: 100, reserved: 0 }])
    } else {
      expect(rows[0]).toEqual({ status: 'waiting_delivery', money: 997_400 })
      expect(stock).toEqual({ on_hand: 98, reserved: 0 })
    }
  }
})

test('50 payments of one wallet at once never pass its balance', async () => {
  const shopper = await makeShopper(it, { money_cents: 20 * 2600 + 2599 })
  const store = await makeStore(it.ctx.db)
  const groups: string[] = []
  for (let i = 0; i < 50; i++) groups.push((await orderAt(it, 'waiting_payment', { shopper, store })).group_no)
  const ticket = await shopper.ticket()
  const results = await Promise.allSettled(
    groups.map((group_no) => shopper.call(payOrder, { body: { group_no, method: 'balance', ticket } })),
  )
  expect(keysOf(results)).toEqual({ ok: 20, BALANCE_SHORT: 30 })
})

test('a parcel is received once', async () => {
  const { id, shopper } = await orderAt(it, 'waiting_receipt')
  const results = await Promise.allSettled(
    Array.from({ length: 8 }, () => shopper.call(moveOrder, { params: { id }, body: { action: 'receive' } })),
  )
  expect(keysOf(results)).toEqual({ ok: 1, ORDER_MOVE_REFUSED: 7 })
})
