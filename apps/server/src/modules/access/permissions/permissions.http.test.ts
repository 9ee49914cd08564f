import { loadPermission, permissionGroups, permissions } from '@fangshi/contract/access'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keyOf, openBackoffice, type Backoffice } from '../../../../test/access.ts'

let backoffice: Backoffice
beforeAll(async () => {
  backoffice = await openBackoffice()
})
afterAll(() => backoffice.app.close())

const name = (zh: string, en?: string) => ({ 'zh-cn': zh, ...(en ? { en } : {}) })
const removed = async (apis: string): Promise<void> =>
  void (await backoffice.app.ctx.db.pool.query('delete from permissions where apis = $1', [apis]))

test('groups are kept, and one with permissions stays', async () => {
  const { boss } = backoffice
  const group = await boss(permissionGroups.store, { body: { name: name('物流', 'Logistics'), content: '快递' } })
  const params = { id: group.id }
  expect(await boss(permissionGroups.update, { params, body: { name: name('物流组') } })).toMatchObject({
    content: '快递',
  })
  expect((await boss(permissionGroups.index, { query: { name: '物流|likeRight' } })).total).toBe(1)
  const right = await backoffice.permissionId('Admin.expresses.index')
  await boss(permissions.update, { params: { id: right }, body: { group_id: group.id } })
  expect(await keyOf(boss(permissionGroups.destroy, { params: { ids: String(group.id) } }))).toBe('IN_USE')
  expect(await backoffice.auditOf('Admin.permission_groups.update', group.id)).toMatchObject([
    { before: { name: { en: 'Logistics' } }, after: { name: { 'zh-cn': '物流组' } } },
  ])
})

test('rights are offered from the live routes, and only those are taken', async () => {
  const { boss } = backoffice
  const rights = await boss(loadPermission, {})
  expect(rights).toContainEqual({ apis: 'Admin.expresses.store', name: '快递公司 · 新增' })
  expect(rights.length).toBeGreaterThan(40)
  const { data } = await boss(permissions.index, { query: { apis: 'Admin.expresses|likeRight' } })
  expect(data.map(({ apis }) => apis)).toContain('Admin.expresses.import')
  const group_id = data[0]?.group_id as number
  const store = (apis: string) => boss(permissions.store, { body: { group_id, name: name('新'), apis } })
  await expect(store('Admin.expresses.fly')).rejects.toMatchObject({ fields: { apis: 'CHOICE_INVALID' } })
  await expect(store('Admin.expresses.index')).rejects.toMatchObject({ fields: { apis: 'TAKEN' } })
  await removed('Admin.expresses.import')
  const made = await store('Admin.expresses.import')
  expect(await backoffice.auditOf('Admin.permissions.store', made.id)).toMatchObject([
    { after: { apis: 'Admin.expresses.import' } },
  ])
  expect(await boss(permissions.destroy, { params: { ids: String(made.id) } })).toEqual({ deleted: 1 })
})

test('a clerk neither makes a permission of a right he lacks nor leads one to it or away from it', async () => {
  const verbs = ['index', 'store', 'update'].map((verb) => `Admin.permissions.${verb}`)
  const { call } = await backoffice.clerk({
    rights: [...verbs, 'Admin.areas.index'],
    screens: { '/Admin/permissions': ['add', 'edit'] },
  })
  const [held, lacked] = [
    await backoffice.permissionId('Admin.areas.index'),
    await backoffice.permissionId('Admin.areas.destroy'),
  ]
  await removed('Admin.admins.destroy')
  const change = (id: number, body: object) => keyOf(call(permissions.update, { params: { id }, body }))
  const group_id = (await backoffice.boss(permissions.show, { params: { id: held } })).group_id
  const body = { group_id, name: name('偷'), apis: 'Admin.admins.destroy' }
  expect(await keyOf(call(permissions.store, { body }))).toBe('GRANT_BEYOND_OWN')
  expect(await change(held, { apis: 'Admin.admins.destroy' })).toBe('GRANT_BEYOND_OWN')
  expect(await change(lacked, { apis: 'Admin.admins.destroy' })).toBe('GRANT_BEYOND_OWN')
  await removed('Admin.areas.store')
  expect(await change(lacked, { apis: 'Admin.areas.store' })).toBe('GRANT_BEYOND_OWN')
  expect(await change(lacked, { name: name('改名'), apis: 'Admin.areas.destroy' })).toBe('GRANT_BEYOND_OWN')
  expect(await change(held, { name: name('改名'), apis: 'Admin.areas.index' })).toBe('ok')
})

test('nobody else may: no login, a clerk without the right or without the button', async () => {
  const guest = backoffice.app.as(null, 'Admin')
  for (const resource of [permissionGroups, permissions]) {
    expect(await keyOf(guest(resource.index, {}))).toBe('NOT_LOGGED_IN')
    const { call } = await backoffice.clerk({
      rights: [resource.right('destroy')],
      screens: { [resource.path]: ['delete'] },
    })
    expect(await keyOf(call(resource.index, {}))).toBe('FORBIDDEN')
    expect(await keyOf(call(resource.destroy, { params: { ids: '1,2' } }))).toBe('FORBIDDEN')
    expect(await keyOf(call(resource.destroy, { params: { ids: '999999' } }))).toBe('NOT_FOUND')
  }
})
