import { auditLogs, permissions, permissionGroups, roles, undoAuditLog } from '@fangshi/contract/access'
import { expresses } from '@fangshi/contract/expresses'
import { commissionRates } from '@fangshi/contract/commission-rates'
import * as content from '@fangshi/contract/content-articles'
import { notices } from '@fangshi/contract/content-notices'
import { menus } from '@fangshi/contract/menus'
import { pointsGoodsClasses } from '@fangshi/contract/points-mall-admin'
import type { Resource } from '@fangshi/contract/resource'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keyOf, openBackoffice, type Backoffice } from '../../../../test/access.ts'
import { mintAdmin, mintSeller } from '../../../../test/accounts.ts'
import { sampleForm } from '../../../../test/every-route/sample-form.ts'

let backoffice: Backoffice
beforeAll(async () => {
  backoffice = await openBackoffice()
})
afterAll(() => backoffice.app.close())

const name = (zh: string) => ({ 'zh-cn': zh })
let codes = 0
const addExpress = () => backoffice.boss(expresses.store, { body: { name: name('顺达'), code: `undo${++codes}` } })
const change = (id: number, zh: string) =>
  backoffice.boss(expresses.update, { params: { id }, body: { name: name(zh) } })
const remove = (id: number) => backoffice.boss(expresses.destroy, { params: { ids: String(id) } })
const entries = async (target: number) =>
  (await backoffice.boss(auditLogs.index, { query: { target: String(target), action: 'Admin.|likeRight' } })).data
const last = async (target: number): Promise<number> => (await entries(target))[0]?.id ?? 0
const undo = (id: number) => backoffice.boss(undoAuditLog, { params: { id } })
const refusalOf = async (id: number) => (await backoffice.boss(auditLogs.show, { params: { id } })).undo

test('an update is taken back, with an entry of its own, and that one too', async () => {
  const { id } = await addExpress()
  await change(id, '顺达快递')
  const entry = await last(id)
  expect(await refusalOf(entry)).toEqual({ refusal: null })
  await undo(entry)
  expect(await backoffice.boss(expresses.show, { params: { id } })).toMatchObject({ name: name('顺达') })
  const [undone, changed, added] = await entries(id)
  expect(undone).toMatchObject({ action: 'Admin.expresses.update', undoes: entry, undone_by: null })
  expect(changed).toMatchObject({ id: entry, undoes: null, undone_by: undone?.id })
  expect(await backoffice.boss(auditLogs.show, { params: { id: undone?.id ?? 0 } })).toMatchObject({
    before: { name: name('顺达快递') },
    after: { name: name('顺达') },
  })
  // Adding is taken back by deleting.
  expect(await refusalOf(added?.id ?? 0)).toBe(null)
  expect(await keyOf(undo(added?.id ?? 0))).toBe('UNDO_NOT_PLAIN')
  expect(await refusalOf(entry)).toEqual({ refusal: 'UNDO_DONE' })
  expect(await keyOf(undo(entry))).toBe('UNDO_DONE')
  await undo(undone?.id ?? 0)
  expect(await backoffice.boss(expresses.show, { params: { id } })).toMatchObject({ name: name('顺达快递') })
})

test('a deleted row is there again, under its own id and with its time', async () => {
  const { id, created_at } = (await addExpress()) as { id: number; created_at: string }
  const shown = await backoffice.boss(expresses.show, { params: { id } })
  backoffice.app.advance(5000)
  await remove(id)
  const entry = await last(id)
  expect(await refusalOf(entry)).toEqual({ refusal: null })
  await undo(entry)
  expect(await backoffice.boss(expresses.show, { params: { id } })).toEqual({ ...shown, created_at })
  expect((await entries(id))[0]).toMatchObject({ action: 'Admin.expresses.store', undoes: entry })
  expect(await keyOf(undo(entry))).toBe('UNDO_DONE')
})

test('what was changed or deleted since stays, and so does what its place was taken from', async () => {
  const { id, code } = (await addExpress()) as { id: number; code: string }
  await change(id, '一')
  const first = await last(id)
  await change(id, '二')
  const second = await last(id)
  expect(await refusalOf(first)).toEqual({ refusal: 'UNDO_CHANGED' })
  expect(await keyOf(undo(first))).toBe('UNDO_CHANGED')
  await undo(second)
  // It is again as the first left it.
  await undo(first)
  await change(id, '三')
  const third = await last(id)
  await remove(id)
  const removed = await last(id)
  expect(await refusalOf(third)).toEqual({ refusal: 'UNDO_GONE' })
  expect(await keyOf(undo(third))).toBe('UNDO_GONE')
  const taken = await backoffice.boss(expresses.store, { body: { name: name('另一家'), code } })
  await expect(undo(removed)).rejects.toMatchObject({ key: 'UNDO_CONFLICT', code: 409, fields: { code: 'TAKEN' } })
  await remove(taken.id)
  await undo(removed)
  expect(await backoffice.boss(expresses.show, { params: { id } })).toMatchObject({ name: name('三') })
})

test('it takes the rights and the button of the change itself, and a fresh confirmation', async () => {
  const { id } = await addExpress()
  await change(id, '改名')
  const entry = await last(id)
  const params = { id: entry }
  const own = ['Admin.audit_logs.undo', 'Admin.audit_logs.show']
  const clerk = async (rights: string[], buttons: string[]) => {
    const screens = { '/Admin/expresses': buttons, '/Admin/audit_logs': ['view'] }
    return (await backoffice.clerk({ rights, screens })).call
  }
  const [without, withoutButton, withoutUndo, whole] = await Promise.all([
    clerk(own, ['edit']),
    clerk([...own, 'Admin.expresses.update'], ['view', 'delete']),
    clerk(['Admin.audit_logs.show', 'Admin.expresses.update'], ['edit']),
    clerk([...own, 'Admin.expresses.update'], ['edit']),
  ])
  for (const call of [without, withoutButton, withoutUndo]) {
    expect(await keyOf(call(undoAuditLog, { params }))).toBe('FORBIDDEN')
    expect((await call(auditLogs.show, { params })).undo).toEqual({ refusal: 'FORBIDDEN' })
  }
  expect(await keyOf(backoffice.app.as(null, 'Admin')(undoAuditLog, { params }))).toBe('NOT_LOGGED_IN')
  await expect(undo(0)).rejects.toMatchObject({ code: 422 })
  expect(await keyOf(undo(999_999_999))).toBe('NOT_FOUND')
  backoffice.app.advance(11 * 60_000)
  expect(await keyOf(whole(undoAuditLog, { params }))).toBe('CONFIRM_IDENTITY')
  await backoffice.confirmAll()
  expect((await whole(auditLogs.show, { params })).undo).toEqual({ refusal: null })
  expect(await keyOf(whole(undoAuditLog, { params }))).toBe('ok')
})

test('what only a use case may change and what a store did stays', async () => {
  const { pool } = backoffice.app.ctx.db
  const seller = await mintSeller(backoffice.app)
  const { rows } = await pool.query<{ id: number }>(
    `insert into audit_logs (area, admin_id, user_id, store_id, action, target, ip, request_id)
     values ('Admin', $1, null, null, 'Admin.configs.web.update', 'web', '', ''),
            ('Seller', null, $2, $3, 'Seller.full_reductions.update', '1', '', '') returning id`,
    [backoffice.boss.id, seller.user_id, seller.store_id],
  )
  const [settings, store] = rows.map(({ id }) => id) as [number, number]
  expect(await refusalOf(settings)).toEqual({ refusal: 'UNDO_NOT_PLAIN' })
  expect(await keyOf(undo(settings))).toBe('UNDO_NOT_PLAIN')
  expect(await refusalOf(store)).toEqual({ refusal: 'UNDO_OF_STORE' })
  expect(await keyOf(undo(store))).toBe('UNDO_OF_STORE')
})

test('a role gets its grants back, and nobody gives by it what they do not hold', async () => {
  const { boss } = backoffice
  const permission = await backoffice.permissionId('Admin.users.index')
  const body = { name: '撤销角色', menus: [], permissions: [permission], buttons: [] }
  const { id } = await boss(roles.store, { body })
  await boss(roles.update, { params: { id }, body: { permissions: [], name: '空角色' } })
  const entry = await last(id)
  const { call } = await backoffice.clerk({
    rights: ['Admin.audit_logs.undo', 'Admin.roles.update'],
    screens: { '/Admin/roles': ['edit'] },
  })
  expect(await keyOf(call(undoAuditLog, { params: { id: entry } }))).toBe('GRANT_BEYOND_OWN')
  await undo(entry)
  const restored = { name: '撤销角色', permissions: [permission] }
  expect(await boss(roles.show, { params: { id } })).toMatchObject(restored)
  await boss(roles.destroy, { params: { ids: String(id) } })
  await undo(await last(id))
  expect(await boss(roles.show, { params: { id } })).toMatchObject(restored)
})

test('a deleted menu or permission has taken grants along, so it stays deleted; a moved menu goes back to the first level', async () => {
  const { boss } = backoffice
  const { id: group } = await boss(menus.store, { body: { name: name('组'), pid: 0 } as never })
  const { id } = await boss(menus.store, { body: { name: name('页'), pid: 0 } as never })
  await boss(menus.update, { params: { id }, body: { pid: group } })
  await undo(await last(id))
  expect(await boss(menus.show, { params: { id } })).toMatchObject({ pid: 0 })
  await boss(menus.destroy, { params: { ids: String(id) } })
  expect(await keyOf(undo(await last(id)))).toBe('UNDO_NOT_PLAIN')
  const { data } = await boss(permissions.index, { query: { apis: 'Admin.expresses.import|likeRight' } })
  await boss(permissions.destroy, { params: { ids: String(data[0]?.id) } })
  expect(await keyOf(undo(await last(data[0]?.id ?? 0)))).toBe('UNDO_NOT_PLAIN')
})

const others: [Resource, form: Record<string, unknown>, change: Record<string, unknown>][] = [
  [content.articleMenus, { name: name('栏目'), pid: 0 }, { name: name('别的') }],
  [content.agreements, {}, { title: name('别的') }],
  [notices, {}, { title: name('别的') }],
  [pointsGoodsClasses, { name: name('积分') }, { name: name('别的') }],
  [permissionGroups, { name: name('撤销组') }, { name: name('别的组') }],
  [commissionRates, {}, { rate: '2.50' }],
]

test.each(others.map(([resource, form, changed]) => ({ path: resource.path, resource, form, changed })))(
  'an update and a delete at $path are taken back',
  async ({ resource, form, changed }) => {
    const admin = backoffice.app.as((await mintAdmin(backoffice.app)).token, 'Admin')
    const body = { ...sampleForm(resource.form), ...form }
    const { id } = (await admin(resource.store, { body: body as never })) as { id: number }
    const shown = async () => {
      const { updated_at: _time, ...row } = (await admin(resource.show, { params: { id } })) as Record<string, unknown>
      return row
    }
    const before = await shown()
    await admin(resource.update, { params: { id }, body: changed as never })
    const query = { target: String(id), action: resource.right('update') }
    await undo((await backoffice.boss(auditLogs.index, { query })).data[0]?.id ?? 0)
    expect(await shown()).toEqual(before)
    await admin(resource.destroy, { params: { ids: String(id) } })
    await undo(await last(id))
    expect(await shown()).toEqual(before)
  },
)
