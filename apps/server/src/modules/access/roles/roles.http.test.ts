import { roleGrants, roles } from '@fangshi/contract/access'
import { expresses } from '@fangshi/contract/expresses'
import { loadAdminMenu } from '@fangshi/contract/menus'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keyOf, openBackoffice, type Backoffice } from '../../../../test/access.ts'

let backoffice: Backoffice
beforeAll(async () => {
  backoffice = await openBackoffice()
})
afterAll(() => backoffice.app.close())

const path = '/Admin/expresses'
const manager = [
  'Admin.roles.index',
  'Admin.roles.show',
  'Admin.roles.store',
  'Admin.roles.update',
  'Admin.roles.destroy',
]
const rolesScreen = { '/Admin/roles': ['view', 'add', 'edit', 'delete', 'search'] }
const empty = { menus: [], permissions: [], buttons: [] }

test('a role is given menus, permissions and buttons, shows them, and the audit log has the sets', async () => {
  const { boss } = backoffice
  const [menu, other] = [await backoffice.menuId(path), await backoffice.menuId('/Admin/areas')]
  const [index, destroy] = [
    await backoffice.permissionId('Admin.expresses.index'),
    await backoffice.permissionId('Admin.expresses.destroy'),
  ]
  const sets = { menus: [menu], permissions: [index], buttons: [{ menu_id: menu, button: 'delete' as const }] }
  const made = await boss(roles.store, { body: { name: '物流', ...sets } })
  expect(made).toMatchObject({ name: '物流', holders: 0, ...sets })
  const params = { id: made.id }
  const next = {
    menus: [menu, other].toSorted((a, b) => a - b),
    permissions: [index, destroy].toSorted((a, b) => a - b),
    buttons: [],
  }
  await boss(roles.update, { params, body: next })
  expect(await boss(roles.show, { params })).toMatchObject(next)
  await boss(roles.update, { params, body: { name: '物流员' } })
  expect(await boss(roles.show, { params })).toMatchObject({ name: '物流员', ...next })
  expect((await boss(roles.index, { query: { name: '物流|likeRight' } })).data).toMatchObject([{ id: made.id }])
  expect(await boss(roles.destroy, { params: { ids: String(made.id) } })).toEqual({ deleted: 1 })
  expect(await backoffice.auditOf('Admin.roles.store', made.id)).toMatchObject([{ before: null, after: sets }])
  expect(await backoffice.auditOf('Admin.roles.update', made.id)).toMatchObject([
    { before: sets, after: next },
    { before: { name: '物流' }, after: { name: '物流员', ...next } },
  ])
  expect(await backoffice.auditOf('Admin.roles.destroy', made.id)).toMatchObject([{ before: next, after: null }])
})

test('what does not fit is told at its field', async () => {
  const { boss } = backoffice
  const menu = await backoffice.menuId(path)
  const store = (body: object) => boss(roles.store, { body: { name: '甲', ...empty, ...body } })
  await expect(store({ name: ' ' })).rejects.toMatchObject({ fields: { name: 'REQUIRED' } })
  await expect(store({ menus: [999_999] })).rejects.toMatchObject({ fields: { menus: 'CHOICE_INVALID' } })
  const sellers = await backoffice.menuId('/Seller/dashboard')
  await expect(store({ menus: [sellers] })).rejects.toMatchObject({ fields: { menus: 'CHOICE_INVALID' } })
  const theirs = await backoffice.permissionId('Seller.orders.ship')
  await expect(store({ permissions: [theirs] })).rejects.toMatchObject({ fields: { permissions: 'CHOICE_INVALID' } })
  const buttons = [{ menu_id: menu, button: 'add' as const }]
  await expect(store({ buttons })).rejects.toMatchObject({ fields: { buttons: 'CHOICE_INVALID' } })
  await boss(roles.store, { body: { name: '重名', ...empty } })
  await expect(store({ name: '重名' })).rejects.toMatchObject({ fields: { name: 'TAKEN' } })
})

test('a role in use stays', async () => {
  const { role_id } = await backoffice.clerk({})
  expect(await keyOf(backoffice.boss(roles.destroy, { params: { ids: String(role_id) } }))).toBe('IN_USE')
})

test('nobody grants what they lack, but what a role had may stay', async () => {
  const { call } = await backoffice.clerk({
    rights: [...manager, 'Admin.expresses.index'],
    screens: { ...rolesScreen, [path]: ['view'] },
  })
  const menu = await backoffice.menuId(path)
  const [held, lacked] = [
    await backoffice.permissionId('Admin.expresses.index'),
    await backoffice.permissionId('Admin.expresses.destroy'),
  ]
  const add = (name: string, body: object) => call(roles.store, { body: { name, ...empty, ...body } })
  const mine = { menus: [menu], permissions: [held], buttons: [{ menu_id: menu, button: 'view' as const }] }
  const made = await add('自己有的', mine)
  expect(await keyOf(add('b', { permissions: [lacked] }))).toBe('GRANT_BEYOND_OWN')
  expect(await keyOf(add('c', { menus: [await backoffice.menuId('/Admin/admins')] }))).toBe('GRANT_BEYOND_OWN')
  const deletes = [{ menu_id: menu, button: 'delete' as const }]
  expect(await keyOf(add('d', { menus: [menu], buttons: deletes }))).toBe('GRANT_BEYOND_OWN')
  const params = { id: made.id }
  const widen = call(roles.update, { params, body: { buttons: [...mine.buttons, ...deletes] } })
  expect(await keyOf(widen)).toBe('GRANT_BEYOND_OWN')
  await backoffice.boss(roles.update, { params, body: { permissions: [held, lacked] } })
  await call(roles.update, { params, body: { name: '改名', permissions: [held, lacked] } })
  expect(await backoffice.boss(roles.show, { params })).toMatchObject({
    name: '改名',
    permissions: [held, lacked].toSorted((a, b) => a - b),
  })
})

test('what can be granted is told with what the caller holds and what screens and buttons need', async () => {
  const { call } = await backoffice.clerk({
    rights: ['Admin.roles.index', 'Admin.expresses.index'],
    screens: { [path]: ['edit'] },
  })
  const { menus, groups } = await call(roleGrants, {})
  const menu = menus.find(({ apis }) => apis === path)
  const [index, show, update] = await Promise.all(
    ['index', 'show', 'update'].map((verb) => backoffice.permissionId(`Admin.expresses.${verb}`)),
  )
  expect(menu).toMatchObject({ name: '快递公司', is_held: true, permissions: [index] })
  expect(menu?.buttons.find(({ button }) => button === 'edit')).toEqual({
    button: 'edit',
    is_held: true,
    permissions: [show, update],
  })
  expect(menu?.buttons.filter(({ is_held }) => is_held)).toHaveLength(1)
  expect(menus.find(({ apis }) => apis === '/Admin/admins')).toMatchObject({ is_held: false })
  expect(menus.find(({ id }) => id === menu?.pid)).toMatchObject({ apis: '', is_held: true })
  const rights = groups.flatMap(({ permissions }) => permissions)
  expect(rights.filter(({ is_held }) => is_held).map(({ apis }) => apis)).toEqual(
    expect.arrayContaining(['Admin.roles.index', 'Admin.expresses.index']),
  )
  expect(rights.every(({ apis }) => apis.startsWith('Admin.'))).toBe(true)
})

test('a role change counts on the next call and the next load of the menus', async () => {
  const { call, role_id } = await backoffice.clerk({
    rights: ['Admin.expresses.index', 'Admin.expresses.destroy'],
    screens: { [path]: ['delete'] },
  })
  const menu = await backoffice.menuId(path)
  const paths = async () => JSON.stringify(await call(loadAdminMenu, {}))
  const remove = () => keyOf(call(expresses.destroy, { params: { ids: '999999999' } }))
  expect(await keyOf(call(expresses.index, {}))).toBe('ok')
  expect(await remove()).toBe('NOT_FOUND')
  expect(await paths()).toContain(path)
  const params = { id: role_id }
  await backoffice.boss(roles.update, { params, body: { buttons: [] } })
  expect(await remove()).toBe('FORBIDDEN')
  await backoffice.boss(roles.update, { params, body: { permissions: [] } })
  expect(await keyOf(call(expresses.index, {}))).toBe('FORBIDDEN')
  await backoffice.boss(roles.update, { params, body: { menus: [] } })
  expect(await paths()).not.toContain(path)
  await backoffice.boss(roles.update, { params, body: { menus: [menu] } })
  expect(await paths()).toContain(path)
})

test('nobody else may: no login, a clerk without the right or without the button', async () => {
  expect(await keyOf(backoffice.app.as(null, 'Admin')(roles.index, {}))).toBe('NOT_LOGGED_IN')
  const { call } = await backoffice.clerk({ rights: manager.slice(0, 3), screens: { '/Admin/roles': ['view'] } })
  expect(await keyOf(call(roles.index, {}))).toBe('ok')
  expect(await keyOf(call(roles.store, { body: { name: '乙', ...empty } }))).toBe('FORBIDDEN')
  expect(await keyOf(call(roles.destroy, { params: { ids: '1' } }))).toBe('FORBIDDEN')
})
