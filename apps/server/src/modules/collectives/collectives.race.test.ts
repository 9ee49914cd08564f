import { moveOrder } from '@fangshi/contract/orders'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { keyOf } from '../../../test/access.ts'
import {
  makeCollective,
  moneyOf,
  openGroup,
  pay,
  seated,
  seatFor,
  statusesOf,
  type MadeCollective,
} from '../../../test/activities/collectives.ts'
import { hour, newBuyer, piecesOf, type Buyer } from '../../../test/activities/seckills.ts'
import { newKey, testApp, type TestApp } from '../../../test/app.ts'
import { testDatabase } from '../../../test/database.ts'
import { patient, startServer, type ServerProcess } from '../../../test/processes/server-processes.ts'
import { audit } from '../../audit.ts'
import { endGroups } from '../refunds/groups/end-groups.timers.ts'

vi.setConfig({ testTimeout: 120_000 }) // on a busy machine

/** Servers over one database: two in this process, for the clock of tests, and two in processes of their own. */
let it: TestApp
let second: TestApp
let servers: [ServerProcess, ServerProcess]
beforeAll(async () => {
  const database = await testDatabase()
  it = await testApp({}, { database })
  second = await testApp({}, { database: { ...database, drop: async () => undefined } })
  servers = await Promise.all([startServer(it), startServer(it)])
})
afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()))
  expect(await audit(it.ctx.db)).toEqual([])
  // There was no deadlock: retries would hide one and take a second each.
  const deadlocks = 'select deadlocks from pg_stat_database where datname = current_database()'
  expect((await it.ctx.db.pool.query(deadlocks)).rows[0]).toEqual({ deadlocks: 0 })
  await second.close()
  await it.close()
})

/** Buyers at both servers in turn: at `it` and `second`, or at those in processes of their own. */
const newBuyers = (
  count: number,
  at: readonly Pick<TestApp | ServerProcess, 'as'>[] = [it, second],
): Promise<Buyer[]> =>
  Promise.all(
    Array.from({ length: count }, async (_, n) => {
      const buyer = await newBuyer(it)
      return { ...buyer, call: patient((at[n % 2] as ServerProcess).as(buyer.token)) }
    }),
  )

interface PlacedOrder {
  buyer: Buyer
  group_no: string
  order_id: number
}
/** All ask for a seat at once; returns the orders of those who got one, and the refusals of the others. */
async function rush(buyers: readonly Buyer[], made: MadeCollective, group: string) {
  const placed: PlacedOrder[] = []
  const refused: string[] = []
  await Promise.all(
    buyers.map((buyer) =>
      seatFor(buyer, made, group).then(
        ({ group_no, order_id }) => void placed.push({ buyer, group_no, order_id: order_id[0] as number }),
        (error: { key: string }) => void refused.push(error.key),
      ),
    ),
  )
  return { placed, refused }
}
const payAll = (placed: readonly PlacedOrder[]): Promise<string[]> =>
  Promise.all(placed.map(({ buyer, group_no }) => keyOf(pay(buyer, { group_no }))))
const seatsOf = async (group: string) =>
  (
    await it.ctx.db.pool.query(
      `select t.state, count(*)::int as n, count(distinct seat_no)::int as seats, count(distinct user_id)::int as people
         from collective_seats t join collective_groups g on g.id = t.group_id where g.group_no = $1 group by 1 order by 1`,
      [group],
    )
  ).rows

test('20 people at two processes who want the 4 seats left of a group of 5 get them; the others are told to wait, then that it is full', async () => {
  const made = await makeCollective(it, { people: 5, max_per_person: 1 }, 40)
  const { group, members } = await openGroup(it, made)
  const buyers = await newBuyers(20, servers)
  const { placed, refused } = await rush(buyers, made, group)
  expect(placed).toHaveLength(4)
  expect(refused).toEqual(Array(16).fill('COLLECTIVE_SEATS_HELD'))
  expect(await payAll(placed)).toEqual(Array(4).fill('ok'))
  expect(await seatsOf(group)).toEqual([{ state: 'paid', n: 5, seats: 5, people: 5 }])
  expect(await statusesOf(it, [...members, ...placed])).toEqual(Array(5).fill('waiting_delivery'))
  const moved = await it.ctx.db.pool.query(`select count(*)::int as n from order_history where move = 'complete_group'`)
  expect(moved.rows).toEqual([{ n: 5 }])
  const late = buyers.filter((buyer) => !placed.some((seat) => seat.buyer === buyer))
  expect((await rush(late, made, group)).refused).toEqual(Array(16).fill('COLLECTIVE_GROUP_FULL'))
  expect(await piecesOf(it, made.sku_id)).toMatchObject({ shelf: '35/0' })
})

test('a crowd that asks and pays as fast as it can fills a group once', async () => {
  const made = await makeCollective(it, { people: 5, max_per_person: 1 }, 40)
  const { group } = await openGroup(it, made)
  // Of two SKUs, so that it is the group that makes them wait for each other.
  const of = (n: number): MadeCollective => ({ ...made, sku_id: made.sku_ids[n % 3 ? 1 : 0] as number })
  const keys = await Promise.all(
    (await newBuyers(12)).map((buyer, n) => keyOf(seatFor(buyer, of(n), group).then((placed) => pay(buyer, placed)))),
  )
  expect(keys.filter((key) => key === 'ok')).toHaveLength(4)
  const refusals = ['COLLECTIVE_SEATS_HELD', 'COLLECTIVE_GROUP_FULL']
  expect(keys.filter((key) => key !== 'ok' && !refusals.includes(key))).toEqual([])
  expect(await seatsOf(group)).toEqual([{ state: 'paid', n: 5, seats: 5, people: 5 }])
})

test('one person has one seat in a group, and no more pieces than the limit in all of them', async () => {
  const made = await makeCollective(it, { people: 5, max_per_person: 2 })
  const groups = [await openGroup(it, made), await openGroup(it, made), await openGroup(it, made)]
  const [buyer] = (await newBuyers(1)) as [Buyer]
  const twin = { ...buyer, call: patient(second.as(buyer.token)) }
  const [first, ...others] = groups as [(typeof groups)[0], (typeof groups)[0], (typeof groups)[0]]
  const same = [seatFor(buyer, made, first.group), seatFor(twin, made, first.group)].map(keyOf)
  expect((await Promise.all(same)).toSorted()).toEqual(['COLLECTIVE_JOINED', 'ok'])
  const more = [
    ...others.map(({ group }) => keyOf(seatFor(buyer, made, group))),
    keyOf(seatFor(twin, made)),
    keyOf(seatFor(buyer, made)),
  ]
  expect((await Promise.all(more)).toSorted()).toEqual([...Array(3).fill('COLLECTIVE_LIMIT'), 'ok'])
})

test('a seat whose time to pay is up is paid, cancelled or taken by somebody else, one of them', async () => {
  const made = await makeCollective(it, { people: 2, max_per_person: 1 }, 40)
  for (let round = 0; round < 4; round++) {
    const { group } = await openGroup(it, made)
    const [holder, next] = (await newBuyers(2)) as [Buyer, Buyer]
    const held = await seatFor(holder, made, group)
    // The hold is over, so that somebody else may have the seat; the notice of its payment in time may still come.
    await it.owner.pool.query(
      `update collective_seats set held_until = now() where order_group_id = (
      select id from order_groups where group_no = $1)`,
      [held.group_no],
    )
    const cancel = { params: { id: held.order_id[0] as number }, body: { action: 'cancel' } } as const
    const [paid, taken, cancelled] = await Promise.all([
      keyOf(pay(holder, held)),
      keyOf(seatFor(next, made, group)),
      round % 2 ? keyOf(holder.call(moveOrder, cancel, { key: newKey() })) : 'none',
    ])
    if (paid === 'ok') {
      expect(['COLLECTIVE_GROUP_FULL', 'COLLECTIVE_SEATS_HELD']).toContain(taken)
      expect(['ORDER_MOVE_REFUSED', 'none']).toContain(cancelled)
    } else expect(['COLLECTIVE_SEAT_LOST', 'ORDER_NOT_PAYABLE']).toContain(paid)
  }
})

test('a group that fills up in its last moment is completed or failed, and everybody pays or gets all of it back', async () => {
  const made = await makeCollective(it, { people: 3 }, 40)
  for (let round = 0; round < 4; round++) {
    const { group, members } = await openGroup(it, made, 2)
    const [buyer] = (await newBuyers(1)) as [Buyer]
    const last = await seatFor(buyer, made, group)
    const ticket = { buyer, group_no: last.group_no, order_id: last.order_id[0] as number }
    const end = { ...it.ctx, now: () => new Date(it.ctx.now().getTime() + 2 * hour) }
    const [paid] = await Promise.all([
      keyOf(pay(buyer, ticket)),
      endGroups.run(end),
      endGroups.run({ ...second.ctx, now: end.now }),
    ])
    await endGroups.run(end)
    const statuses = await statusesOf(it, [...members, ticket])
    const money = await Promise.all([...members, ticket].map((seat) => moneyOf(it, seat)))
    if (paid === 'ok') {
      expect(statuses).toEqual(Array(3).fill('waiting_delivery'))
      expect(money).toEqual(Array(3).fill(99_200))
    } else {
      expect(paid).toBe('COLLECTIVE_SEAT_LOST')
      expect(statuses).toEqual(['cancelled', 'cancelled', 'waiting_payment'])
      expect(money).toEqual(Array(3).fill(100_000))
    }
  }
})

test('what a process that died had left of a failed group is given back by the next', async () => {
  const made = await makeCollective(it, { people: 3 })
  const { group, members } = await openGroup(it, made, 2)
  const other = await seated(it, await makeCollective(it))
  // It ended the group and gave nothing back yet.
  await it.ctx.db.pool.query(
    `update collective_groups set state = 'failed', is_refunding = true, ended_at = expires_at where group_no = $1`,
    [group],
  )
  await endGroups.run(it.ctx)
  await endGroups.run(second.ctx)
  expect(await statusesOf(it, [...members, other])).toEqual(['cancelled', 'cancelled', 'waiting_group'])
  expect(await Promise.all(members.map((member) => moneyOf(it, member)))).toEqual([100_000, 100_000])
  const { rows } = await it.ctx.db.pool.query('select is_refunding from collective_groups where group_no = $1', [group])
  expect(rows).toEqual([{ is_refunding: false }])
})
