import { adminViews, maxSavedViews, sellerViews } from '@fangshi/contract/saved-views'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keyOf, openBackoffice, type Backoffice } from '../../../test/access.ts'
import { mintStaff } from '../../../test/accounts.ts'
import { loginSeller, makeStore } from '../../../test/factories.ts'

let back: Backoffice
beforeAll(async () => {
  back = await openBackoffice()
})
afterAll(() => back.app.close())

const orders = '/Seller/orders'
const view = {
  screen: orders,
  name: '待发货',
  role_id: null,
  filters: [{ field: 'order_status', value: 'waiting_delivery' }],
  sort: '-paid_at',
  columns: [
    { key: 'order_no', is_shown: true, pin: 'left' as const },
    { key: 'remark', is_shown: false, pin: '' as const },
  ],
}
const rights = ['Seller.orders.index']

/** A store with its owner and two of its staff, who have the same role. */
async function openStore() {
  const store = await makeStore(back.app.ctx.db)
  const owner = (await loginSeller(back.app, store)).call
  const clerk = await mintStaff(back.app, store, { rights })
  const other = await mintStaff(back.app, store, { rights })
  const role = clerk.role_id
  await back.app.ctx.db.pool.query('update user_roles set role_id = $2 where user_id = $1', [other.user_id, role])
  const as = (token: string) => back.app.as(token, 'Seller')
  return { store, role, owner, clerk: as(clerk.token), other: as(other.token) }
}
const listOf = (call: Awaited<ReturnType<typeof openStore>>['owner']) =>
  call(sellerViews.list, { query: { screen: orders } })

test('a view is kept with what it shows, changed, and deleted; the audit log has each step', async () => {
  const { owner, clerk } = await openStore()
  const made = await owner(sellerViews.add, { body: view })
  expect(made).toMatchObject({ name: '待发货', role: null, is_own: true, can_edit: true, sort: '-paid_at' })
  expect((await listOf(owner)).views).toEqual([made])
  expect((await listOf(clerk)).views).toEqual([])
  const params = { id: made.id }
  const renamed = await owner(sellerViews.change, { params, body: { name: '今天要发的', revision: made.revision } })
  expect(renamed).toMatchObject({ name: '今天要发的', filters: view.filters, columns: view.columns })
  expect(await keyOf(owner(sellerViews.change, { params, body: { sort: '', revision: made.revision } }))).toBe(
    'FORM_STALE',
  )
  const emptied = await owner(sellerViews.change, { params, body: { filters: [], sort: '', columns: [] } })
  expect(emptied).toMatchObject({ name: '今天要发的', filters: [], sort: '', columns: [] })
  await owner(sellerViews.remove, { params })
  expect((await listOf(owner)).views).toEqual([])
  expect(await back.auditOf('POST /Seller/auth/views', made.id)).toMatchObject([
    { before: null, after: { name: '待发货' } },
  ])
  expect(await back.auditOf('PUT /Seller/auth/views/{id}', made.id)).toHaveLength(2)
  expect(await back.auditOf('DELETE /Seller/auth/views/{id}', made.id)).toMatchObject([{ after: null }])
})

test('what the list does not take is refused at its field', async () => {
  const { owner } = await openStore()
  const add = (body: object) => owner(sellerViews.add, { body: { ...view, ...body } })
  const faults = (body: object) =>
    add(body).then(
      () => ({}),
      (error: { fields: object }) => error.fields,
    )
  expect(await faults({ name: ' ' })).toEqual({ name: 'REQUIRED' })
  expect(await faults({ name: '长'.repeat(21) })).toEqual({ name: 'TOO_LONG' })
  expect(await faults({ screen: '/Seller/nothing' })).toEqual({ screen: 'CHOICE_INVALID' })
  expect(await faults({ screen: '/Admin/orders' })).toEqual({ screen: 'CHOICE_INVALID' })
  for (const filter of [
    { field: 'password', value: '1' },
    { field: 'constructor', value: '1' },
    { field: 'order_status', value: 'lost' },
    { field: 'paid_at', value: '2026-01-01|like' },
  ])
    expect(await faults({ filters: [filter] })).toEqual({ 'filters.0': 'FILTER_INVALID' })
  expect(await faults({ filters: [view.filters[0], view.filters[0]] })).toEqual({ filters: 'FILTER_INVALID' })
  expect(await faults({ sort: 'remark' })).toEqual({ sort: 'FILTER_INVALID' })
  expect(await faults({ columns: [view.columns[0], view.columns[0]] })).toEqual({ columns: 'INVALID' })
  expect(Object.keys(await faults({ columns: [{ key: 'a b', is_shown: true, pin: '' }] }))).toHaveLength(1)
  expect(await faults({ role_id: 999_999_999 })).toEqual({ role_id: 'CHOICE_INVALID' })
})

test('a list has so many views of somebody, and one of a name', async () => {
  const { owner, clerk, role } = await openStore()
  const add = (name: string, by = owner, role_id: number | null = null) =>
    keyOf(by(sellerViews.add, { body: { ...view, name, role_id } }))
  for (let index = 0; index < maxSavedViews; index++) expect(await add(`视图 ${index}`)).toBe('ok')
  expect(await add('视图 20')).toBe('SAVED_VIEWS_FULL')
  expect(
    await keyOf(owner(sellerViews.add, { body: { ...view, screen: '/Seller/goods', filters: [], sort: '' } })),
  ).toBe('ok')
  expect(await add('视图 1', clerk)).toBe('ok')
  expect(await add('视图 1', clerk)).toBe('SAVED_VIEW_TAKEN')
  const first = (await listOf(owner)).views[1]!
  const share = (role_id: number | null) => owner(sellerViews.change, { params: { id: first.id }, body: { role_id } })
  expect((await share(role)).role).toMatchObject({ id: role })
  const mine = (await listOf(clerk)).views.find(({ is_own }) => is_own)!
  const shareMine = keyOf(clerk(sellerViews.change, { params: { id: mine.id }, body: { role_id: role } }))
  expect(await shareMine).toBe('SAVED_VIEW_TAKEN')
  expect((await share(null)).role).toBeNull()
})

test('what is shared is for whoever has the role; only its owner and the store’s change it', async () => {
  const { owner, clerk, other, role, store } = await openStore()
  const made = await clerk(sellerViews.add, { body: { ...view, role_id: role } })
  const params = { id: made.id }
  expect((await listOf(other)).views).toMatchObject([
    { id: made.id, is_own: false, can_edit: false, role: { id: role } },
  ])
  expect((await listOf(other)).roles).toMatchObject([{ id: role }])
  expect(await keyOf(other(sellerViews.change, { params, body: { name: '改' } }))).toBe('FORBIDDEN')
  expect(await keyOf(other(sellerViews.remove, { params }))).toBe('FORBIDDEN')
  expect((await listOf(owner)).views).toMatchObject([{ id: made.id, is_own: false, can_edit: true }])
  expect(await owner(sellerViews.change, { params, body: { name: '店里的' } })).toMatchObject({ role: { id: role } })

  // Somebody without the role neither sees it nor shares with it; without the list they have no views of it.
  const stranger = await mintStaff(back.app, store, { rights })
  const call = back.app.as(stranger.token, 'Seller')
  expect((await listOf(call)).views).toEqual([])
  expect(await keyOf(call(sellerViews.remove, { params }))).toBe('NOT_FOUND')
  await expect(call(sellerViews.add, { body: { ...view, role_id: role } })).rejects.toMatchObject({
    fields: { role_id: 'CHOICE_INVALID' },
  })
  const nobody = back.app.as((await mintStaff(back.app, store, {})).token, 'Seller')
  expect(await keyOf(listOf(nobody))).toBe('FORBIDDEN')
  expect(await keyOf(nobody(sellerViews.add, { body: view }))).toBe('FORBIDDEN')

  // Taken back, it is its owner's alone; the owner of the store has none of it.
  await clerk(sellerViews.change, { params, body: { role_id: null } })
  expect((await listOf(other)).views).toEqual([])
  expect(await keyOf(owner(sellerViews.change, { params, body: { name: '改' } }))).toBe('NOT_FOUND')
})

test('another store and guests have nothing of it; with its role gone, a view stays with its owner', async () => {
  const { owner, role } = await openStore()
  const made = await owner(sellerViews.add, { body: { ...view, role_id: role } })
  const params = { id: made.id }
  const far = await openStore()
  expect((await listOf(far.owner)).views).toEqual([])
  expect(await keyOf(far.owner(sellerViews.change, { params, body: { name: '改' } }))).toBe('NOT_FOUND')
  expect(await keyOf(far.owner(sellerViews.remove, { params }))).toBe('NOT_FOUND')
  await expect(far.owner(sellerViews.add, { body: { ...view, role_id: role } })).rejects.toMatchObject({
    fields: { role_id: 'CHOICE_INVALID' },
  })
  const guest = back.app.as(null, 'Seller')
  expect(await keyOf(listOf(guest))).toBe('NOT_LOGGED_IN')
  expect(await keyOf(guest(sellerViews.add, { body: view }))).toBe('NOT_LOGGED_IN')
  await back.app.ctx.db.pool.query('delete from user_roles where role_id = $1', [role])
  await back.app.ctx.db.pool.query('delete from roles where id = $1', [role])
  expect((await listOf(owner)).views).toMatchObject([{ id: made.id, role: null }])
})

test('administrators have views of their lists', async () => {
  const list = { ...view, screen: '/Admin/orders' }
  const { call, role_id } = await back.clerk({ rights: ['Admin.orders.index'] })
  const made = await call(adminViews.add, { body: { ...list, role_id } })
  const { views } = await back.boss(adminViews.list, { query: { screen: '/Admin/orders' } })
  expect(views).toMatchObject([{ id: made.id, is_own: false, can_edit: true }])
  const params = { id: made.id }
  expect(await back.boss(adminViews.change, { params, body: { name: '平台的' } })).toMatchObject({ name: '平台的' })
  const { call: stranger } = await back.clerk({ rights: ['Admin.orders.index'] })
  expect(await keyOf(stranger(adminViews.remove, { params }))).toBe('NOT_FOUND')
  expect(await keyOf(back.app.as(null, 'Admin')(adminViews.remove, { params }))).toBe('NOT_LOGGED_IN')
  await back.boss(adminViews.remove, { params })
  expect((await call(adminViews.list, { query: { screen: '/Admin/orders' } })).views).toEqual([])
})
