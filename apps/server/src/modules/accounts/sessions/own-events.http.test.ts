import { setTimeout as wait } from 'node:timers/promises'
import { logoutHome } from '@fangshi/contract/accounts'
import { payOrder } from '@fangshi/contract/orders'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { readEvents, type EventReader } from '../../../../test/event-reader.ts'
import { makeShopper, orderAt } from '../../../../test/factories.ts'
import { startServer, type ServerProcess } from '../../../../test/processes/server-processes.ts'
import { inTx } from '../../../kernel/db/tx.ts'
import { moveOwnOrder } from '../../orders/public.ts'
import { listenerName } from '../../../kernel/events/listener.ts'
import { maxOfAccount } from '../../../kernel/events/streams.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 }) // on a busy machine

let it: TestApp
let origin: string
/** The same shop served by another process. */
let other: ServerProcess
beforeAll(async () => {
  it = await testApp()
  origin = await it.app.listen({ host: '127.0.0.1', port: 0 })
  other = await startServer(it)
})
afterAll(async () => {
  await other.close()
  await it.close()
})

/** Waits until a reader has as many events. */
const until = (reader: EventReader, count: number) =>
  vi.waitFor(() => expect(reader.events).toHaveLength(count), 20_000)
/** A stream that is open; the listening connection of its process may come a moment later. */
async function follow(token: string, at = origin): Promise<EventReader> {
  const reader = await vi.waitFor(async () => {
    const opened = await readEvents(at, token)
    expect(opened.status).toBe(200)
    return opened
  }, 20_000)
  await vi.waitFor(() => expect(reader.events.length).toBeGreaterThan(0), 20_000)
  return reader
}
const bill = (id: number, status: string): string => `bill ${JSON.stringify({ kind: 'order_group', id, status })}`

test('while the process does not hear the others there are no streams', async () => {
  const shopper = await makeShopper(it)
  expect((await readEvents(origin, shopper.token)).status).toBe(503)
  it.ctx.events.start(it.ctx.config.databaseUrl ?? '')
  await follow(shopper.token)
})

test('without a token of the shop there is none', async () => {
  expect((await readEvents(origin, '')).status).toBe(401)
  expect((await readEvents(origin, 'a'.repeat(43))).status).toBe(401)
})

test('whoever ordered is told of the payment and the end of a bill in every process, and nobody else is', async () => {
  const stranger = await follow((await makeShopper(it)).token)
  const order = await orderAt(it, 'waiting_payment')
  const here = await follow(order.shopper.token)
  const there = await follow(order.shopper.token, other.address)
  await order.shopper.call(payOrder, {
    body: { group_no: order.group_no, method: 'balance', ticket: await order.shopper.ticket() },
  })
  for (const reader of [here, there]) {
    await until(reader, 2)
    expect(reader.events).toEqual(['open {}', bill(order.group_id, 'paid')])
  }
  const cancelled = await orderAt(it, 'waiting_payment')
  const own = await follow(cancelled.shopper.token, other.address)
  const { id } = cancelled
  await inTx(it.ctx.db, (tx) => moveOwnOrder(tx, it.ctx, cancelled.shopper.who, { id, action: 'cancel' }))
  await until(own, 2)
  expect(own.events[1]).toBe(bill(cancelled.group_id, 'closed'))
  expect(stranger.events).toEqual(['open {}'])
})

test('what is rolled back is not told', async () => {
  const order = await orderAt(it, 'waiting_payment')
  const reader = await follow(order.shopper.token)
  const close = (fails: boolean) =>
    inTx(it.ctx.db, async (tx) => {
      await tx.client.query(`update bills set status = 'closed' where ref_id = $1`, [order.group_id])
      if (fails) throw new Error('no')
    })
  await expect(close(true)).rejects.toThrow('no')
  await close(false)
  await until(reader, 2)
  expect(reader.events).toEqual(['open {}', bill(order.group_id, 'closed')])
})

test('a logout ends the streams of its session in every process, and of no other', async () => {
  const shopper = await makeShopper(it)
  const [here, there] = [await follow(shopper.token), await follow(shopper.token, other.address)]
  const stranger = await follow((await makeShopper(it)).token)
  await shopper.call(logoutHome, { body: { provider: 'users' } })
  await Promise.all([here.ended, there.ended])
  expect(await Promise.race([stranger.ended, wait(200, 'open')])).toBe('open')
  expect((await readEvents(origin, shopper.token)).status).toBe(401)
})

test('an account has a bounded number of streams', async () => {
  const shopper = await makeShopper(it)
  const open: EventReader[] = []
  for (let at = 0; at < maxOfAccount; at++) open.push(await follow(shopper.token))
  expect((await readEvents(origin, shopper.token)).status).toBe(429)
  open[0]?.close()
  await follow(shopper.token)
})

test('a lost connection of the listener is made again, and readers are told to look', async () => {
  const shopper = await makeShopper(it)
  const reader = await follow(shopper.token)
  await it.ctx.db.pool.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = $1',
    [listenerName],
  )
  await until(reader, 2)
  expect(reader.events).toEqual(['open {}', 'open {}'])
})

test('a process that stops ends its streams, and its successor takes the readers', async () => {
  const shopper = await makeShopper(it)
  const reader = await follow(shopper.token)
  await it.ctx.events.stop()
  await reader.ended
  expect((await readEvents(origin, shopper.token)).status).toBe(503)
  it.ctx.events.start(it.ctx.config.databaseUrl ?? '')
  await follow(shopper.token)
})
