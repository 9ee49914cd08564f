import { startTheatre, theatreRun, theatreRuns } from '@fangshi/contract/flash-theatre'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { keyOf, openBackoffice, type Backoffice } from '../../../test/access.ts'
import { newKey, testApp } from '../../../test/app.ts'
import { makeAreas, makeGoods, makeShopper, makeStore } from '../../../test/factories.ts'
import { audit } from '../../audit.ts'
import { endDeadRuns } from './recover.timers.ts'

vi.setConfig({ testTimeout: 120_000 }) // on a busy machine

let it: Backoffice
let admin: Backoffice['boss']
beforeAll(async () => {
  it = await openBackoffice()
  admin = it.boss
  const { app, ctx } = it.app
  await app.listen({ host: '127.0.0.1', port: 0 })
  // The buyers come through the network, as they do where the server runs.
  ctx.config.port = (app.server.address() as AddressInfo).port
  await makeAreas(ctx.db)
  await makeGoods(ctx.db, (await makeStore(ctx.db)).store_id)
  await makeShopper(it.app, { money_cents: 5000 })
})
afterAll(() => it.app.close())

const size = { buyers: 12, quota: 5, max_per_person: 2 }
const start = (body: object = size) => admin(startTheatre, { body: body as typeof size }, { key: newKey() })
const rows = async <Row extends object>(sql: string): Promise<Row[]> => (await it.app.ctx.db.pool.query<Row>(sql)).rows
const stage = async () =>
  (
    await rows<{ status: string; on_hand: number; reserved: number }>(
      `select s.status, k.on_hand, k.reserved from theatre_stage t join stores s on s.id = t.store_id join skus k on k.id = t.sku_id`,
    )
  )[0]

/** Stock, money and orders of everybody who is not in the drills. */
const others = async () => ({
  stock: await rows(
    `select id, on_hand, reserved from skus where id not in (select sku_id from theatre_stage) order by id`,
  ),
  money: await rows(
    `select a.id, a.balance from ledger_accounts a
      where a.owner_kind in ('user', 'store') and (a.owner_kind, a.owner_id) not in (
        select 'user', user_id from theatre_buyers union all select 'store', store_id from theatre_stage) order by a.id`,
  ),
  orders: await rows(`select id from orders where store_id not in (select store_id from theatre_stage)`),
  activities: await rows(`select id from goods_activities where store_id not in (select store_id from theatre_stage)`),
})

test('a drill sells exactly its quota, is audited, and gives everything back', async () => {
  const before = await others()
  expect(before.stock).not.toEqual([])
  expect(before.money).not.toEqual([])
  const { id } = await start()
  expect(await admin(theatreRun, { params: { id } })).toMatchObject({ state: 'waiting', moments: [], is_clean: null })
  await it.app.runJobs()
  const run = await admin(theatreRun, { params: { id } })
  expect(run).toMatchObject({ state: 'done', ordered: 5, paid: 5, is_clean: true, failure: null })
  expect(run.after_rush).toMatchObject({
    differences: 0,
    promises: [
      { promise: 'quota', expected: '≤ 5', actual: '5' },
      { promise: 'limit', expected: '≤ 2' },
      { promise: 'orders', expected: '5', actual: '5' },
      { promise: 'money', is_kept: true },
    ],
  })
  expect(run.after_rush?.checks).toBeGreaterThan(20)
  expect(run.after_clearing?.promises.map(({ is_kept }) => is_kept)).toEqual([true, true])
  expect(run.moments[0]).toMatchObject({ at_ms: expect.any(Number), ordered: 0, stock_left: 5, escrow: '0.00' })
  expect(run.moments.at(-1)).toMatchObject({ ordered: 5, stock_left: 0, escrow: '49.50' })
  expect(new Set(run.moments.map(({ total }) => total)).size).toBe(1)
  expect(run.refusals.map(({ key }) => key)).toContain('SECKILL_SOLD_OUT')
  expect(await stage()).toEqual({ status: 'closed', on_hand: 1000, reserved: 0 })
  expect(await rows('select 1 from sessions s join theatre_buyers b on b.user_id = s.user_id')).toEqual([])
  expect(await others()).toEqual(before)
  expect(await audit(it.app.ctx.db)).toEqual([])
})

test('a second drill uses the store and the buyers of the first', async () => {
  const { id } = await start({ ...size, buyers: 14, max_per_person: 1 })
  await it.app.runJobs()
  expect(await admin(theatreRun, { params: { id } })).toMatchObject({ state: 'done', ordered: 5, is_clean: true })
  expect(await rows('select 1 from theatre_buyers')).toHaveLength(14)
  expect(await rows(`select 1 from stores where store_name->>'en' like 'Flash-sale drill%'`)).toHaveLength(1)
  expect((await admin(theatreRuns, {})).map(({ ordered }) => ordered)).toEqual([5, 5])
})

test('of two starts at once one wins, and the next may follow when it has ended', async () => {
  const keys = await Promise.all([keyOf(start()), keyOf(start())])
  expect(keys.toSorted()).toEqual(['THEATRE_RUNNING', 'ok'])
  await it.app.runJobs()
  expect((await admin(theatreRuns, {}))[0]).toMatchObject({ state: 'done', is_clean: true })
})

test('a drill whose process died is cleared up, and its job does nothing when it comes again', async () => {
  const { id } = await start()
  const seen = (ago: string) =>
    it.app.ctx.db.pool.query(
      `update theatre_runs set state = 'selling', seen_at = $2::timestamptz - $3::interval where id = $1`,
      [id, it.app.ctx.now(), ago],
    )
  await seen('20 seconds')
  await endDeadRuns.run(it.app.ctx)
  expect(await admin(theatreRun, { params: { id } })).toMatchObject({ state: 'selling' })
  await seen('1 minute')
  await endDeadRuns.run(it.app.ctx)
  await it.app.runJobs()
  expect(await admin(theatreRun, { params: { id } })).toMatchObject({ state: 'interrupted', is_clean: null })
  expect(await stage()).toMatchObject({ status: 'closed' })
})

test('one that cannot take place says why', async () => {
  const { db } = it.app.ctx
  await db.pool.query(
    `update stores set status = 'suspended', suspend_reason = 'x' where id = (select store_id from theatre_stage)`,
  )
  const { id } = await start()
  await it.app.runJobs()
  expect(await admin(theatreRun, { params: { id } })).toMatchObject({
    state: 'failed',
    failure: 'STORE_SUSPENDED',
    moments: [],
    is_clean: null,
  })
  await db.pool.query(
    `update stores set status = 'closed', suspend_reason = '' where id = (select store_id from theatre_stage)`,
  )
})

test('sizes out of bounds are refused at their fields', async () => {
  await expect(start({ ...size, buyers: 501 })).rejects.toMatchObject({ fields: { buyers: 'TOO_BIG' } })
  await expect(start({ ...size, quota: 0 })).rejects.toMatchObject({ fields: { quota: 'TOO_SMALL' } })
  await expect(start({ ...size, max_per_person: 6 })).rejects.toMatchObject({ fields: { max_per_person: 'TOO_BIG' } })
  expect(await keyOf(admin(theatreRun, { params: { id: 999_999 } }))).toBe('NOT_FOUND')
})

test('it needs a login and its own rights', async () => {
  const guest = it.app.as(null, 'Admin')
  expect(await keyOf(guest(theatreRuns, {}))).toBe('NOT_LOGGED_IN')
  expect(await keyOf(guest(startTheatre, { body: size }, { key: newKey() }))).toBe('NOT_LOGGED_IN')
  const { call } = await it.clerk({ rights: ['Admin.flash_theatre.index'] })
  expect(await call(theatreRuns, {})).not.toEqual([])
  expect(await keyOf(call(startTheatre, { body: size }, { key: newKey() }))).toBe('FORBIDDEN')
  expect(await keyOf(call(theatreRun, { params: { id: 1 } }))).toBe('FORBIDDEN')
})

test('production has none of it', async () => {
  const production = await testApp({ mode: 'production' })
  try {
    const { statusCode } = await production.app.inject('/api/Admin/flash_theatre')
    expect(statusCode).toBe(404)
    const document = (await production.app.inject('/api/openapi.json')).body
    expect(document).not.toContain('flash_theatre')
  } finally {
    await production.close()
  }
})
