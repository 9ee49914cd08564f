import { moveOrder, payOrder } from '@fangshi/contract/orders'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { mintAdmin } from '../../../test/accounts.ts'
import { newKey, testApp, type TestApp } from '../../../test/app.ts'
import {
  buy,
  makeSeckill,
  newBuyer,
  piecesOf,
  type Buyer,
  type MadeSeckill,
} from '../../../test/activities/seckills.ts'
import { completePaid } from '../../../test/factories.ts'
import { age, setRate, settleAll } from '../../../test/settleable.ts'
import { audit } from '../../audit.ts'
import { inTx } from '../../kernel/db/tx.ts'
import type { Admin } from '../../kernel/http/who.ts'
import { grantRefund } from '../refunds/platform/grant-refund.ts'

/** The money of orders in a flash sale at 4.00, with a commission of 10 %, and what becomes of their pieces. */

let it: TestApp
let who: Admin
beforeAll(async () => {
  it = await testApp()
  who = { area: 'Admin', admin_id: (await mintAdmin(it)).admin_id, is_super: true }
  await setRate(it, 1000)
})
afterEach(async () => {
  expect(await audit(it.ctx.db)).toEqual([])
})
afterAll(() => it.close())

interface BoughtPieces {
  id: number
  buyer: Buyer
  sale: MadeSeckill
  group_no: string
}
async function placed(): Promise<BoughtPieces> {
  const sale = await makeSeckill(it)
  const buyer = await newBuyer(it, 10_000)
  const { group_no, order_id } = await buy(buyer, sale.sku_id, 2, '8.00')
  return { id: order_id[0] as number, buyer, sale, group_no }
}
async function paid(): Promise<BoughtPieces> {
  const order = await placed()
  const { buyer, group_no } = order
  const ticket = await buyer.ticket()
  await buyer.call(payOrder, { body: { group_no, method: 'balance', ticket } }, { key: newKey() })
  return order
}
async function settled(order: BoughtPieces): Promise<void> {
  await completePaid(it, { id: order.id, store: order.sale.store, shopper: order.buyer })
  await age(it, order.id, 16)
  await settleAll(it)
}
async function refund({ id }: BoughtPieces, buy_num: number): Promise<void> {
  const { rows } = await it.ctx.db.pool.query<{ id: number }>('select id from order_lines where order_id = $1', [id])
  const lines = [{ id: rows[0]?.id as number, buy_num }]
  await inTx(it.ctx.db, (tx) => grantRefund(tx, it.ctx, who, { id, lines, reason: '质量问题' }))
}

/** In cents: what the buyer can spend, what waits for the store, what the store has; and pieces of the pool and the buyer's. */
async function state({ id, buyer, sale }: BoughtPieces) {
  const sum = async (owner: 'user' | 'order' | 'store', of: number) => {
    const { rows } = await it.ctx.db.pool.query<{ cents: number }>(
      `select coalesce(sum(balance), 0)::int as cents from ledger_accounts
        where owner_kind = $1 and owner_id = $2 and kind <> 'points'`,
      [owner, of],
    )
    return rows[0]?.cents
  }
  const { rows } = await it.ctx.db.pool.query<{ pieces: number }>(
    'select pieces from activity_buyers where user_id = $1',
    [buyer.id],
  )
  return {
    buyer: await sum('user', buyer.id),
    escrow: await sum('order', id),
    store: await sum('store', sale.store.store_id),
    pool: (await piecesOf(it, sale.sku_id))?.pool,
    counted: rows[0]?.pieces,
  }
}

test('a cancelled order moves no money and gives its pieces back to the flash sale', async () => {
  const order = await placed()
  const { buyer, id } = order
  await buyer.call(moveOrder, { params: { id }, body: { action: 'cancel' } }, { key: newKey() })
  expect(await state(order)).toEqual({ buyer: 10_000, escrow: 0, store: 0, pool: '5/0', counted: 0 })
})

test('a part refund before shipping gives back the flash price of its pieces; the rest is settled', async () => {
  const order = await paid()
  expect(await state(order)).toEqual({ buyer: 9200, escrow: 800, store: 0, pool: '3/0', counted: 2 })
  await refund(order, 1)
  expect(await state(order)).toEqual({ buyer: 9600, escrow: 400, store: 0, pool: '4/0', counted: 1 })
  await settled(order)
  expect(await state(order)).toEqual({ buyer: 9600, escrow: 0, store: 360, pool: '4/0', counted: 1 })
})

test('a whole refund before shipping gives back all of it, and the pieces can be bought again', async () => {
  const order = await paid()
  await refund(order, 2)
  expect(await state(order)).toEqual({ buyer: 10_000, escrow: 0, store: 0, pool: '5/0', counted: 0 })
  await buy(order.buyer, order.sale.sku_id, 2, '8.00')
})

test('a refund after settlement takes it from the store, less its commission; delivered pieces stay sold', async () => {
  const order = await paid()
  await settled(order)
  expect(await state(order)).toEqual({ buyer: 9200, escrow: 0, store: 720, pool: '3/0', counted: 2 })
  await refund(order, 1)
  expect(await state(order)).toEqual({ buyer: 9600, escrow: 0, store: 360, pool: '3/0', counted: 2 })
  await refund(order, 1)
  expect(await state(order)).toEqual({ buyer: 10_000, escrow: 0, store: 0, pool: '3/0', counted: 2 })
})
