import {
  getCollectiveGroup,
  listCollectives,
  listOwnGroups,
  ownCollective,
  ownCollectiveGroup,
} from '@fangshi/contract/collectives'
import { getOrder, getPayment, listOrders, moveOrder, quoteOrder } from '@fangshi/contract/orders'
import { cancelOrder } from '@fangshi/contract/orders-backoffice'
import { requestRefund } from '@fangshi/contract/refunds'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  makeCollective,
  moneyOf,
  openedGroup,
  openGroup,
  pay,
  seated,
  seatFor,
  shown,
  statusesOf,
} from '../../../test/activities/collectives.ts'
import { buy, newBuyer, piecesOf, type Buyer } from '../../../test/activities/seckills.ts'
import { keyOf, openBackoffice, type Backoffice } from '../../../test/access.ts'
import { newKey, type TestApp } from '../../../test/app.ts'
import { audit } from '../../audit.ts'
import { ordersTimers } from '../orders/life/orders.jobs.ts'

let backoffice: Backoffice
let it: TestApp
beforeAll(async () => {
  backoffice = await openBackoffice()
  it = backoffice.app
})
afterAll(async () => {
  expect(await audit(it.ctx.db)).toEqual([])
  await it.close()
})

const key = () => ({ key: newKey() })
const orderOf = (buyer: Buyer, id: number) => buyer.call(getOrder, { params: { id } })
const cancel = (buyer: Buyer, id: number) =>
  buyer.call(moveOrder, { params: { id }, body: { action: 'cancel' } }, key())
const minute = 60_000

/** Does something as if some ms had passed. */
async function later<T>(ms: number, work: () => Promise<T>): Promise<T> {
  it.advance(ms)
  return work().finally(() => it.advance(-ms))
}

describe('a group', () => {
  test('is opened by the payment of its founder, joined by its number, and completed by its last seat', async () => {
    const made = await makeCollective(it)
    const founder = await newBuyer(it)
    const placed = await seatFor(founder, made)
    const order_id = placed.order_id[0] as number
    expect(await shown(it, made)).toMatchObject({ collective: { can_open: true }, groups: [], group_count: 0 })
    expect(await founder.call(ownCollective, { params: { id: made.id } })).toMatchObject({
      allowed: 1,
      is_own_store: false,
      seats: [{ group_state: 'founding', order_id, is_paid: false }],
    })
    await pay(founder, placed)
    const group_no = await openedGroup(it, made)
    expect(await orderOf(founder, order_id)).toMatchObject({
      order_status: 'waiting_group',
      collective: { group_no, state: 'open', people: 3, joined: 1 },
      actions: [],
    })
    const tab = await founder.call(listOrders, { query: { tab: 'waiting_delivery' } })
    expect(tab.data.map(({ id }) => id)).toEqual([order_id])
    expect(await shown(it, made)).toMatchObject({
      collective: { id: made.id, collective_price: '8.00', people: 3, hours: 2, percent_off: '20.00' },
      groups: [{ group_no, joined: 1, missing: 2, free: 2, members: [{ is_founder: true }] }],
      group_count: 1,
    })
    const second = await seated(it, made, group_no)
    expect(await statusesOf(it, [{ order_id }, second])).toEqual(['waiting_group', 'waiting_group'])
    const third = await seated(it, made, group_no)
    expect(await statusesOf(it, [{ order_id }, second, third])).toEqual(Array(3).fill('waiting_delivery'))
    expect(await it.as(null)(getCollectiveGroup, { params: { group_no } })).toMatchObject({
      group: { state: 'completed', joined: 3, missing: 0, free: 0 },
      collective: { goods_id: made.goods_id },
    })
    const own = await founder.call(ownCollectiveGroup, { params: { group_no } })
    expect(own.seat).toMatchObject({ order_id, is_paid: true })
    expect((await orderOf(founder, order_id)).actions).toContain('refund')
    expect(await piecesOf(it, made.sku_id)).toMatchObject({ shelf: '17/0' })
  })

  test('is listed with what it costs, and among one’s own', async () => {
    const made = await makeCollective(it)
    const { group, members } = await openGroup(it, made, 2)
    const { data } = await it.as(null)(listCollectives, { query: { store_id: made.store.store_id } })
    expect(data).toMatchObject([
      { id: made.id, goods_price: '10.00', collective_price: '8.00', people: 3, group_count: 1, joined: 2 },
    ])
    for (const sort of ['default', 'price_up', 'price_down', 'sales', 'newest'] as const) {
      const sorted = await it.as(null)(listCollectives, { query: { store_id: made.store.store_id, sort } })
      expect(sorted.data.map(({ id }) => id)).toEqual([made.id])
    }
    const own = (query: object) => members[1]?.buyer.call(listOwnGroups, { query })
    expect(await own({})).toMatchObject({
      total: 1,
      data: [{ group_no: group, is_founder: false, order_id: members[1]?.order_id, order_status: 'waiting_group' }],
    })
    expect(await own({ state: 'failed' })).toMatchObject({ total: 0, data: [] })
    expect(await keyOf(it.as(null)(listOwnGroups, { query: {} }))).toBe('NOT_LOGGED_IN')
    expect(await keyOf(it.as(null)(ownCollectiveGroup, { params: { group_no: group } }))).toBe('NOT_LOGGED_IN')
  })

  test('costs the group price without any offer, in the quote as in the order', async () => {
    const made = await makeCollective(it, { percent_off: '33.33', max_per_person: 3 })
    const buyer = await newBuyer(it)
    const quote = (body: object) => buyer.call(quoteOrder, { body: { params: `sku-${made.sku_id}x2`, ...body } })
    expect(await quote({ collective: { id: made.id } })).toMatchObject({
      total_price: '13.34',
      orderable: true,
      collective: { id: made.id, group_no: null, percent_off: '33.33', people: 3, joined: 0, hours: 2 },
      stores: [{ lines: [{ activity: 'collective', goods_price: '6.67' }] }],
    })
    expect(await quote({})).toMatchObject({ total_price: '20.00', collective: null })
    const collective = { collective: { id: made.id } }
    expect(await keyOf(buy(buyer, made.sku_id, 2, '20.00', collective))).toBe('PRICE_CHANGED')
    await buy(buyer, made.sku_id, 2, '13.34', collective)
  })
})

describe('a seat', () => {
  test('is refused to the store itself, to whoever has one, and beyond the limit', async () => {
    const made = await makeCollective(it, { people: 4, max_per_person: 2 })
    const { group, members } = await openGroup(it, made)
    const [founder] = members as [(typeof members)[0]]
    const join = (buyer: Buyer) => keyOf(seatFor(buyer, made, group))
    const stateFor = async (buyer: Buyer) =>
      (await buyer.call(ownCollectiveGroup, { params: { group_no: group } })).join
    expect([await join(founder.buyer), await stateFor(founder.buyer)]).toEqual(['COLLECTIVE_JOINED', 'joined'])
    const owner = await newBuyer(it)
    await it.ctx.db.pool.query('update stores set user_id = $1 where id = $2', [owner.id, made.store.store_id])
    expect([await join(owner), await stateFor(owner)]).toEqual(['OWN_STORE', 'own_store'])
    const eager = await newBuyer(it)
    const pieces = (n: number, total: string, at?: string) =>
      keyOf(buy(eager, made.sku_id, n, total, { collective: { id: made.id, group_no: at } }))
    expect(await pieces(3, '24.00', group)).toBe('COLLECTIVE_LIMIT')
    expect(await pieces(2, '16.00')).toBe('ok')
    expect(await pieces(1, '8.00', group)).toBe('COLLECTIVE_LIMIT')
    expect(await stateFor(eager)).toBe('limit')
    expect(
      await eager.call(quoteOrder, {
        body: { params: `sku-${made.sku_id}x1`, collective: { id: made.id, group_no: group } },
      }),
    ).toMatchObject({ orderable: false, stores: [{ lines: [{ problem: 'collective_limit' }] }] })
  })

  test('is asked for with one SKU of the goods, in a group that there is', async () => {
    const made = await makeCollective(it)
    const other = await makeCollective(it)
    const draft = await makeCollective(it, { is_draft: true })
    const { group } = await openGroup(it, other)
    const buyer = await newBuyer(it)
    const quote = (params: string, collective: { id: number; group_no?: string }) =>
      keyOf(buyer.call(quoteOrder, { body: { params, collective } }))
    expect(await quote(`sku-${made.sku_id}x1`, { id: other.id })).toBe('COLLECTIVE_ENDED')
    expect(await quote(`sku-${made.sku_id}x1`, { id: made.id, group_no: group })).toBe('COLLECTIVE_GROUP_NOT_FOUND')
    expect(await quote(`sku-${draft.sku_id}x1`, { id: draft.id })).toBe('COLLECTIVE_ENDED')
    expect(await quote(`sku-${made.sku_id}x1`, { id: 999_999 })).toBe('COLLECTIVE_ENDED')
    expect(await quote('cart-1', { id: made.id })).not.toBe('ok')
    expect(await keyOf(it.as(null)(getCollectiveGroup, { params: { group_no: '20260101000000' } }))).toBe(
      'COLLECTIVE_GROUP_NOT_FOUND',
    )
    expect(await keyOf(buyer.call(ownCollective, { params: { id: draft.id } }))).toBe('NOT_FOUND')
  })

  test('is kept while it is being paid; who comes meanwhile is told that it may come free', async () => {
    const made = await makeCollective(it, { people: 2 })
    const { group } = await openGroup(it, made)
    const [holder, late] = [await newBuyer(it), await newBuyer(it)]
    const held = await seatFor(holder, made, group)
    const { pay_before, now } = await holder.call(getPayment, { params: { group_no: held.group_no }, query: {} })
    expect(Date.parse(pay_before as string) - Date.parse(now)).toBeLessThanOrEqual(15 * minute)
    expect(await keyOf(seatFor(late, made, group))).toBe('COLLECTIVE_SEATS_HELD')
    expect(await late.call(ownCollectiveGroup, { params: { group_no: group } })).toMatchObject({ join: 'seats_held' })
    expect(await shown(it, made)).toMatchObject({ groups: [], group_count: 1 })
    await cancel(holder, held.order_id[0] as number)
    await pay(late, await seatFor(late, made, group))
    expect(await keyOf(seatFor(holder, made, group))).toBe('COLLECTIVE_GROUP_FULL')
    expect(await piecesOf(it, made.sku_id)).toMatchObject({ shelf: '18/0' })
  })

  test('that was not paid in time goes to the next, before and after its order is cancelled', async () => {
    const made = await makeCollective(it, { people: 2 })
    const { group } = await openGroup(it, made)
    const [slow, next] = [await newBuyer(it), await newBuyer(it)]
    const kept = await seatFor(slow, made, group)
    await later(15 * minute, async () => {
      await pay(next, await seatFor(next, made, group))
      expect(await keyOf(pay(slow, kept))).toBe('COLLECTIVE_SEAT_LOST')
      for (const timer of ordersTimers) await timer.run(it.ctx)
    })
    expect(await statusesOf(it, [{ order_id: kept.order_id[0] as number }])).toEqual(['cancelled'])
    // The pieces count no more.
    await seatFor(slow, made)
  })

  test('of a founder who does not pay ends the group that nobody saw', async () => {
    const made = await makeCollective(it)
    const founder = await newBuyer(it)
    const { order_id } = await seatFor(founder, made)
    const { seats } = await founder.call(ownCollective, { params: { id: made.id } })
    const group_no = seats[0]?.group_no as string
    expect(await keyOf(it.as(null)(getCollectiveGroup, { params: { group_no } }))).toBe('COLLECTIVE_GROUP_NOT_FOUND')
    const other = await newBuyer(it)
    expect(await keyOf(seatFor(other, made, group_no))).toBe('COLLECTIVE_GROUP_NOT_FOUND')
    await cancel(founder, order_id[0] as number)
    expect(await founder.call(ownCollective, { params: { id: made.id } })).toMatchObject({ allowed: 2, seats: [] })
    expect(await founder.call(listOwnGroups, { query: {} })).toMatchObject({ total: 0 })
  })

  test('is free again when the platform refunds its order while the group is open', async () => {
    const made = await makeCollective(it)
    const { group, members } = await openGroup(it, made, 2)
    const [founder, member] = members as [(typeof members)[0], (typeof members)[0]]
    const request = { order_id: founder.order_id, kind: 'refund', reason: 'other' } as const
    const body = { ...request, lines: [{ id: 1, buy_num: 1 }] }
    expect(await keyOf(founder.buyer.call(requestRefund, { body }, key()))).toBe('REFUND_REFUSED')
    await backoffice.boss(cancelOrder, { params: { id: founder.order_id }, body: { reason: '买错了' } }, key())
    expect(await statusesOf(it, members)).toEqual(['after_sale_completed', 'waiting_group'])
    expect(await moneyOf(it, founder)).toBe(100_000)
    expect(await shown(it, made)).toMatchObject({ groups: [{ group_no: group, joined: 1, missing: 2, free: 2 }] })
    await pay(founder.buyer, await seatFor(founder.buyer, made, group))
    await backoffice.boss(cancelOrder, { params: { id: member.order_id }, body: { reason: '买错了' } }, key())
    const rest = [await seated(it, made, group), await seated(it, made, group)]
    expect(await statusesOf(it, rest)).toEqual(['waiting_delivery', 'waiting_delivery'])
  })
})
