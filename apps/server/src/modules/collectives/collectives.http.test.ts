import {
  adminCollectives,
  collectiveGoods,
  collectiveGroups,
  collectiveGroupsAsAdmin,
  sellerCollectives,
  stopCollective,
  stopCollectiveAsAdmin,
} from '@fangshi/contract/collectives-backoffice'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { collectiveForm, makeCollective, openGroup, seated, shown } from '../../../test/activities/collectives.ts'
import { hour, inMs, makeSeckill, seckillForm } from '../../../test/activities/seckills.ts'
import { keyOf, openBackoffice, type Backoffice } from '../../../test/access.ts'
import type { TestApp } from '../../../test/app.ts'
import { loginSeller, makeGoods, makeStore } from '../../../test/factories.ts'
import { sellerSeckills } from '@fangshi/contract/seckills'
import { audit } from '../../audit.ts'
import { endCollectives } from './collectives.timers.ts'

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

const reason = { reason: '写错了折扣' }
/** Does something as if some ms had passed. */
async function later<T>(ms: number, work: () => Promise<T>): Promise<T> {
  it.advance(ms)
  return work().finally(() => it.advance(-ms))
}

describe('a store', () => {
  test('plans a group buy of goods, changes all of it before the start, and only its end afterwards', async () => {
    const window = { start_time: inMs(it, hour), end_time: inMs(it, 2 * hour) }
    const { id, seller, sku_id } = await makeCollective(it, window)
    const change = (body: object) => seller(sellerCollectives.update, { params: { id }, body })
    expect(await change({ percent_off: '33.33', people: 2, hours: 1, max_per_person: 1 })).toMatchObject({
      state: 'scheduled',
      percent_off: '33.33',
      people: 2,
      hours: 1,
      actions: ['edit', 'stop', 'delete'],
      skus: [{ sku_id, goods_price: '10.00', collective_price: '6.67' }, { collective_price: '6.67' }],
    })
    await later(hour, async () => {
      expect(await change({ end_time: inMs(it, 3 * hour) })).toMatchObject({
        state: 'running',
        actions: ['extend', 'stop'],
      })
      const refused = [
        change({ percent_off: '20.00' }),
        change({ people: 3 }),
        change({ hours: 2 }),
        change({ max_per_person: 2 }),
        change({ is_draft: true }),
        change({ start_time: inMs(it, -hour) }),
        change({ end_time: inMs(it, hour) }),
        seller(sellerCollectives.destroy, { params: { ids: String(id) } }),
      ]
      expect(await Promise.all(refused.map(keyOf))).toEqual([
        ...Array.from({ length: 6 }, () => 'ACTIVITY_STARTED'),
        'INVALID_INPUT',
        'ACTIVITY_MOVE_REFUSED',
      ])
      await seller(stopCollective, { params: { id }, body: reason })
    })
    expect(await seller(sellerCollectives.show, { params: { id } })).toMatchObject({
      state: 'stopped',
      stopped_by: 'store',
      stop_reason: reason.reason,
      actions: [],
    })
    expect(await keyOf(change({ people: 4 }))).toBe('ACTIVITY_MOVE_REFUSED')
  })

  test('keeps a draft that holds nothing, and deletes what has not started', async () => {
    const { id, seller, goods_id } = await makeCollective(it, { is_draft: true })
    expect(await seller(sellerCollectives.show, { params: { id } })).toMatchObject({ state: 'draft' })
    expect(
      await seller(sellerSeckills.store, { body: seckillForm(it, (await goodsOf(goods_id)) as never) }),
    ).toMatchObject({
      state: 'running',
    })
    await seller(sellerCollectives.destroy, { params: { ids: String(id) } })
    expect(await keyOf(seller(sellerCollectives.show, { params: { id } }))).toBe('NOT_FOUND')
  })

  test('is told what is wrong with its form', async () => {
    const { call } = await loginSeller(it, await makeStore(it.ctx.db))
    const { goods_id } = await makeGoods(it.ctx.db, (await makeStore(it.ctx.db)).store_id)
    const { seller, ...own } = await makeCollective(it, { is_draft: true })
    const fieldsOf = (over: object, as = seller, goods = own) =>
      as(sellerCollectives.store, { body: collectiveForm(it, goods, over) }).catch(
        (error: { fields: object; key: string }) => (error.key === 'INVALID_INPUT' ? error.fields : error.key),
      )
    expect(await fieldsOf({ end_time: inMs(it, -1000) })).toEqual({ end_time: 'END_BEFORE_START' })
    expect(await fieldsOf({ start_time: inMs(it, -2 * hour), end_time: inMs(it, -hour) })).toEqual({
      end_time: 'TIME_PAST',
    })
    expect(await fieldsOf({ percent_off: '0.99' })).toEqual({ percent_off: 'COLLECTIVE_PERCENT_INVALID' })
    expect(await fieldsOf({ percent_off: '99.01' })).toEqual({ percent_off: 'COLLECTIVE_PERCENT_INVALID' })
    expect(await fieldsOf({ people: 1 })).toEqual({ people: 'TOO_SMALL' })
    expect(await fieldsOf({ people: 101 })).toEqual({ people: 'TOO_BIG' })
    expect(await fieldsOf({ hours: 0 })).toEqual({ hours: 'TOO_SMALL' })
    expect(await fieldsOf({ goods_id })).toEqual({ goods_id: 'CHOICE_INVALID' })
    expect(await fieldsOf({}, call)).toEqual({ goods_id: 'CHOICE_INVALID' })
  })

  test('has one flash sale or group buy of a goods at a time', async () => {
    const made = await makeCollective(it)
    const { seller } = made
    expect(await keyOf(seller(sellerCollectives.store, { body: collectiveForm(it, made) }))).toBe('ACTIVITY_OVERLAPS')
    expect(await keyOf(seller(sellerSeckills.store, { body: seckillForm(it, made) }))).toBe('ACTIVITY_OVERLAPS')
    const sale = await makeSeckill(it)
    expect(await keyOf(sale.seller(sellerCollectives.store, { body: collectiveForm(it, sale) }))).toBe(
      'ACTIVITY_OVERLAPS',
    )
    const next = { start_time: inMs(it, 24 * hour), end_time: inMs(it, 25 * hour) }
    await seller(sellerCollectives.store, { body: collectiveForm(it, made, next) })
  })

  test('finds its group buys, and the goods for the form; other stores’ are not found', async () => {
    const { id, goods_id, sku_id, seller } = await makeCollective(it)
    const other = (await makeCollective(it)).seller
    const { data } = await seller(sellerCollectives.index, { query: { goods_id: String(goods_id), state: 'running' } })
    expect(data).toMatchObject([{ id, goods_id, open_groups: 0, completed_groups: 0, failed_groups: 0 }])
    expect(await seller(collectiveGoods, { params: { id: goods_id } })).toMatchObject({
      id: goods_id,
      skus: [{ sku_id, goods_price: '10.00', stock: 20 }, {}],
    })
    const refused = [
      other(collectiveGoods, { params: { id: goods_id } }),
      other(sellerCollectives.show, { params: { id } }),
      other(sellerCollectives.update, { params: { id }, body: { people: 5 } }),
      other(collectiveGroups, { params: { id } }),
      other(stopCollective, { params: { id }, body: reason }),
    ]
    expect(await Promise.all(refused.map(keyOf))).toEqual(Array.from({ length: 5 }, () => 'NOT_FOUND'))
    const nobody = it.as(null, 'Seller')
    expect(await keyOf(nobody(sellerCollectives.index, { query: {} }))).toBe('NOT_LOGGED_IN')
    expect(await keyOf(nobody(stopCollective, { params: { id }, body: reason }))).toBe('NOT_LOGGED_IN')
    expect(await keyOf(seller(stopCollective, { params: { id }, body: { reason: ' ' } }))).toBe('INVALID_INPUT')
  })

  test('sees the groups with their members masked', async () => {
    const made = await makeCollective(it)
    const { group, members } = await openGroup(it, made, 2)
    const { groups, total } = await made.seller(collectiveGroups, { params: { id: made.id } })
    expect(total).toBe(1)
    expect(groups).toMatchObject([
      {
        group_no: group,
        state: 'open',
        people: 3,
        joined: 2,
        held: 0,
        ended_at: null,
        members: [
          { is_founder: true, order_id: members[0]?.order_id, pieces: 1 },
          { is_founder: false, order_id: members[1]?.order_id },
        ],
      },
    ])
    expect(groups[0]?.members.every(({ nickname }) => /^.\*\*.$/u.test(nickname))).toBe(true)
    expect(await backoffice.boss(collectiveGroupsAsAdmin, { params: { id: made.id } })).toEqual({ groups, total })
  })
})

/** The goods of a form of a flash sale. */
async function goodsOf(goods_id: number) {
  const { rows } = await it.ctx.db.pool.query<{ id: number }>('select id from skus where goods_id = $1 order by id', [
    goods_id,
  ])
  return { goods_id, sku_ids: rows.map(({ id }) => id) }
}

describe('the platform', () => {
  test('sees planned group buys of all stores, and stops one; its open groups go on', async () => {
    const made = await makeCollective(it)
    const { id, seller } = made
    const draft = await makeCollective(it, { is_draft: true })
    const { group } = await openGroup(it, made, 2)
    const { data } = await backoffice.boss(adminCollectives.index, { query: { id: undefined } as never })
    const ids = data.map((row) => row.id)
    expect([ids.includes(id), ids.includes(draft.id)]).toEqual([true, false])
    await backoffice.boss(stopCollectiveAsAdmin, { params: { id }, body: reason })
    expect(await seller(sellerCollectives.show, { params: { id } })).toMatchObject({
      state: 'stopped',
      stopped_by: 'platform',
      open_groups: 1,
    })
    expect(await keyOf(backoffice.boss(stopCollectiveAsAdmin, { params: { id }, body: reason }))).toBe(
      'ACTIVITY_MOVE_REFUSED',
    )
    expect(await keyOf(seated(it, made))).toBe('COLLECTIVE_ENDED')
    expect(await shown(it, made)).toMatchObject({
      collective: { id, can_open: false },
      groups: [{ group_no: group, missing: 1 }],
    })
    await seated(it, made, group)
    expect(await shown(it, made)).toMatchObject({ collective: null, groups: [] })
    expect(await seller(sellerCollectives.show, { params: { id } })).toMatchObject({
      open_groups: 0,
      completed_groups: 1,
    })
    // Its goods are free for another activity.
    await seller(sellerCollectives.store, { body: collectiveForm(it, made) })
  })

  test('closes activities whose end has come', async () => {
    const made = await makeCollective(it, { end_time: inMs(it, hour) })
    await later(hour, async () => {
      await endCollectives.run(it.ctx)
      const { rows } = await it.ctx.db.pool.query(
        'select closed_at is not null as is_closed from goods_activities where goods_id = $1',
        [made.goods_id],
      )
      expect(rows).toEqual([{ is_closed: true }])
    })
  })
})
