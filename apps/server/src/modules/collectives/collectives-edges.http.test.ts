import { getCollectiveGroup, listCollectives, ownCollectiveGroup } from '@fangshi/contract/collectives'
import { quoteOrder } from '@fangshi/contract/orders'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keyOf } from '../../../test/access.ts'
import { makeCollective, openGroup, pay, seatFor, shown, statusesOf } from '../../../test/activities/collectives.ts'
import { hour, inMs, newBuyer } from '../../../test/activities/seckills.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import { audit } from '../../audit.ts'
import { ordersTimers } from '../orders/life/orders.jobs.ts'
import { endGroups } from '../refunds/groups/end-groups.timers.ts'
import { endCollectives } from './collectives.timers.ts'

/** A clock that stands still, so that an edge can be looked at from both sides. */
let clock = Math.ceil(Date.now() / 1000) * 1000
let it: TestApp
beforeAll(async () => {
  it = await testApp({}, { now: () => new Date(clock) })
})
afterAll(async () => {
  expect(await audit(it.ctx.db)).toEqual([])
  await it.close()
})

const runTimers = async () => {
  for (const timer of [endCollectives, endGroups, ...ordersTimers]) await timer.run(it.ctx)
}

test('1 ms before and after its start and end, page, list, quote and order agree whether a group can be opened', async () => {
  const made = await makeCollective(it, { start_time: inMs(it, hour), end_time: inMs(it, 2 * hour), hours: 1 })
  const start = clock + hour
  const edges: [ms: number, isRunning: boolean][] = [
    [start - 1, false],
    [start, true],
    [start + hour - 1, true],
    [start + hour, false],
  ]
  for (const [ms, isRunning] of edges) {
    clock = ms
    const buyer = await newBuyer(it)
    const { collective } = await shown(it, made)
    const cards = await it.as(null)(listCollectives, { query: { store_id: made.store.store_id } })
    const params = `sku-${made.sku_id}x1`
    expect(
      {
        page: collective?.can_open ?? false,
        list: cards.total === 1,
        quote: await keyOf(buyer.call(quoteOrder, { body: { params, collective: { id: made.id } } })),
        order: await keyOf(seatFor(buyer, made)),
      },
      `${ms - start} ms after the start`,
    ).toEqual({
      page: isRunning,
      list: isRunning,
      quote: isRunning ? 'ok' : 'COLLECTIVE_ENDED',
      order: isRunning ? 'ok' : 'COLLECTIVE_ENDED',
    })
    await runTimers()
  }
})

test('1 ms before a group’s time is up its last seats can be taken and paid, and not from then on', async () => {
  const made = await makeCollective(it, { end_time: inMs(it, hour), hours: 2 })
  const full = await openGroup(it, made)
  const short = await openGroup(it, made)
  const end = clock + 2 * hour
  const shownAs = async ({ group }: typeof full, ms: number) => {
    clock = ms
    const buyer = await newBuyer(it)
    const { group: seen } = await it.as(null)(getCollectiveGroup, { params: { group_no: group } })
    const { join } = await buyer.call(ownCollectiveGroup, { params: { group_no: group } })
    const { groups } = await shown(it, made)
    return { state: seen.state, join, listed: groups.some(({ group_no }) => group_no === group) }
  }
  // The group buy itself is over.
  expect(await shownAs(full, end - 1)).toEqual({ state: 'open', join: 'joinable', listed: true })
  const [second, third, late] = [await newBuyer(it), await newBuyer(it), await newBuyer(it)]
  const kept = await seatFor(late, made, short.group)
  await pay(second, await seatFor(second, made, full.group))
  await pay(third, await seatFor(third, made, full.group))
  expect(await statusesOf(it, full.members)).toEqual(['waiting_delivery'])
  await runTimers()
  expect(await shownAs(short, end - 1)).toMatchObject({ state: 'open', join: 'joinable' })
  expect(await shownAs(short, end)).toEqual({ state: 'failed', join: 'failed', listed: false })
  expect(await keyOf(pay(late, kept))).toBe('COLLECTIVE_SEAT_LOST')
  expect(await keyOf(seatFor(await newBuyer(it), made, short.group))).toBe('COLLECTIVE_GROUP_ENDED')
  expect(await statusesOf(it, short.members)).toEqual(['waiting_group'])
  await runTimers()
  expect(await statusesOf(it, [...short.members, { order_id: kept.order_id[0] as number }])).toEqual([
    'cancelled',
    'cancelled',
  ])
  expect(await it.as(null)(getCollectiveGroup, { params: { group_no: short.group } })).toMatchObject({
    group: { state: 'failed', ended_at: await shownEnd(short.group) },
  })
})

/** When a group was to be full, as pages show it. */
async function shownEnd(group_no: string): Promise<string | null> {
  return (await it.as(null)(getCollectiveGroup, { params: { group_no } })).group.expires_at
}
