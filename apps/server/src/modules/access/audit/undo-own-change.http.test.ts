import { auditLogs, sellerAuditLogs, sellerAuditPeople, sellerRoles, undoOwnAuditLog } from '@fangshi/contract/access'
import { sellerCollectives } from '@fangshi/contract/collectives-backoffice'
import { sellerCoupons } from '@fangshi/contract/coupons-seller'
import { customers } from '@fangshi/contract/customers'
import { sellerDistributions } from '@fangshi/contract/distributions'
import { fileSpaceDirs, fileSpaces } from '@fangshi/contract/file-spaces'
import { goodsAttrs } from '@fangshi/contract/goods-attrs'
import { sellerReductions } from '@fangshi/contract/reductions'
import type { Resource } from '@fangshi/contract/resource'
import { sellerSeckills } from '@fangshi/contract/seckills'
import type { Call } from '@fangshi/contract/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keyOf, openBackoffice, type Backoffice } from '../../../../test/access.ts'
import { mintSeller, mintShopper, mintStaff, type Minted } from '../../../../test/accounts.ts'
import { makeGoods } from '../../../../test/factories.ts'
import { sampleForm } from '../../../../test/every-route/sample-form.ts'

type Owner = Minted & { store_id: number }
let backoffice: Backoffice
let owner: Owner
let seller: Call
let goods: { goods_id: number; sku_ids: number[] }
beforeAll(async () => {
  backoffice = await openBackoffice()
  const { app } = backoffice
  owner = await mintSeller(app)
  seller = app.as(owner.token, 'Seller')
  goods = await makeGoods(app.ctx.db, owner.store_id, { skus: [{}, {}] })
})
afterAll(() => backoffice.app.close())

const zh = (text: string) => ({ 'zh-cn': text })
const folder = (name: string) => seller(fileSpaceDirs.store, { body: { name } })
const rename = (id: number, name: string) => seller(fileSpaceDirs.update, { params: { id }, body: { name } })
const entryOf = async (target: number, resource: Resource, verb: 'update' | 'destroy'): Promise<number> => {
  const query = { target: String(target), action: resource.right(verb) }
  return (await seller(sellerAuditLogs.index, { query })).data[0]?.id ?? 0
}
const renamed = (id: number) => entryOf(id, fileSpaceDirs, 'update')
const undo = (id: number, by = seller) => by(undoOwnAuditLog, { params: { id } })
const refusalOf = async (id: number, by = seller) => (await by(sellerAuditLogs.show, { params: { id } })).undo

test('an update and a delete of the own store are taken back, each with an entry of its own', async () => {
  const { id } = await folder('春季')
  await rename(id, '夏季')
  const entry = await renamed(id)
  expect(await refusalOf(entry)).toEqual({ refusal: null })
  await undo(entry)
  expect(await seller(fileSpaceDirs.show, { params: { id } })).toMatchObject({ name: '春季' })
  const { data } = await seller(sellerAuditLogs.index, {
    query: { target: String(id), action: 'Seller.file|likeRight' },
  })
  expect(data).toMatchObject([
    { action: 'Seller.file_space_dirs.update', user_id: owner.user_id, undoes: entry },
    { id: entry, undone_by: data[0]?.id },
    { action: 'Seller.file_space_dirs.store' },
  ])
  expect(data[0]).not.toHaveProperty('before')
  expect(await refusalOf(entry)).toEqual({ refusal: 'UNDO_DONE' })
  expect(await keyOf(undo(entry))).toBe('UNDO_DONE')
  await seller(fileSpaceDirs.destroy, { params: { ids: String(id) } })
  await undo(await entryOf(id, fileSpaceDirs, 'destroy'))
  expect(await seller(fileSpaceDirs.show, { params: { id } })).toMatchObject({ name: '春季' })
})

test('what was changed since stays, and a name that was taken meanwhile is a conflict', async () => {
  const { id } = await folder('一')
  await rename(id, '二')
  const first = await renamed(id)
  await rename(id, '三')
  expect(await refusalOf(first)).toEqual({ refusal: 'UNDO_CHANGED' })
  expect(await keyOf(undo(first))).toBe('UNDO_CHANGED')
  const second = await renamed(id)
  await folder('二')
  await expect(undo(second)).rejects.toMatchObject({ key: 'UNDO_CONFLICT', code: 409, fields: { name: 'TAKEN' } })
})

test('a store sees and takes back its own entries alone, and nothing of the platform', async () => {
  const { app, boss } = backoffice
  const { id } = await folder('自己的')
  await rename(id, '改过的')
  const entry = await renamed(id)
  const other = app.as((await mintSeller(app)).token, 'Seller')
  expect((await other(sellerAuditLogs.index, { query: { target: String(id) } })).data).toEqual([])
  expect(await keyOf(other(sellerAuditLogs.show, { params: { id: entry } }))).toBe('NOT_FOUND')
  expect(await keyOf(undo(entry, other))).toBe('NOT_FOUND')
  const { rows } = await app.ctx.db.pool.query<{ id: number }>(
    `insert into audit_logs (area, admin_id, action, target, ip, request_id)
     values ('Admin', $1, 'Admin.stores.update', $2, '', '') returning id`,
    [boss.id, String(owner.store_id)],
  )
  const ofPlatform = rows[0]?.id ?? 0
  expect(await keyOf(seller(sellerAuditLogs.show, { params: { id: ofPlatform } }))).toBe('NOT_FOUND')
  expect(await keyOf(undo(ofPlatform))).toBe('NOT_FOUND')
  // Nor the reverse.
  const { undo: ofStore } = await boss(auditLogs.show, { params: { id: entry } })
  expect(ofStore).toEqual({ refusal: 'UNDO_OF_STORE' })
  expect(await seller(fileSpaceDirs.show, { params: { id } })).toMatchObject({ name: '改过的' })
})

test('staff need the right to undo, and the right and the button of the change itself; identity is confirmed', async () => {
  const { app } = backoffice
  const { id } = await folder('员工')
  await rename(id, '改名')
  const entry = await renamed(id)
  const staff = async (rights: string[], buttons: string[]): Promise<Call> => {
    const screens = { '/Seller/file_spaces': buttons, '/Seller/audit_logs': ['view'] }
    return app.as((await mintStaff(app, owner, { rights, screens })).token, 'Seller')
  }
  const own = ['Seller.audit_logs.undo', 'Seller.audit_logs.show']
  const change = fileSpaceDirs.right('update')
  for (const call of [
    await staff(own, ['edit']),
    await staff([...own, change], ['view', 'delete']),
    await staff(['Seller.audit_logs.show', change], ['edit']),
  ]) {
    expect(await keyOf(undo(entry, call))).toBe('FORBIDDEN')
    expect(await refusalOf(entry, call)).toEqual({ refusal: 'FORBIDDEN' })
    expect(await keyOf(call(sellerAuditLogs.index, { query: {} }))).toBe('FORBIDDEN')
    expect(await keyOf(call(sellerAuditPeople, {}))).toBe('FORBIDDEN')
  }
  expect(await keyOf(undo(entry, app.as(null, 'Seller')))).toBe('NOT_LOGGED_IN')
  expect(await keyOf(undo(0))).toBe('INVALID_INPUT')
  const whole = await staff([...own, change], ['edit'])
  app.advance(11 * 60_000)
  expect(await keyOf(undo(entry, whole))).toBe('CONFIRM_IDENTITY')
  await backoffice.confirmAll()
  expect(await keyOf(undo(entry, whole))).toBe('ok')
})

test('staff give by an undo no right that they do not hold', async () => {
  const { app } = backoffice
  const permission = await backoffice.permissionId('Seller.orders.index')
  const body = { name: '店长', menus: [], permissions: [permission], buttons: [] }
  const { id } = await seller(sellerRoles.store, { body })
  await seller(sellerRoles.update, { params: { id }, body: { permissions: [] } })
  const entry = await entryOf(id, sellerRoles, 'update')
  const rights = ['Seller.audit_logs.undo', sellerRoles.right('update')]
  const { token } = await mintStaff(app, owner, { rights, screens: { '/Seller/roles': ['edit'] } })
  expect(await keyOf(undo(entry, app.as(token, 'Seller')))).toBe('GRANT_BEYOND_OWN')
  await undo(entry)
  expect(await seller(sellerRoles.show, { params: { id } })).toMatchObject({ permissions: [permission] })
})

test('the filter by people offers the owner and the staff, and finds what each did', async () => {
  const { app } = backoffice
  const store = await mintSeller(app)
  const call = app.as(store.token, 'Seller')
  const rights = ['Seller.file_space_dirs.store']
  const staff = await mintStaff(app, store, { rights, screens: { '/Seller/file_spaces': ['add'] } })
  await app.as(staff.token, 'Seller')(fileSpaceDirs.store, { body: { name: '员工的' } })
  await call(fileSpaceDirs.store, { body: { name: '店主的' } })
  const people = await call(sellerAuditPeople, {})
  expect(people.map(({ id }) => id)).toEqual([store.user_id, staff.user_id])
  const { data } = await call(sellerAuditLogs.index, { query: { user_id: String(staff.user_id) } })
  expect(data).toMatchObject([{ action: 'Seller.file_space_dirs.store', who: people[1]?.name }])
})

const hour = 3_600_000
const at = (ms: number) =>
  new Date(backoffice.app.ctx.now().getTime() + ms + 8 * hour).toISOString().slice(0, 19).replace('T', ' ')
const later = () => ({ start_time: at(24 * hour), end_time: at(48 * hour) })

type Form = Record<string, unknown>
const plain: [Resource, form: () => Form, change: (row: Form) => Form][] = [
  [fileSpaceDirs, () => ({ name: '画册' }), () => ({ name: '别的画册' })],
  [
    goodsAttrs,
    () => ({ name: zh('尺寸'), values: [{ name: zh('小') }, { name: zh('大'), color: '#a1b2c3' }] }),
    ({ values }) => ({ values: (values as Form[]).slice(1).map(({ id, name }) => ({ id, name })) }),
  ],
  [sellerReductions, () => ({ ...sampleForm(sellerReductions.form), ...later() }), () => ({ money: '0.50' })],
  [
    sellerCoupons,
    () => ({ ...sampleForm(sellerCoupons.form), ...later(), goods_ids: [goods.goods_id] }),
    () => ({ goods_ids: [], end_time: at(72 * hour) }),
  ],
  [
    sellerDistributions,
    () => ({ goods_id: goods.goods_id, lev_1: '3.00', lev_2: '2.00', lev_3: '1.00' }),
    () => ({ lev_1: '4.50' }),
  ],
  [
    sellerSeckills,
    () => ({
      goods_id: goods.goods_id,
      max_per_person: 2,
      ...later(),
      skus: [{ sku_id: goods.sku_ids[0], price: '5.00', quota: 3 }],
    }),
    () => ({ skus: goods.sku_ids.map((sku_id) => ({ sku_id, price: '4.00', quota: 1 })) }),
  ],
  [
    sellerCollectives,
    () => ({ goods_id: goods.goods_id, percent_off: '20.00', people: 2, hours: 24, max_per_person: 2, ...later() }),
    () => ({ percent_off: '10.00', people: 3 }),
  ],
]

test.each(plain.map(([resource, form, change]) => ({ path: resource.path, resource, form, change })))(
  'an update and a delete at $path are taken back',
  async ({ resource, form, change }) => {
    const { id } = (await seller(resource.store, { body: form() as never })) as { id: number }
    const shown = async () => {
      const { updated_at: _time, created_at: _made, ...row } = (await seller(resource.show, { params: { id } })) as Form
      return row
    }
    const before = await shown()
    await seller(resource.update, { params: { id }, body: change(before) as never })
    expect(await shown()).not.toEqual(before)
    await undo(await entryOf(id, resource, 'update'))
    expect(await shown()).toEqual(before)
    await seller(resource.destroy, { params: { ids: String(id) } })
    await undo(await entryOf(id, resource, 'destroy'))
    expect(await shown()).toEqual(before)
    await seller(resource.destroy, { params: { ids: String(id) } })
  },
)

test('a note of a customer, and a picture that was taken out of the space, come back', async () => {
  const { pool } = backoffice.app.ctx.db
  const one = async (sql: string, values: unknown[]): Promise<number> =>
    (await pool.query<{ id: number }>(sql, values)).rows[0]?.id ?? 0
  const { user_id } = await mintShopper(backoffice.app)
  const id = await one(
    `insert into customers (store_id, user_id, note, first_paid_at, last_paid_at, orders, paid_cents, refunded_cents)
       values ($1, $2, '老客', now(), now(), 1, 100, 0) returning id`,
    [owner.store_id, user_id],
  )
  await seller(customers.update, { params: { id }, body: { note: '', tags: '新' } })
  await undo(await entryOf(id, customers, 'update'))
  expect(await seller(customers.show, { params: { id } })).toMatchObject({ note: '老客', tags: '' })

  const url = '/uploads/undone.webp'
  const picture = await one('insert into file_spaces (store_id, name, url) values ($1, $2, $3) returning id', [
    owner.store_id,
    '封面',
    url,
  ])
  await seller(fileSpaces.update, { params: { id: picture }, body: { name: '封底' } })
  await undo(await entryOf(picture, fileSpaces, 'update'))
  expect(await seller(fileSpaces.show, { params: { id: picture } })).toMatchObject({ name: '封面', url })
})
