import { admins, permissionGroups, permissions, roles } from '@fangshi/contract/access'
import type { Call } from '@fangshi/contract/client'
import { menus, restoreMenus, sellerMenus } from '@fangshi/contract/menus'
import { buttons } from '@fangshi/contract/resource'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keyOf, openBackoffice, rightsOn, type Backoffice } from '../../../test/access.ts'

/** Nobody comes to rights that they did not hold, whatever they write in the back office (rules §11). */

let backoffice: Backoffice
beforeAll(async () => {
  backoffice = await openBackoffice()
})
afterAll(() => backoffice.app.close())

const withAllButtons = (...screens: string[]) =>
  Object.fromEntries(screens.map((screen) => [`/Admin/${screen}`, buttons]))
const password = 'eleven red kettles'

test('what a role has is taken away only by who holds it, so nobody becomes stronger than a colleague', async () => {
  const manager = { rights: rightsOn('roles', 'admins'), screens: withAllButtons('roles', 'admins') }
  const { call, admin_id } = await backoffice.clerk(manager)
  const colleague = await backoffice.clerk({ rights: rightsOn('expresses'), screens: withAllButtons('expresses') })
  const params = { id: colleague.role_id }
  const empty = { menus: [], permissions: [], buttons: [] }
  expect(await keyOf(call(roles.update, { params, body: empty }))).toBe('GRANT_BEYOND_OWN')
  expect(await keyOf(call(roles.update, { params, body: { permissions: [] } }))).toBe('GRANT_BEYOND_OWN')
  const reset = { params: { id: colleague.admin_id }, body: { password } }
  expect(await keyOf(call(admins.update, reset))).toBe('ADMIN_HOLDS_MORE')
  const take = { params: { id: admin_id }, body: { roles: [colleague.role_id] } }
  expect(await keyOf(call(admins.update, take))).toBe('GRANT_BEYOND_OWN')
  const unheld = await backoffice.boss(roles.store, {
    body: { ...empty, name: '无人', permissions: [await backoffice.permissionId('Admin.areas.index')] },
  })
  expect(await keyOf(call(roles.destroy, { params: { ids: String(unheld.id) } }))).toBe('GRANT_BEYOND_OWN')
})

test('a role grows only while those who have it hold no more than the caller', async () => {
  const { call } = await backoffice.clerk({ rights: rightsOn('roles', 'areas'), screens: withAllButtons('roles') })
  const colleague = await backoffice.clerk({ rights: ['Admin.areas.index'] })
  const [index, show, more] = await Promise.all(
    ['Admin.areas.index', 'Admin.areas.show', 'Admin.expresses.index'].map((right) => backoffice.permissionId(right)),
  )
  const grow = (ids: (number | undefined)[]) =>
    keyOf(call(roles.update, { params: { id: colleague.role_id }, body: { permissions: ids as number[] } }))
  expect(await grow([index, show])).toBe('ok')
  expect(await grow([index])).toBe('ok')
  const stronger = await backoffice.boss(roles.store, {
    body: { name: '另有', menus: [], buttons: [], permissions: [more as number] },
  })
  await backoffice.boss(admins.update, {
    params: { id: colleague.admin_id },
    body: { roles: [colleague.role_id, stronger.id] },
  })
  expect(await grow([index, show])).toBe('ADMIN_HOLDS_MORE')
})

test('only who holds all that a role has lets it do without a second factor', async () => {
  const { call } = await backoffice.clerk({ rights: rightsOn('roles', 'areas'), screens: withAllButtons('roles') })
  const permission = async (right: string) => (await backoffice.permissionId(right)) as number
  const make = async (right: string) => {
    const body = { name: right, menus: [], buttons: [], permissions: [await permission(right)] }
    return (await backoffice.boss(roles.store, { body: { ...body, needs_second_factor: true } })).id
  }
  const loosen = (id: number) => keyOf(call(roles.update, { params: { id }, body: { needs_second_factor: false } }))
  expect(await loosen(await make('Admin.expresses.index'))).toBe('GRANT_BEYOND_OWN')
  expect(await loosen(await make('Admin.areas.index'))).toBe('ok')
})

test('menus and permissions are renamed and deleted only by who holds them', async () => {
  const { call } = await backoffice.clerk({
    rights: rightsOn('menus', 'seller_menus', 'permissions', 'areas'),
    screens: withAllButtons('menus', 'seller_menus', 'permissions', 'areas'),
  })
  const name = { 'zh-cn': '改名' }
  const [held, lacked] = [await backoffice.menuId('/Admin/areas'), await backoffice.menuId('/Admin/expresses')]
  const theirs = await backoffice.menuId('/Seller/goods')
  const rename = (id: number) => keyOf(call(menus.update, { params: { id }, body: { name } }))
  expect(await rename(held)).toBe('ok')
  expect(await rename(lacked)).toBe('GRANT_BEYOND_OWN')
  expect(await keyOf(call(menus.destroy, { params: { ids: String(lacked) } }))).toBe('GRANT_BEYOND_OWN')
  expect(await keyOf(call(sellerMenus.destroy, { params: { ids: String(theirs) } }))).toBe('GRANT_BEYOND_OWN')
  const own = await call(menus.store, { body: { pid: 0, name: { 'zh-cn': '手册' }, apis: 'https://example.com/a' } })
  expect(await rename(own.id)).toBe('ok')
  expect(await keyOf(call(menus.destroy, { params: { ids: String(own.id) } }))).toBe('ok')
  const [mine, other] = [
    await backoffice.permissionId('Admin.areas.show'),
    await backoffice.permissionId('Admin.expresses.show'),
  ]
  const label = (id: number) => keyOf(call(permissions.update, { params: { id }, body: { name } }))
  expect([await label(mine), await label(other)]).toEqual(['ok', 'GRANT_BEYOND_OWN'])
  expect(await keyOf(call(permissions.destroy, { params: { ids: String(other) } }))).toBe('GRANT_BEYOND_OWN')
})

const menusNow = async () =>
  (
    await backoffice.app.ctx.db.pool.query(
      `select m.seed, m.name, m.icon, m.apis, m.view, m.is_open, m.is_sort, above.seed as above
         from menus m left join menus above on above.id = m.pid where m.seed is not null order by m.seed`,
    )
  ).rows

test('default menus come back as they were; those of administrators stay', async () => {
  const { boss } = backoffice
  const restore = (area: 'Admin' | 'Seller', call: Call = boss) => call(restoreMenus, { body: { area } })
  await restore('Admin')
  const before = await menusNow()
  const [areas, orders] = [await backoffice.menuId('/Admin/areas'), await backoffice.menuId('/Seller/orders')]
  const added = await boss(menus.store, { body: { pid: 0, name: { 'zh-cn': '自建' }, apis: 'https://example.com/b' } })
  const dashboard = await backoffice.menuId('/Admin/dashboard')
  await boss(menus.update, {
    params: { id: dashboard },
    body: { pid: added.id, is_open: 1, name: { 'zh-cn': '首页' } },
  })
  await boss(menus.destroy, { params: { ids: String(areas) } })
  const thief = await boss(menus.store, { body: { pid: 0, name: { 'zh-cn': '占用' }, apis: '/Admin/areas' } })
  await boss(sellerMenus.destroy, { params: { ids: String(orders) } })
  expect(await restore('Admin')).toEqual({ restored: 2 })
  expect(await restore('Seller')).toEqual({ restored: 1 })
  expect(await menusNow()).toEqual(before)
  expect(await restore('Admin')).toEqual({ restored: 0 })
  expect(await boss(menus.show, { params: { id: thief.id } })).toMatchObject({ apis: '' })
  expect(await boss(menus.show, { params: { id: added.id } })).toMatchObject({ apis: 'https://example.com/b' })
  expect(await backoffice.auditOf('Admin.menus.restore', dashboard)).toMatchObject([
    { before: { is_open: 1 }, after: { is_open: 0 } },
  ])
})

test('restoring menus: bad input, no login, no right, and only what the caller holds', async () => {
  const { boss, app } = backoffice
  const body = { area: 'Admin' as const }
  await expect(boss(restoreMenus, { body: { area: 'Home' as never } })).rejects.toMatchObject({
    fields: { area: 'CHOICE_INVALID' },
  })
  expect(await keyOf(app.as(null, 'Admin')(restoreMenus, { body }))).toBe('NOT_LOGGED_IN')
  const without = await backoffice.clerk({})
  expect(await keyOf(without.call(restoreMenus, { body }))).toBe('FORBIDDEN')
  const { call } = await backoffice.clerk({ rights: ['Admin.menus.restore'], screens: { '/Admin/areas': ['view'] } })
  const rename = async (apis: string) =>
    boss(menus.update, { params: { id: await backoffice.menuId(apis) }, body: { name: { 'zh-cn': '别名' } } })
  await rename('/Admin/areas')
  expect(await call(restoreMenus, { body })).toEqual({ restored: 1 })
  await rename('/Admin/expresses')
  expect(await keyOf(call(restoreMenus, { body }))).toBe('GRANT_BEYOND_OWN')
  await boss(restoreMenus, { body })
})

test('a menu is moved only into groups that the caller holds, since groups come along', async () => {
  const { boss } = backoffice
  const { call } = await backoffice.clerk({
    rights: rightsOn('menus', 'areas'),
    screens: withAllButtons('menus', 'areas'),
  })
  const held = await backoffice.menuId('/Admin/areas')
  const { pid } = await boss(menus.show, { params: { id: await backoffice.menuId('/Admin/goods') } })
  const move = (to: number) => keyOf(call(menus.update, { params: { id: held }, body: { pid: to } }))
  expect(await move(pid)).toBe('GRANT_BEYOND_OWN')
  const name = { 'zh-cn': '改名' }
  expect(await keyOf(call(menus.update, { params: { id: pid }, body: { name } }))).toBe('GRANT_BEYOND_OWN')
  const own = await call(menus.store, { body: { pid: 0, name } })
  expect(await move(own.id)).toBe('ok')
  expect(await move(0)).toBe('ok')
  await boss(restoreMenus, { body: { area: 'Admin' } })
})

test('a menu of one’s own making in a group of others is no way into that group', async () => {
  const { boss } = backoffice
  const { call } = await backoffice.clerk({
    rights: rightsOn('menus', 'notices'),
    screens: withAllButtons('menus', 'notices'),
  })
  const held = await backoffice.menuId('/Admin/notices')
  const group = (await boss(menus.show, { params: { id: await backoffice.menuId('/Admin/goods') } })).pid
  const name = { 'zh-cn': '夹层' }
  const own = await call(menus.store, { body: { pid: group, name } })
  expect(await keyOf(call(menus.update, { params: { id: held }, body: { pid: own.id } }))).toBe('GRANT_BEYOND_OWN')
  expect(await keyOf(call(menus.update, { params: { id: group }, body: { name } }))).toBe('GRANT_BEYOND_OWN')
  expect(await keyOf(call(menus.destroy, { params: { ids: String(own.id) } }))).toBe('ok')
})

test('a menu on which others have more buttons is not deleted by who has fewer', async () => {
  const path = '/Admin/search_synonyms'
  const { call } = await backoffice.clerk({
    rights: rightsOn('menus'),
    screens: { ...withAllButtons('menus'), [path]: ['view'] },
  })
  const colleague = await backoffice.clerk({ screens: { [path]: ['view', 'edit'] } })
  const params = { ids: String(await backoffice.menuId(path)) }
  expect(await keyOf(call(menus.destroy, { params }))).toBe('GRANT_BEYOND_OWN')
  expect(await backoffice.boss(roles.show, { params: { id: colleague.role_id } })).toMatchObject({
    buttons: [{ button: 'edit' }, { button: 'view' }],
  })
})

test('groups of permissions are renamed by who holds all in them, and only a super admin points a held one elsewhere', async () => {
  const { call } = await backoffice.clerk({
    rights: [...rightsOn('permissions', 'permission_groups', 'currencies'), 'Admin.currencies.import'],
    screens: withAllButtons('permissions', 'permission_groups'),
  })
  const [index, show, other] = (await Promise.all(
    ['Admin.currencies.index', 'Admin.currencies.show', 'Admin.users.index'].map((right) =>
      backoffice.permissionId(right),
    ),
  )) as [number, number, number]
  await backoffice.clerk({ rights: ['Admin.currencies.index'] })
  const groupOf = async (id: number) => (await backoffice.boss(permissions.show, { params: { id } })).group_id
  const label = async (id: number) =>
    keyOf(call(permissionGroups.update, { params: { id: await groupOf(id) }, body: { content: '说明' } }))
  expect(await label(other)).toBe('GRANT_BEYOND_OWN')
  expect(await label(index)).toBe('ok')
  await backoffice.boss(permissions.destroy, { params: { ids: String(show) } })
  const point = (who: Call) =>
    keyOf(who(permissions.update, { params: { id: index }, body: { apis: 'Admin.currencies.show' } }))
  expect(await point(call)).toBe('GRANT_BEYOND_OWN')
  expect(await point(backoffice.boss)).toBe('ok')
})

test('restoring gives nobody buttons at a path, or groups, that they do not hold', async () => {
  const { boss } = backoffice
  const body = { area: 'Admin' as const }
  const moved = await backoffice.menuId('/Admin/currencies')
  const { call } = await backoffice.clerk({
    rights: ['Admin.menus.restore'],
    screens: { '/Admin/currencies': buttons },
  })
  await boss(menus.update, { params: { id: moved }, body: { apis: 'https://example.com/rates' } })
  const other = await boss(menus.store, { body: { pid: 0, name: { 'zh-cn': '货币' }, apis: '/Admin/currencies' } })
  expect(await keyOf(call(restoreMenus, { body }))).toBe('GRANT_BEYOND_OWN')
  expect(await boss(menus.show, { params: { id: other.id } })).toMatchObject({ apis: '/Admin/currencies' })
  await boss(restoreMenus, { body })
  await boss(menus.update, { params: { id: moved }, body: { pid: 0 } })
  expect(await keyOf(call(restoreMenus, { body }))).toBe('GRANT_BEYOND_OWN')
  await boss(restoreMenus, { body })
})

test('what administrators put below a default menu goes to the top where restoring would push it too deep', async () => {
  const { boss } = backoffice
  const screen = await backoffice.menuId('/Admin/admins')
  const { pid: group } = await boss(menus.show, { params: { id: screen } })
  await boss(menus.update, { params: { id: group }, body: { pid: 0 } })
  const added = await boss(menus.store, { body: { pid: screen, name: { 'zh-cn': '下级' } } })
  expect(await boss(restoreMenus, { body: { area: 'Admin' } })).toEqual({ restored: 2 })
  expect(await boss(menus.show, { params: { id: added.id } })).toMatchObject({ pid: 0 })
  expect(await boss(restoreMenus, { body: { area: 'Admin' } })).toEqual({ restored: 0 })
})

test('default menus whose paths were exchanged come back', async () => {
  const { boss } = backoffice
  const [areas, expresses] = [await backoffice.menuId('/Admin/areas'), await backoffice.menuId('/Admin/expresses')]
  const point = (id: number, apis: string) => boss(menus.update, { params: { id }, body: { apis } })
  await point(areas, '')
  await point(expresses, '/Admin/areas')
  await point(areas, '/Admin/expresses')
  expect(await boss(restoreMenus, { body: { area: 'Admin' } })).toEqual({ restored: 2 })
  expect([await backoffice.menuId('/Admin/areas'), await backoffice.menuId('/Admin/expresses')]).toEqual([
    areas,
    expresses,
  ])
})

test('default menus restored twice at once come back once', async () => {
  const { boss } = backoffice
  const body = { area: 'Seller' as const }
  await boss(sellerMenus.destroy, { params: { ids: String(await backoffice.menuId('/Seller/orders')) } })
  const answers = await Promise.all([1, 2, 3].map(() => boss(restoreMenus, { body })))
  expect(answers.map(({ restored }) => restored).toSorted()).toEqual([0, 0, 1])
})
