import { adminReports, sellerReports } from '@fangshi/contract/reports'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keyOf, openBackoffice, type Backoffice } from '../../../test/access.ts'
import { mintSeller, mintStaff } from '../../../test/accounts.ts'
import { notify } from '../notifications/sending/notifications.timers.ts'
import { writeReports } from './reports.timers.ts'

let it: Backoffice
beforeAll(async () => {
  it = await openBackoffice()
})
afterAll(() => it.app.close())

const idsOf = async (call: Backoffice['boss'], routes: typeof adminReports): Promise<number[]> =>
  (await call(routes.list, { query: {} })).data.map(({ id }) => id)

test('a subscription is switched on and off, and the audit log says so', async () => {
  const off = await it.boss(adminReports.subscription, {})
  expect(off.is_on).toBe(false)
  expect((await it.boss(adminReports.subscribe, { body: { is_on: true } })).is_on).toBe(true)
  expect((await it.boss(adminReports.subscription, {})).is_on).toBe(true)
  await it.boss(adminReports.subscribe, { body: { is_on: false } })
  expect(await it.auditOf('Admin.reports.subscribe', it.boss.id)).toEqual([
    { before: { is_on: false, by_mail: false, email: '' }, after: { is_on: true, by_mail: false, email: '' } },
    { before: { is_on: true, by_mail: false, email: '' }, after: { is_on: false, by_mail: false, email: '' } },
  ])
})

test('reports belong to their store, and the platform’s to the platform', async () => {
  const { app } = it
  const [one, other] = [await mintSeller(app), await mintSeller(app)]
  const [mine, theirs] = [app.as(one.token, 'Seller'), app.as(other.token, 'Seller')]
  await mine(sellerReports.subscribe, { body: { is_on: true } })
  await it.boss(adminReports.subscribe, { body: { is_on: true } })
  await writeReports.run(app.ctx)
  const [report] = await idsOf(mine as Backoffice['boss'], sellerReports as never)
  const [platform] = await idsOf(it.boss, adminReports)
  expect(report).toBeGreaterThan(0)
  expect(platform).toBeGreaterThan(0)
  expect(await idsOf(theirs as Backoffice['boss'], sellerReports as never)).toEqual([])
  const see = (call: typeof mine, id: number | undefined) => keyOf(call(sellerReports.show, { params: { id: id! } }))
  expect(await see(mine, report)).toBe('ok')
  expect(await see(theirs, report)).toBe('NOT_FOUND')
  expect(await see(mine, platform)).toBe('NOT_FOUND')
  expect(await keyOf(it.boss(adminReports.show, { params: { id: report! } }))).toBe('NOT_FOUND')
})

test('staff are told who subscribed and may see reports; who has lost the right is not', async () => {
  const { app } = it
  const owner = await mintSeller(app)
  const staff = await mintStaff(app, owner, { rights: ['Seller.reports.index', 'Seller.reports.subscribe'] })
  const former = await mintStaff(app, owner, { rights: ['Seller.reports.index', 'Seller.reports.subscribe'] })
  for (const { token } of [staff, former])
    await app.as(token, 'Seller')(sellerReports.subscribe, { body: { is_on: true } })
  await app.ctx.db.pool.query('delete from role_permissions where role_id = $1', [former.role_id])
  await writeReports.run(app.ctx)
  await notify.run(app.ctx)
  const { rows } = await app.ctx.db.pool.query(
    `select account_id from notifications where area = 'Seller' and kind = 'report' and account_id = any($1)`,
    [[owner.user_id, staff.user_id, former.user_id]],
  )
  expect(rows).toEqual([{ account_id: staff.user_id }])
})

test('a report that cannot be written holds up no other, and comes once it can', async () => {
  const { app } = it
  const stores = [await mintSeller(app), await mintSeller(app), await mintSeller(app)]
  const calls = stores.map(({ token }) => app.as(token, 'Seller'))
  for (const call of calls) await call(sellerReports.subscribe, { body: { is_on: true } })
  await app.owner.pool.query(
    `alter table weekly_reports add constraint planted check (store_id <> ${stores[0]?.store_id}) not valid`,
  )
  await writeReports.run(app.ctx)
  const written = () => Promise.all(calls.map((call) => idsOf(call as Backoffice['boss'], sellerReports as never)))
  expect((await written()).map((ids) => ids.length)).toEqual([0, 1, 1])
  await app.owner.pool.query('alter table weekly_reports drop constraint planted')
  await writeReports.run(app.ctx)
  expect((await written()).map((ids) => ids.length)).toEqual([1, 1, 1])
})

test('wrong input, no login, no right', async () => {
  const { app } = it
  const wrong = (body: object) => keyOf(it.boss(adminReports.subscribe, { body: body as never }))
  expect(await wrong({})).toBe('INVALID_INPUT')
  expect(await wrong({ is_on: 'maybe' })).toBe('INVALID_INPUT')
  expect(await wrong({ is_on: true, account_id: 1 })).toBe('INVALID_INPUT')
  for (const area of ['Admin', 'Seller'] as const) {
    const routes = area === 'Admin' ? adminReports : sellerReports
    expect(await keyOf(app.as(null, area)(routes.list, { query: {} }))).toBe('NOT_LOGGED_IN')
    expect(await keyOf(app.as(null, area)(routes.subscribe, { body: { is_on: true } }))).toBe('NOT_LOGGED_IN')
  }
  const staff = await mintStaff(app, await mintSeller(app), {})
  const call = app.as(staff.token, 'Seller')
  expect(await keyOf(call(sellerReports.list, { query: {} }))).toBe('FORBIDDEN')
  expect(await keyOf(call(sellerReports.subscription, {}))).toBe('FORBIDDEN')
  const reader = await it.clerk({ rights: ['Admin.reports.index'] })
  expect(await keyOf(reader.call(adminReports.list, { query: {} }))).toBe('ok')
  expect(await keyOf(reader.call(adminReports.subscribe, { body: { is_on: true } }))).toBe('FORBIDDEN')
})
