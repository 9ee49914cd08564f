import type { Call } from '@fangshi/contract/client'
import {
  adminReductions,
  sellerReductions,
  stopReduction,
  stopReductionAsAdmin,
  storeReductions,
} from '@fangshi/contract/reductions'
import { formatDateTime } from '@fangshi/contract/time'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { keyOf, openBackoffice, type Backoffice } from '../../../test/access.ts'
import type { TestApp } from '../../../test/app.ts'
import { loginSeller, makeReduction, makeStore, type MadeStore } from '../../../test/factories.ts'

let backoffice: Backoffice
let it: TestApp
let store: MadeStore
let seller: Call
beforeAll(async () => {
  backoffice = await openBackoffice()
  it = backoffice.app
})
beforeEach(async () => {
  store = await makeStore(it.ctx.db)
  seller = (await loginSeller(it, store)).call
})
afterAll(() => it.close())

const inHours = (hours: number): Date => new Date(it.ctx.now().getTime() + hours * 3_600_000)
const form = (from: number, to: number) => ({
  name: { 'zh-cn': '秋日满减', en: 'Autumn savings' },
  money: '20.00',
  use_money: '100.00',
  start_time: formatDateTime(inHours(from)),
  end_time: formatDateTime(inHours(to)),
})
const add = (from: number, to: number, changed: object = {}) =>
  seller(sellerReductions.store, { body: { ...form(from, to), ...changed } })
const change = (id: number, body: object) => seller(sellerReductions.update, { params: { id }, body })
const remove = (id: number) => seller(sellerReductions.destroy, { params: { ids: String(id) } })
const shown = (id: number, call: Call = seller) => call(sellerReductions.show, { params: { id } })
const running = async (id = store.store_id) =>
  (await it.as(null)(storeReductions, { params: { id } })).map((reduction) => reduction.id)
const fieldsOf = (call: Promise<unknown>) =>
  call.catch((error: { details: { fields: object } }) => error.details.fields)

test('states follow from the window, and shoppers see what runs', async () => {
  const draft = await add(-1, 1, { is_draft: true })
  const scheduled = await add(1, 2)
  const now = await add(-1, 1, { use_money: '50.00' })
  const { data } = await seller(sellerReductions.index, {})
  expect(data.map(({ id, state, actions }) => [id, state, actions])).toEqual([
    [now.id, 'running', ['extend', 'stop']],
    [scheduled.id, 'scheduled', ['edit', 'stop', 'delete']],
    [draft.id, 'draft', ['edit', 'delete']],
  ])
  expect(await running()).toEqual([now.id])
  const found = await seller(sellerReductions.index, { query: { state: 'draft,scheduled|in' } })
  expect(found.data.map(({ id }) => id)).toEqual([scheduled.id, draft.id])
  await change(draft.id, { is_draft: false })
  expect(await running()).toEqual([now.id, draft.id])
})

test('wrong windows and amounts are named at their fields', async () => {
  expect(await fieldsOf(add(2, 1))).toEqual({ end_time: 'END_BEFORE_START' })
  expect(await fieldsOf(add(-2, -1))).toEqual({ end_time: 'TIME_PAST' })
  expect(await fieldsOf(add(0, 1, { money: '100.00' }))).toEqual({ money: 'REDUCTION_TOO_HIGH' })
  expect(await fieldsOf(add(0, 1, { money: '0', use_money: '-1' }))).toMatchObject({ money: 'TOO_SMALL' })
})

test('before its start all of it may change, after it only the end and only to a later time', async () => {
  const { id: planned } = await add(1, 2)
  expect(await change(planned, { money: '30.00', use_money: '200.00' })).toMatchObject({ money: '30.00' })
  const { id } = await add(-1, 1)
  expect(await keyOf(change(id, { money: '21.00' }))).toBe('ACTIVITY_STARTED')
  expect(await keyOf(change(id, { is_draft: true }))).toBe('ACTIVITY_STARTED')
  expect(await fieldsOf(change(id, { end_time: formatDateTime(inHours(0.5)) }))).toEqual({ end_time: 'END_TOO_EARLY' })
  const { is_draft: _, ...same } = { ...form(-1, 1), is_draft: false }
  const { start_time } = await shown(id)
  const extended = await change(id, { ...same, start_time, end_time: formatDateTime(inHours(5)) })
  expect(extended).toMatchObject({ end_time: formatDateTime(inHours(5)), state: 'running' })
  expect(await keyOf(remove(id))).toBe('ACTIVITY_MOVE_REFUSED')
  await remove(planned)
  expect(await keyOf(shown(planned))).toBe('NOT_FOUND')
})

test('one that was stopped or has ended stays as it is', async () => {
  const { id } = await add(-1, 1)
  await seller(stopReduction, { params: { id }, body: { reason: '门槛填错' } })
  expect(await shown(id)).toMatchObject({ state: 'stopped', stopped_by: 'store', stop_reason: '门槛填错', actions: [] })
  expect(await running()).toEqual([])
  const ended = await makeReduction(it.ctx, store.store_id, { start_time: inHours(-3), end_time: inHours(-1) })
  for (const over of [id, ended]) {
    expect(await keyOf(change(over, { end_time: formatDateTime(inHours(9)) }))).toBe('ACTIVITY_MOVE_REFUSED')
    const stop = seller(stopReduction, { params: { id: over }, body: { reason: '再停' } })
    expect(await keyOf(stop)).toBe('ACTIVITY_MOVE_REFUSED')
    expect(await keyOf(remove(over))).toBe('ACTIVITY_MOVE_REFUSED')
  }
})

test('the platform sees those of all stores except drafts, and stops one with a reason', async () => {
  const { boss } = backoffice
  const { id } = await add(-1, 1)
  const draft = await add(-1, 1, { is_draft: true })
  const { data } = await boss(adminReductions.index, { query: { store_id: String(store.store_id) } })
  expect(data.map((row) => [row.id, row.state, row.actions])).toEqual([[id, 'running', ['stop']]])
  expect(await keyOf(boss(adminReductions.show, { params: { id: draft.id } }))).toBe('NOT_FOUND')
  const stop = (of: number, call: Call = boss) =>
    keyOf(call(stopReductionAsAdmin, { params: { id: of }, body: { reason: '标价虚高' } }))
  expect(await stop(id)).toBe('ok')
  expect(await shown(id)).toMatchObject({ state: 'stopped', stopped_by: 'platform', stop_reason: '标价虚高' })
  expect(await running()).toEqual([])
  expect(await stop(id)).toBe('ACTIVITY_MOVE_REFUSED')
  expect(await stop(draft.id)).toBe('ACTIVITY_MOVE_REFUSED')
  expect(await stop(987_654_321)).toBe('NOT_FOUND')
  expect(await keyOf(boss(stopReductionAsAdmin, { params: { id }, body: { reason: '' } }))).toBe('INVALID_INPUT')
  expect(await stop(id, it.as(null, 'Admin'))).toBe('NOT_LOGGED_IN')
  const { call } = await backoffice.clerk({ rights: ['Admin.full_reductions.index'] })
  expect(await stop(id, call)).toBe('FORBIDDEN')
})

test('nobody reaches those of another store, nor any without login', async () => {
  const { id } = await add(-1, 1)
  const other = (await loginSeller(it, await makeStore(it.ctx.db))).call
  expect(await keyOf(shown(id, other))).toBe('NOT_FOUND')
  expect(await keyOf(other(stopReduction, { params: { id }, body: { reason: '停' } }))).toBe('NOT_FOUND')
  expect(await keyOf(it.as(null, 'Seller')(sellerReductions.index, {}))).toBe('NOT_LOGGED_IN')
  expect(await keyOf(running((await makeStore(it.ctx.db, { status: 'closed' })).store_id))).toBe('STORE_NOT_FOUND')
})

test('two who stop one at once: one does, the other is refused', async () => {
  const { id } = await add(-1, 1)
  const stop = () => keyOf(seller(stopReduction, { params: { id }, body: { reason: '停' } }))
  expect((await Promise.all([stop(), stop()])).toSorted()).toEqual(['ACTIVITY_MOVE_REFUSED', 'ok'])
})
