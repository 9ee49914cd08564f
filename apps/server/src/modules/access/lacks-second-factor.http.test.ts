import { admins, roles, sellerRoles, sellerUsers } from '@fangshi/contract/access'
import { editAdminMe, getAdminMe, getSellerMe, logoutAdmin } from '@fangshi/contract/accounts'
import type { Call } from '@fangshi/contract/client'
import { configRoutes } from '@fangshi/contract/configs'
import { expresses } from '@fangshi/contract/expresses'
import { loadAdminMenu, loadSellerMenu } from '@fangshi/contract/menus'
import {
  adminSecondFactor,
  resetAdminFactor,
  resetStaffFactor,
  resetUserFactor,
  sellerSecondFactor,
} from '@fangshi/contract/second-factor'
import { users } from '@fangshi/contract/users'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keyOf, openBackoffice, type Backoffice } from '../../../test/access.ts'
import { mintAdmin, mintSeller, mintStaff, type Minted } from '../../../test/accounts.ts'
import { switchOn } from '../../../test/logins/second-factor.ts'
import { mounted } from '../../app.ts'
import { hashPassword } from '../accounts/public.ts'

const old_password = 'seven old kettles'
let backoffice: Backoffice
let hash: string
let store: Minted & { store_id: number }
beforeAll(async () => {
  backoffice = await openBackoffice()
  hash = await hashPassword(old_password)
  store = await mintSeller(backoffice.app)
})
afterAll(() => backoffice.app.close())

const withPassword = (table: 'users' | 'admins', id: number) =>
  backoffice.app.ctx.db.pool.query(`update ${table} set password_hash = $2 where id = $1`, [id, hash])
const on = async (call: Call, area: 'Admin' | 'Seller', id: number) => {
  await withPassword(area === 'Admin' ? 'admins' : 'users', id)
  const routes = area === 'Admin' ? adminSecondFactor : sellerSecondFactor
  return switchOn(call, routes, { old_password, now: backoffice.app.ctx.now() })
}
const me = { body: { provider: 'admins' as const } }
const ownMe = { body: { provider: 'users' as const } }

test('whose role demands it reaches the own account alone until it is set up', async () => {
  const { boss, app } = backoffice
  const { call, admin_id, role_id } = await backoffice.clerk({ rights: ['Admin.expresses.index'] })
  expect(await keyOf(call(expresses.index, {}))).toBe('ok')
  const demand = (needs_second_factor: boolean) =>
    boss(roles.update, { params: { id: role_id }, body: { needs_second_factor } })
  expect(await demand(true)).toMatchObject({ needs_second_factor: true })
  expect(await call(getAdminMe, me)).toMatchObject({ lacks_second_factor: true })
  expect(await keyOf(call(expresses.index, {}))).toBe('SECOND_FACTOR_MISSING')
  expect(await keyOf(call(admins.index, {}))).toBe('SECOND_FACTOR_MISSING')
  expect(await keyOf(call(loadAdminMenu, {}))).toBe('ok')
  expect(await keyOf(call(editAdminMe, { body: { provider: 'admins', nickname: '新人' } }))).toBe('ok')

  const { recovery_codes } = await on(call, 'Admin', admin_id)
  expect(await call(getAdminMe, me)).toMatchObject({ lacks_second_factor: false })
  expect(await keyOf(call(expresses.index, {}))).toBe('ok')
  // Switching it off is possible, for another phone; the demand stands.
  const code = recovery_codes[0] as string
  await call(adminSecondFactor.switchOff, { body: { old_password, code } })
  expect(await keyOf(call(expresses.index, {}))).toBe('SECOND_FACTOR_MISSING')
  // A change of the role that does not name it leaves it as it is.
  await boss(roles.update, { params: { id: role_id }, body: { name: `复核${app.ctx.now().getTime()}` } })
  expect(await keyOf(call(expresses.index, {}))).toBe('SECOND_FACTOR_MISSING')
  await demand(false)
  expect(await keyOf(call(expresses.index, {}))).toBe('ok')
  expect((await backoffice.auditOf('Admin.roles.update', role_id)).at(-1)).toMatchObject({
    before: { needs_second_factor: true },
    after: { needs_second_factor: false },
  })
  expect(await keyOf(call(logoutAdmin, me))).toBe('ok')
})

test('a store demands it of its staff, and its owner has the choice', async () => {
  const owner = backoffice.app.as(store.token, 'Seller')
  const staff = await mintStaff(backoffice.app, store, { rights: ['Seller.users.index'] })
  const call = backoffice.app.as(staff.token, 'Seller')
  await owner(sellerRoles.update, { params: { id: staff.role_id }, body: { needs_second_factor: true } })
  expect(await keyOf(call(sellerUsers.index, {}))).toBe('SECOND_FACTOR_MISSING')
  expect(await keyOf(call(loadSellerMenu, {}))).toBe('ok')
  expect(await call(getSellerMe, ownMe)).toMatchObject({ lacks_second_factor: true })
  await on(call, 'Seller', staff.user_id)
  expect(await keyOf(call(sellerUsers.index, {}))).toBe('ok')
  expect(await owner(getSellerMe, ownMe)).toMatchObject({ lacks_second_factor: false })
  const { data } = await owner(sellerUsers.index, {})
  expect(data.find(({ id }) => id === staff.user_id)).toMatchObject({ has_second_factor: true })
})

test('the settings demand it of all administrators, super administrators too', async () => {
  const { app, boss } = backoffice
  const { admin_id, token } = await mintAdmin(app)
  const chief = app.as(token, 'Admin')
  await on(chief, 'Admin', admin_id)
  await chief(configRoutes.web.save, { body: { admin_second_factor: true } })
  app.forgetSettings()
  expect(await keyOf(boss(expresses.index, {}))).toBe('SECOND_FACTOR_MISSING')
  expect(await keyOf(chief(expresses.index, {}))).toBe('ok')
  expect(await keyOf(app.as(store.token, 'Seller')(sellerUsers.index, {}))).toBe('ok')
  await chief(configRoutes.web.save, { body: { admin_second_factor: false } })
  app.forgetSettings()
  expect(await keyOf(boss(expresses.index, {}))).toBe('ok')
  // Who may edit the settings and is no super administrator leaves it as it is.
  const { call } = await backoffice.clerk({ rights: ['Admin.configs.web.update'] })
  await expect(call(configRoutes.web.save, { body: { admin_second_factor: true } })).rejects.toMatchObject({
    key: 'FORBIDDEN',
    fields: { admin_second_factor: 'FORBIDDEN' },
  })
  expect(await keyOf(call(configRoutes.web.save, { body: { admin_second_factor: false, tel: '400' } }))).toBe('ok')
})

test('before it is set up these routes are open, and no others', () => {
  const open = mounted.filter(({ route }) => route.beforeSecondFactor)
  const paths = open.map(({ route }) => `${route.method} ${route.path.replace(/^\/(Admin|Seller)/, '')}`)
  expect([...new Set(paths)].toSorted()).toEqual([
    'DELETE /auth/sessions',
    'DELETE /auth/sessions/{id}',
    'GET /auth/second_factor',
    'GET /auth/sessions',
    'GET /load_menu',
    'POST /auth/confirm',
    'POST /auth/edit',
    'POST /auth/info',
    'POST /auth/second_factor',
    'POST /auth/second_factor/confirm',
    'POST /auth/second_factor/off',
    'POST /auth/second_factor/recovery_codes',
    'POST /logout',
  ])
})

const screens = { '/Admin/admins': ['view', 'edit'] }

test('who may edit an administrator resets a lost factor, of nobody who holds more and not their own', async () => {
  const { boss } = backoffice
  const chief = await backoffice.clerk({ rights: ['Admin.admins.update', 'Admin.expresses.index'], screens })
  const lost = await backoffice.clerk({ rights: ['Admin.expresses.index'] })
  const strong = await backoffice.clerk({ rights: ['Admin.expresses.destroy'] })
  for (const one of [chief, lost, strong]) await on(one.call, 'Admin', one.admin_id)
  const reset = (call: Call, id: number) => keyOf(call(resetAdminFactor, { params: { id }, body: {} }))
  expect(await reset(lost.call, chief.admin_id)).toBe('FORBIDDEN')
  expect(await reset(backoffice.app.as(null, 'Admin'), lost.admin_id)).toBe('NOT_LOGGED_IN')
  expect(await reset(chief.call, chief.admin_id)).toBe('OWN_SECOND_FACTOR')
  expect(await reset(chief.call, strong.admin_id)).toBe('ADMIN_HOLDS_MORE')
  expect(await reset(chief.call, boss.id)).toBe('ADMIN_HOLDS_MORE')
  expect(await reset(chief.call, 999_999)).toBe('NOT_FOUND')
  expect(await boss(admins.show, { params: { id: lost.admin_id } })).toMatchObject({ has_second_factor: true })
  expect(await reset(chief.call, lost.admin_id)).toBe('ok')
  expect(await boss(admins.show, { params: { id: lost.admin_id } })).toMatchObject({ has_second_factor: false })
  expect(await keyOf(lost.call(expresses.index, {}))).toBe('NOT_LOGGED_IN')
  expect(await reset(boss, lost.admin_id)).toBe('SECOND_FACTOR_OFF')
  expect(await backoffice.auditOf('Admin.admins.update', lost.admin_id)).toEqual([
    { before: { second_factor: 'on' }, after: { second_factor: 'off' } },
  ])
  const noButton = await backoffice.clerk({ rights: ['Admin.admins.update'], screens: { '/Admin/admins': ['view'] } })
  expect(await reset(noButton.call, strong.admin_id)).toBe('FORBIDDEN')
})

test('a store owner resets that of staff, another store’s does not exist', async () => {
  const { app } = backoffice
  const staff = await mintStaff(app, store, {})
  const call = app.as(staff.token, 'Seller')
  await on(call, 'Seller', staff.user_id)
  const body = { params: { id: staff.user_id }, body: {} }
  const stranger = app.as((await mintSeller(app)).token, 'Seller')
  expect(await keyOf(stranger(resetStaffFactor, body))).toBe('NOT_FOUND')
  expect(await keyOf(call(resetStaffFactor, body))).toBe('FORBIDDEN')
  const owner = app.as(store.token, 'Seller')
  const own = { params: { id: store.user_id }, body: {} }
  expect(await keyOf(owner(resetStaffFactor, own))).toBe('OWN_SECOND_FACTOR')
  expect(await keyOf(owner(resetStaffFactor, body))).toBe('ok')
  expect(await keyOf(call(getSellerMe, ownMe))).toBe('NOT_LOGGED_IN')
  expect(await keyOf(owner(resetStaffFactor, body))).toBe('SECOND_FACTOR_OFF')
})

test('the platform resets that of a store owner, not of the owner’s staff', async () => {
  const { app, boss } = backoffice
  const other = await mintSeller(app)
  const call = app.as(other.token, 'Seller')
  await on(call, 'Seller', other.user_id)
  const staff = await mintStaff(app, other, {})
  const reset = (by: Call, id: number) => keyOf(by(resetUserFactor, { params: { id }, body: {} }))
  expect(await boss(users.show, { params: { id: other.user_id } })).toMatchObject({ has_second_factor: true })
  expect(await reset((await backoffice.clerk({})).call, other.user_id)).toBe('FORBIDDEN')
  expect(await reset(boss, staff.user_id)).toBe('SUB_ACCOUNT_OF_STORE')
  expect(await reset(boss, 999_999)).toBe('NOT_FOUND')
  expect(await reset(boss, other.user_id)).toBe('ok')
  expect(await reset(boss, other.user_id)).toBe('SECOND_FACTOR_OFF')
  expect(await keyOf(call(getSellerMe, ownMe))).toBe('NOT_LOGGED_IN')
})
