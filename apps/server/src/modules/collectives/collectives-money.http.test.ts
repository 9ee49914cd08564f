import { moveOrder } from '@fangshi/contract/orders'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { mintAdmin } from '../../../test/accounts.ts'
import {
  makeCollective,
  moneyOf,
  openGroup,
  pay,
  seatFor,
  type MadeCollective,
  type Seated,
} from '../../../test/activities/collectives.ts'
import { buy, hour, newBuyer, piecesOf } from '../../../test/activities/seckills.ts'
import { newKey, testApp, type TestApp } from '../../../test/app.ts'
import { completePaid } from '../../../test/factories.ts'
import { age, setRate, settleAll } from '../../../test/settleable.ts'
import { audit } from '../../audit.ts'
import { inTx } from '../../kernel/db/tx.ts'
import type { Admin } from '../../kernel/http/who.ts'
import { endGroups } from '../refunds/groups/end-groups.timers.ts'
import { grantRefund } from '../refunds/platform/grant-refund.ts'

/** The money of orders of two pieces at the group price of 8.00, with a commission of 10 %, and what becomes of their pieces. */

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

interface BoughtSeat extends Seated {
  made: MadeCollective
}
/** Two pieces in a group that one more person completes. */
async function paid(): Promise<BoughtSeat & { group: string }> {
  const made = await makeCollective(it, { people: 2 })
  const buyer = await newBuyer(it, 10_000)
  const placed = await buy(buyer, made.sku_id, 2, '16.00', { collective: { id: made.id } })
  await pay(buyer, placed)
  const { rows } = await it.ctx.db.pool.query<{ group_no: string }>(
    'select group_no from collective_groups order by id desc limit 1',
  )
  return {
    made,
    buyer,
    order_id: placed.order_id[0] as number,
    group_no: placed.group_no,
    group: rows[0]?.group_no as string,
  }
}
/** The same in a completed group. */
async function completed(): Promise<BoughtSeat> {
  const order = await paid()
  const other = await newBuyer(it, 800)
  await pay(other, await seatFor(other, order.made, order.group))
  return order
}
async function settled({ order_id, made, buyer }: BoughtSeat): Promise<void> {
  await completePaid(it, { id: order_id, store: made.store, shopper: buyer })
  await age(it, order_id, 16)
  await settleAll(it)
}
async function refund({ order_id }: BoughtSeat, buy_num: number): Promise<void> {
  const { rows } = await it.ctx.db.pool.query<{ id: number }>('select id from order_lines where order_id = $1', [
    order_id,
  ])
  const lines = [{ id: rows[0]?.id as number, buy_num }]
  await inTx(it.ctx.db, (tx) => grantRefund(tx, it.ctx, who, { id: order_id, lines, reason: '质量问题' }))
}
async function endTime(ms = 2 * hour): Promise<void> {
  it.advance(ms)
  await endGroups.run(it.ctx)
  it.advance(-ms)
}

/** In cents: what the buyer can spend, what waits for the store, what the store has; pieces of the SKU and the buyer's. */
async function state({ order_id, buyer, made }: BoughtSeat) {
  const sum = async (owner: 'order' | 'store', of: number) => {
    const { rows } = await it.ctx.db.pool.query<{ cents: number }>(
      `select coalesce(sum(balance), 0)::int as cents from ledger_accounts where owner_kind = $1 and owner_id = $2`,
      [owner, of],
    )
    return rows[0]?.cents
  }
  const { rows } = await it.ctx.db.pool.query<{ pieces: number; status: string; seat: string }>(
    `select b.pieces, o.status, t.state as seat from orders o join collective_seats t on t.order_id = o.id
       join activity_buyers b on b.activity_id = t.activity_id and b.user_id = t.user_id where o.id = $1`,
    [order_id],
  )
  return {
    buyer: await moneyOf(it, { buyer }),
    escrow: await sum('order', order_id),
    store: await sum('store', made.store.store_id),
    shelf: (await piecesOf(it, made.sku_id))?.shelf,
    counted: rows[0]?.pieces,
    seat: rows[0]?.seat,
    status: rows[0]?.status,
  }
}

test('a cancelled order moves no money and gives its pieces and its seat back', async () => {
  const made = await makeCollective(it)
  const buyer = await newBuyer(it, 10_000)
  const { order_id, group_no } = await buy(buyer, made.sku_id, 2, '16.00', { collective: { id: made.id } })
  const order = { made, buyer, order_id: order_id[0] as number, group_no }
  expect(await state(order)).toMatchObject({ shelf: '20/2', counted: 2, seat: 'held' })
  await buyer.call(moveOrder, { params: { id: order.order_id }, body: { action: 'cancel' } }, { key: newKey() })
  expect(await state(order)).toEqual({
    buyer: 10_000,
    escrow: 0,
    store: 0,
    shelf: '20/0',
    counted: 0,
    seat: 'left',
    status: 'cancelled',
  })
})

test('a group that is not full in time gives everybody all of it back, once', async () => {
  const made = await makeCollective(it)
  const { members } = await openGroup(it, made, 2)
  const orders = members.map((member) => ({ ...member, made }))
  const unpaid = await newBuyer(it)
  const { rows } = await it.ctx.db.pool.query<{ group_no: string }>(
    'select group_no from collective_groups order by id desc limit 1',
  )
  await seatFor(unpaid, made, rows[0]?.group_no)
  await Promise.all([endTime(), endTime()])
  await endTime()
  for (const order of orders) {
    expect(await state(order)).toMatchObject({
      buyer: 100_000,
      escrow: 0,
      store: 0,
      shelf: '20/1',
      counted: 0,
      seat: 'returned',
      status: 'cancelled',
    })
  }
  const refunds = await it.ctx.db.pool.query(
    `select r.status, r.reason, r.goods_cents from refunds r where r.order_id = any($1) order by r.id`,
    [orders.map(({ order_id }) => order_id)],
  )
  expect(refunds.rows).toEqual(Array(2).fill({ status: 'refunded', reason: 'group_failed', goods_cents: 800 }))
})

test('a part refund while the group is open keeps the seat; a failed group gives back the rest', async () => {
  const order = await paid()
  expect(await state(order)).toMatchObject({ buyer: 8400, escrow: 1600, shelf: '18/0', counted: 2, seat: 'paid' })
  await refund(order, 1)
  expect(await state(order)).toMatchObject({
    buyer: 9200,
    escrow: 800,
    shelf: '19/0',
    counted: 1,
    status: 'waiting_group',
  })
  await endTime()
  expect(await state(order)).toMatchObject({
    buyer: 10_000,
    escrow: 0,
    shelf: '20/0',
    counted: 0,
    seat: 'returned',
    status: 'cancelled',
  })
})

test('a part refund before shipping gives back the group price of its pieces; the rest is settled', async () => {
  const order = await completed()
  await refund(order, 1)
  expect(await state(order)).toMatchObject({ buyer: 9200, escrow: 800, shelf: '18/0', counted: 1, seat: 'paid' })
  await settled(order)
  expect(await state(order)).toMatchObject({ buyer: 9200, escrow: 0, store: 720, counted: 1, status: 'completed' })
})

test('a whole refund before shipping gives back all of it, and the pieces can be bought again', async () => {
  const order = await completed()
  await refund(order, 2)
  expect(await state(order)).toEqual({
    buyer: 10_000,
    escrow: 0,
    store: 0,
    shelf: '19/0',
    counted: 0,
    seat: 'paid',
    status: 'after_sale_completed',
  })
  await buy(order.buyer, order.made.sku_id, 2, '16.00', { collective: { id: order.made.id } })
})

test('a refund after settlement takes it from the store, less its commission; delivered pieces stay sold', async () => {
  const order = await completed()
  await settled(order)
  expect(await state(order)).toMatchObject({ buyer: 8400, escrow: 0, store: 1440, shelf: '17/0', counted: 2 })
  await refund(order, 1)
  expect(await state(order)).toMatchObject({ buyer: 9200, escrow: 0, store: 720, shelf: '17/0', counted: 2 })
  await refund(order, 1)
  expect(await state(order)).toMatchObject({ buyer: 10_000, escrow: 0, store: 0, shelf: '17/0', counted: 2 })
})
