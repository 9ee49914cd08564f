import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeCollective, openGroup } from '../../../../test/activities/collectives.ts'
import { newBuyer } from '../../../../test/activities/seckills.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'

/** What the database refuses by itself, whatever the code does (rules §9). */

let it: TestApp
/** A group of three with one paid seat, and somebody who has none. */
let group: string
let other: number
beforeAll(async () => {
  it = await testApp()
  group = (await openGroup(it, await makeCollective(it))).group
  other = (await newBuyer(it)).id
})
afterAll(() => it.close())

/** The constraint that refuses a statement, or null. Nothing of it stays. */
async function refusedBy(text: string): Promise<string | null> {
  const client = await it.ctx.db.pool.connect()
  try {
    await client.query('begin')
    await client.query(text)
    return null
  } catch (error) {
    return (error as { constraint?: string }).constraint ?? String(error)
  } finally {
    await client.query('rollback')
    client.release()
  }
}
/** One more seat of the group, like the first but for these columns. */
function seat(over: Readonly<Record<string, string>> = {}): string {
  const columns: Record<string, string> = {
    group_id: 't.group_id',
    people: 't.people',
    activity_id: 't.activity_id',
    seat_no: '2',
    user_id: String(other),
    is_founder: 'false',
    order_group_id: '987654321',
    order_id: '987654321',
    state: "'held'",
    pieces: '1',
    held_until: 'now()',
    ...over,
  }
  return `insert into collective_seats (${Object.keys(columns).join()}) select ${Object.values(columns).join()}
            from collective_seats t join collective_groups g on g.id = t.group_id where g.group_no = '${group}'`
}
const change = (set: string): string => `update collective_groups set ${set} where group_no = '${group}'`

test('a group has as many seats as people, each of one person with one order', async () => {
  expect(await refusedBy(seat())).toBe(null)
  expect(await refusedBy(seat({ seat_no: '1' }))).toBe('collective_seats_taken')
  expect(await refusedBy(seat({ seat_no: '4' }))).toBe('collective_seats_no')
  expect(await refusedBy(seat({ seat_no: '4', people: '4' }))).toBe('collective_seats_group')
  expect(await refusedBy(seat({ user_id: 't.user_id' }))).toBe('collective_seats_person')
  expect(await refusedBy(seat({ is_founder: 'true' }))).toBe('collective_seats_founder')
  expect(await refusedBy(seat({ order_id: 't.order_id' }))).toBe('collective_seats_order')
  expect(await refusedBy(seat({ order_group_id: 't.order_group_id' }))).toBe('collective_seats_order_group')
  expect(await refusedBy(seat({ activity_id: 't.activity_id + 1' }))).toBe('collective_seats_activity')
  expect(await refusedBy(seat({ state: "'paid'" }))).toBe('collective_seats_paid')
  expect(await refusedBy(seat({ pieces: '1000' }))).toBe('collective_seats_pieces')
  // A seat that was lost or given up is free.
  expect(await refusedBy(seat({ seat_no: '1', state: "'lost'" }))).toBe(null)
})

test('a group is completed before its time is up, and says when it ended', async () => {
  expect(await refusedBy(change("state = 'completed', ended_at = expires_at"))).toBe('collective_groups_in_time')
  expect(await refusedBy(change("state = 'completed'"))).toBe('collective_groups_ended')
  expect(await refusedBy(change("state = 'founding'"))).toBe('collective_groups_opened')
  expect(await refusedBy(change('expires_at = null'))).toBe('collective_groups_opened')
  expect(await refusedBy(change('is_refunding = true'))).toBe('collective_groups_refunding')
  expect(await refusedBy(change('people = 1'))).toBe('collective_groups_terms')
  expect(await refusedBy(change("state = 'failed', ended_at = expires_at, is_refunding = true"))).toBe(null)
})
