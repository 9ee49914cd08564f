import { expresses } from '@fangshi/contract/expresses'
import { loadAdminMenu, loadSellerMenu, menus, sellerMenus } from '@fangshi/contract/menus'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mintSeller } from '../../../../test/accounts.ts'
import { keyOf, openBackoffice, type Backoffice } from '../../../../test/access.ts'
import { isMenuPath } from './menu-paths.db.ts'

let backoffice: Backoffice
beforeAll(async () => {
  backoffice = await openBackoffice()
})
afterAll(() => backoffice.app.close())

const name = (zh: string, en?: string) => ({ 'zh-cn': zh, ...(en ? { en } : {}) })
const add = async (pid: number, body: object = {}) =>
  (await backoffice.boss(menus.store, { body: { pid, name: name('菜单'), ...body } })).id
const move = (id: number, pid: number) => backoffice.boss(menus.update, { params: { id }, body: { pid } })

test('menus are a tree that is read level by level, edited, and seen at the next load', async () => {
  const { boss } = backoffice
  const top = await boss(menus.index, { query: { isChildren: '1', pid: '0' } })
  expect(top.data[0]).toMatchObject({ name: { 'zh-cn': '工作台', en: 'Workbench' }, pid: 0, has_children: true })
  const group = await add(0, { name: name('帮助', 'Help'), icon: 'read' })
  const link = await add(group, { name: name('手册', 'Manual'), apis: 'https://example.com/manual' })
  expect(JSON.stringify(await boss(loadAdminMenu, {}))).toContain('https://example.com/manual')
  const below = await boss(menus.index, { query: { isChildren: '1', pid: String(group) } })
  expect(below.data).toMatchObject([{ id: link, pid: group, has_children: false }])
  expect((await boss(menus.index, { query: { name: '手册|likeRight' } })).data).toMatchObject([{ id: link }])
  expect(await keyOf(boss(menus.destroy, { params: { ids: String(group) } }))).toBe('IN_USE')
  expect(await boss(menus.destroy, { params: { ids: `${group},${link}` } })).toEqual({ deleted: 2 })
  expect(await backoffice.auditOf('Admin.menus.destroy', link)).toMatchObject([{ before: { pid: group }, after: null }])
})

test('a menu has two levels above it at most, and never itself', async () => {
  const [one, other] = [await add(0), await add(0)]
  const two = await add(one)
  const three = await add(two)
  const wrong = { fields: { pid: 'PARENT_INVALID' } }
  await expect(add(three)).rejects.toMatchObject(wrong)
  await expect(add(999_999)).rejects.toMatchObject(wrong)
  await expect(add(await backoffice.menuId('/Seller/dashboard'))).rejects.toMatchObject(wrong)
  await expect(move(one, one)).rejects.toMatchObject(wrong)
  await expect(move(one, two)).rejects.toMatchObject(wrong)
  await expect(move(one, other)).rejects.toMatchObject(wrong)
  expect(await move(two, other)).toMatchObject({ pid: other })
})

test('two moves at once make no circle', async () => {
  const [one, other] = [await add(0), await add(0)]
  const keys = await Promise.all([keyOf(move(one, other)), keyOf(move(other, one))])
  expect(keys.toSorted()).toEqual(['INVALID_INPUT', 'ok'])
})

test('a path is below its area and there once, an address is http(s)', async () => {
  const refused = { fields: { apis: 'LINK_INVALID' } }
  for (const apis of [
    '/Seller/goods',
    '/admin/x',
    'ftp://example.com',
    'javascript:alert(1)',
    '//example.com',
    '/Admin/../x',
  ])
    await expect(add(0, { apis }), apis).rejects.toMatchObject(refused)
  await expect(add(0, { apis: '/Admin/expresses' })).rejects.toMatchObject({ fields: { apis: 'TAKEN' } })
  await expect(add(0, { is_open: 2 })).rejects.toMatchObject({ fields: { is_open: 'TOO_BIG' } })
})

test('a path is known when a menu leads there, or above it', async () => {
  const { db } = backoffice.app.ctx
  const known = ['/Admin/expresses', '/Seller/goods', '/Admin/stores/12', '/Admin/nothing', '/Admin/express', '/Seller']
  expect(await Promise.all(known.map((path) => isMenuPath(db, path)))).toEqual([true, true, true, false, false, false])
})

test('menus of sellers are apart', async () => {
  const { boss } = backoffice
  const made = await boss(sellerMenus.store, { body: { pid: 0, name: name('帮助'), apis: 'https://example.com/help' } })
  expect(await keyOf(boss(menus.show, { params: { id: made.id } }))).toBe('NOT_FOUND')
  const seller = backoffice.app.as((await mintSeller(backoffice.app)).token, 'Seller')
  expect(JSON.stringify(await seller(loadSellerMenu, {}))).toContain('https://example.com/help')
  expect(JSON.stringify(await boss(loadAdminMenu, {}))).not.toContain('https://example.com/help')
  await expect(boss(sellerMenus.store, { body: { pid: 0, name: name('x'), apis: '/Admin/x' } })).rejects.toMatchObject({
    fields: { apis: 'LINK_INVALID' },
  })
})

test('leading a menu to another path gives nobody the buttons there', async () => {
  const path = '/Admin/expresses'
  const { call: clerk } = await backoffice.clerk({
    rights: ['Admin.menus.update', 'Admin.menus.destroy', 'Admin.menus.store', 'Admin.expresses.destroy'],
    screens: { '/Admin/menus': ['edit', 'delete', 'add'], '/Admin/areas': ['delete'] },
  })
  const remove = () => keyOf(clerk(expresses.destroy, { params: { ids: '999999' } }))
  const [areas, target] = [await backoffice.menuId('/Admin/areas'), await backoffice.menuId(path)]
  const update = (id: number, body: object) => keyOf(clerk(menus.update, { params: { id }, body }))
  expect(await remove()).toBe('FORBIDDEN')
  expect(await update(areas, { apis: '/Admin/areas', is_sort: 7 })).toBe('ok')
  // The path is freed, then a menu whose buttons the clerk holds is pointed to it, or a new one is added there.
  expect(await keyOf(backoffice.boss(menus.destroy, { params: { ids: String(target) } }))).toBe('ok')
  expect(await update(areas, { apis: path })).toBe('GRANT_BEYOND_OWN')
  expect(await keyOf(clerk(menus.store, { body: { pid: 0, name: name('新'), apis: path } }))).toBe('ok')
  expect(await remove()).toBe('FORBIDDEN')
  await backoffice.boss(menus.destroy, { params: { ids: String(await backoffice.menuId(path)) } })
  expect(await keyOf(backoffice.boss(menus.update, { params: { id: areas }, body: { apis: path } }))).toBe('ok')
  expect(await remove()).toBe('NOT_FOUND')
})

test('nobody else may: no login, a clerk without the right or without the button', async () => {
  const guest = backoffice.app.as(null, 'Admin')
  for (const resource of [menus, sellerMenus]) {
    expect(await keyOf(guest(resource.index, {}))).toBe('NOT_LOGGED_IN')
    const { call } = await backoffice.clerk({
      rights: [resource.right('index'), resource.right('update')],
      screens: { [resource.path]: ['view'] },
    })
    expect(await keyOf(call(resource.index, {}))).toBe('ok')
    expect(await keyOf(call(resource.show, { params: { id: 1 } }))).toBe('FORBIDDEN')
    expect(await keyOf(call(resource.update, { params: { id: 1 }, body: { is_sort: 1 } }))).toBe('FORBIDDEN')
  }
})
