import { listGoods } from '@fangshi/contract/catalog'
import type { Call } from '@fangshi/contract/client'
import { getOwnStore, planVacation, switchOwnStore } from '@fangshi/contract/store-seller'
import { reopenStore, suspendStore } from '@fangshi/contract/stores-admin'
import { formatDateTime } from '@fangshi/contract/time'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { keyOf, openBackoffice, type Backoffice } from '../../../../test/access.ts'
import { mintSeller, mintStaff, type Minted } from '../../../../test/accounts.ts'
import { makeGoods } from '../../../../test/factories.ts'
import { vacations } from './vacation.ts'

const hour = 3_600_000
let backoffice: Backoffice
let store: Minted & { store_id: number }
let owner: Call
beforeAll(async () => {
  backoffice = await openBackoffice()
})
beforeEach(async () => {
  backoffice.app.setNow(new Date())
  store = await mintSeller(backoffice.app)
  owner = backoffice.app.as(store.token, 'Seller')
})
afterAll(() => backoffice.app.close())

const inHours = (hours: number): string => formatDateTime(new Date(backoffice.app.ctx.now().getTime() + hours * hour))
const plan = (from: number, until: number) =>
  owner(planVacation, { body: { from: inHours(from), until: inHours(until) } })
const later = async (hours: number) => {
  backoffice.app.advance(hours * hour)
  await vacations.run(backoffice.app.ctx)
  return owner(getOwnStore, {})
}
const byHand = (status: 'open' | 'closed') => owner(switchOwnStore, { body: { status } })

test('a store closes for its vacation and opens again by itself, and so do its goods', async () => {
  await makeGoods(backoffice.app.ctx.db, store.store_id)
  const onSale = async () => (await backoffice.app.as(null)(listGoods, { query: { store_id: store.store_id } })).total
  const planned = await plan(1, 3)
  expect(planned).toMatchObject({ status: 'open', on_vacation: false, vacation: { from: expect.any(String) } })
  expect(await onSale()).toBe(1)
  expect(await later(1.1)).toMatchObject({ status: 'closed', on_vacation: true, vacation: planned.vacation })
  expect(await onSale()).toBe(0)
  expect(await later(2)).toMatchObject({ status: 'open', on_vacation: false, vacation: null })
  expect(await onSale()).toBe(1)
  const [entry] = await backoffice.auditOf('Seller.stores.status', store.store_id)
  expect(entry).toMatchObject({ before: { vacation_from: null }, after: { status: 'open' } })
})

test('a vacation that someone else changed meanwhile is neither written over nor taken back unseen', async () => {
  const opened = await owner(getOwnStore, {})
  await plan(1, 3)
  const revision = opened.vacation_revision
  const mine = { from: inHours(5), until: inHours(6) }
  expect(await keyOf(owner(planVacation, { body: { ...mine, revision } }))).toBe('FORM_STALE')
  expect(await keyOf(owner(planVacation, { body: { from: null, until: null, revision } }))).toBe('FORM_STALE')
  const now = (await owner(getOwnStore, {})).vacation_revision
  expect(await owner(planVacation, { body: { ...mine, revision: now } })).toMatchObject({ vacation: mine })
})

test('one that has begun counts at once, and is taken back at once', async () => {
  expect(await plan(-1, 1)).toMatchObject({ status: 'closed', on_vacation: true })
  const none = await owner(planVacation, { body: { from: null, until: null } })
  expect(none).toMatchObject({ status: 'open', on_vacation: false, vacation: null })
})

test('a store that was closed by hand stays closed; one that is opened by hand is back', async () => {
  await byHand('closed')
  expect(await plan(-1, 1)).toMatchObject({ status: 'closed', on_vacation: false })
  expect(await later(2)).toMatchObject({ status: 'closed', vacation: null })
  await byHand('open')
  await plan(-1, 4)
  await byHand('closed')
  expect(await later(1)).toMatchObject({ status: 'closed', on_vacation: false })
  await byHand('open')
  expect(await later(1)).toMatchObject({ status: 'open', vacation: null })
})

test('a suspension outlasts a vacation, and a vacation a suspension', async () => {
  const params = { id: store.store_id }
  const suspend = () => backoffice.boss(suspendStore, { params, body: { reason: '核查' } })
  const reopen = () => backoffice.boss(reopenStore, { params, body: {} })
  await plan(-1, 1)
  await suspend()
  expect(await later(2)).toMatchObject({ status: 'suspended', vacation: null })
  await reopen()
  expect(await later(0)).toMatchObject({ status: 'open' })
  await plan(1, 4)
  await suspend()
  expect(await later(2)).toMatchObject({ status: 'suspended' })
  await reopen()
  expect(await later(0)).toMatchObject({ status: 'closed', on_vacation: true })
  expect(await later(3)).toMatchObject({ status: 'open' })
})

test('a window is whole, in order and not over', async () => {
  const at = (fields: object) => ({ key: 'INVALID_INPUT', fields })
  await expect(plan(2, 1)).rejects.toMatchObject(at({ until: 'END_BEFORE_START' }))
  await expect(plan(-2, -1)).rejects.toMatchObject(at({ until: 'TIME_PAST' }))
  const half = owner(planVacation, { body: { from: inHours(1), until: null } })
  await expect(half).rejects.toMatchObject(at({ until: 'REQUIRED' }))
  const wrong = owner(planVacation, { body: { from: 'soon', until: inHours(2) } })
  await expect(wrong).rejects.toMatchObject(at({ from: 'INVALID' }))
})

test('no login, no right: no entry', async () => {
  const body = { from: null, until: null }
  expect(await keyOf(backoffice.app.as(null, 'Seller')(planVacation, { body }))).toBe('NOT_LOGGED_IN')
  const staff = await mintStaff(backoffice.app, store, { rights: ['Seller.stores.show'] })
  expect(await keyOf(backoffice.app.as(staff.token, 'Seller')(planVacation, { body }))).toBe('FORBIDDEN')
})
