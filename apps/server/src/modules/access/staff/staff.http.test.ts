import { sellerRoles, sellerUsers } from '@fangshi/contract/access'
import { editSellerMe, loginHome, loginSeller } from '@fangshi/contract/accounts'
import type { Call } from '@fangshi/contract/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keyOf, openBackoffice, type Backoffice } from '../../../../test/access.ts'
import { mintSeller, mintStaff, solveProof, type Minted } from '../../../../test/accounts.ts'

type Store = Minted & { store_id: number }
let backoffice: Backoffice
let mine: Store
let other: Store
let owner: Call
let stranger: Call
beforeAll(async () => {
  backoffice = await openBackoffice()
  ;[mine, other] = [await mintSeller(backoffice.app), await mintSeller(backoffice.app)]
  owner = backoffice.app.as(mine.token, 'Seller')
  stranger = backoffice.app.as(other.token, 'Seller')
})
afterAll(() => backoffice.app.close())

const verbs = ['index', 'show', 'store', 'update', 'destroy']
const rightsOf = (...names: string[]): string[] =>
  names.flatMap((name) => verbs.map((verb) => `Seller.${name}.${verb}`))
const buttons = ['search', 'view', 'add', 'edit', 'delete', 'batch_delete']
/** Keeps roles and staff, and nothing else. */
const keeper = {
  rights: rightsOf('roles', 'users'),
  screens: { '/Seller/roles': buttons, '/Seller/users': buttons },
}
const empty = { menus: [], permissions: [], buttons: [] }
const password = 'a-long-password'
let count = 0
const newName = (): string => `staff.${++count}`

/** A role of the first store that may list its staff. */
async function listers(): Promise<number> {
  const sets = {
    menus: [await backoffice.menuId('/Seller/users')],
    permissions: [await backoffice.permissionId('Seller.users.index')],
  }
  return (await owner(sellerRoles.store, { body: { name: newName(), ...empty, ...sets } })).id
}
const hire = async (roles: number[]) => {
  const username = newName()
  return owner(sellerUsers.store, { body: { nickname: '小林', username, password, roles } })
}

test('the owner hires: the sub-account logs in for the store and is refused in the shop', async () => {
  const role = await listers()
  const made = await hire([role])
  expect(made).toMatchObject({ nickname: '小林', status: 'active', roles: [role] })
  expect(made).not.toHaveProperty('password_hash')
  const credentials = async () => ({
    body: {
      provider: 'users' as const,
      username: made.username,
      password,
      proof: await solveProof(backoffice.app.as(null)),
    },
  })
  const { access_token } = await backoffice.app.as(null)(loginSeller, await credentials())
  const staff = backoffice.app.as(access_token, 'Seller')
  expect((await staff(sellerUsers.index, {})).data.map(({ id }) => id)).toContain(made.id)
  expect(await keyOf(backoffice.app.as(null)(loginHome, await credentials()))).toBe('SUB_ACCOUNT_MAY_NOT_BUY')
  expect(await keyOf(hire([role]))).toBe('ok')
  await owner(sellerRoles.update, { params: { id: role }, body: { permissions: [] } })
  expect(await keyOf(staff(sellerUsers.index, {}))).toBe('FORBIDDEN')
  await owner(sellerUsers.update, { params: { id: made.id }, body: { status: 'disabled' } })
  expect(await keyOf(staff(sellerUsers.index, {}))).toBe('NOT_LOGGED_IN')
  expect(await backoffice.auditOf('Seller.users.update', made.id)).toMatchObject([
    { before: { status: 'active' }, after: { status: 'disabled', password: 'unchanged' } },
  ])
})

test('what does not fit is told at its field', async () => {
  const role = await listers()
  const { username } = await hire([role])
  const body = { nickname: '乙', username: newName(), password, roles: [role] }
  const store = (part: object) => owner(sellerUsers.store, { body: { ...body, ...part } })
  await expect(store({ password: '' })).rejects.toMatchObject({ fields: { password: 'REQUIRED' } })
  await expect(store({ roles: [] })).rejects.toMatchObject({ fields: { roles: 'REQUIRED' } })
  await expect(store({ username: username.toUpperCase() })).rejects.toMatchObject({ fields: { username: 'TAKEN' } })
  await expect(store({ avatar: 'https://elsewhere.example/a.png' })).rejects.toMatchObject({
    fields: { avatar: 'FILE_ADDRESS_INVALID' },
  })
})

test('roles and staff of another store do not exist', async () => {
  const role = await listers()
  const made = await hire([role])
  const params = { id: role }
  expect(await keyOf(stranger(sellerRoles.show, { params }))).toBe('NOT_FOUND')
  expect(await keyOf(stranger(sellerRoles.update, { params, body: { name: '换' } }))).toBe('NOT_FOUND')
  expect(await keyOf(stranger(sellerRoles.destroy, { params: { ids: `${role}` } }))).toBe('NOT_FOUND')
  const person = { id: made.id }
  expect(await keyOf(stranger(sellerUsers.show, { params: person }))).toBe('NOT_FOUND')
  expect(await keyOf(stranger(sellerUsers.update, { params: person, body: { nickname: '换' } }))).toBe('NOT_FOUND')
  expect(await keyOf(stranger(sellerUsers.update, { params: { id: mine.user_id }, body: { nickname: '换' } }))).toBe(
    'NOT_FOUND',
  )
  expect(await keyOf(stranger(sellerUsers.destroy, { params: { ids: `${made.id}` } }))).toBe('NOT_FOUND')
  expect((await stranger(sellerRoles.index, {})).total).toBe(0)
  expect((await stranger(sellerUsers.index, {})).total).toBe(0)
  const taken = stranger(sellerUsers.store, { body: { nickname: '丙', username: newName(), password, roles: [role] } })
  await expect(taken).rejects.toMatchObject({ fields: { roles: 'CHOICE_INVALID' } })
})

test('nobody grants what they lack, nor changes one who holds more', async () => {
  const staff = await mintStaff(backoffice.app, mine, keeper)
  const call = backoffice.app.as(staff.token, 'Seller')
  const ship = await backoffice.permissionId('Seller.orders.ship')
  const strong = await mintStaff(backoffice.app, mine, { rights: ['Seller.orders.ship'] })
  const add = (permissions: number[]) => call(sellerRoles.store, { body: { name: newName(), ...empty, permissions } })
  expect(await keyOf(add([await backoffice.permissionId('Seller.users.index')]))).toBe('ok')
  expect(await keyOf(add([ship]))).toBe('GRANT_BEYOND_OWN')
  await expect(add([await backoffice.permissionId('Admin.users.index')])).rejects.toMatchObject({
    fields: { permissions: 'CHOICE_INVALID' },
  })
  const hireStrong = call(sellerUsers.store, {
    body: { nickname: '丁', username: newName(), password, roles: [strong.role_id] },
  })
  expect(await keyOf(hireStrong)).toBe('GRANT_BEYOND_OWN')
  const params = { id: strong.user_id }
  expect(await keyOf(call(sellerUsers.update, { params, body: { password: 'another-password' } }))).toBe(
    'STAFF_HOLDS_MORE',
  )
  expect(await keyOf(call(sellerUsers.destroy, { params: { ids: `${strong.user_id}` } }))).toBe('STAFF_HOLDS_MORE')
  const self = { id: staff.user_id }
  expect(await keyOf(call(sellerUsers.update, { params: self, body: { status: 'disabled' } }))).toBe('OWN_ACCOUNT')
  await expect(call(sellerUsers.update, { params: self, body: { password } })).rejects.toMatchObject({
    fields: { password: 'REAUTH_NEEDED' },
  })
})

test('who did nothing is deleted; who left traces stays and can be disabled', async () => {
  const role = await listers()
  const made = await hire([role])
  expect(await owner(sellerUsers.destroy, { params: { ids: `${made.id}` } })).toEqual({ deleted: 1 })
  const staff = await mintStaff(backoffice.app, mine, keeper)
  const call = backoffice.app.as(staff.token, 'Seller')
  await call(sellerRoles.store, { body: { name: newName(), ...empty } })
  expect(await keyOf(owner(sellerUsers.destroy, { params: { ids: `${staff.user_id}` } }))).toBe('IN_USE')
  expect(await keyOf(owner(sellerRoles.destroy, { params: { ids: `${staff.role_id}` } }))).toBe('IN_USE')
})

test('no login, no right, no button: no entry', async () => {
  expect(await keyOf(backoffice.app.as(null, 'Seller')(sellerUsers.index, {}))).toBe('NOT_LOGGED_IN')
  const nobody = backoffice.app.as((await mintStaff(backoffice.app, mine, {})).token, 'Seller')
  expect(await keyOf(nobody(sellerUsers.index, {}))).toBe('FORBIDDEN')
  const viewer = await mintStaff(backoffice.app, mine, { ...keeper, screens: { '/Seller/users': ['view'] } })
  const call = backoffice.app.as(viewer.token, 'Seller')
  const body = { nickname: '戊', username: newName(), password, roles: [viewer.role_id] }
  expect(await keyOf(call(sellerUsers.store, { body }))).toBe('FORBIDDEN')
  expect(await keyOf(call(sellerUsers.destroy, { params: { ids: `${viewer.user_id}` } }))).toBe('FORBIDDEN')
})

test('a suspended store reads and keeps its own account, and writes nothing else', async () => {
  const store = await mintSeller(backoffice.app)
  const call = backoffice.app.as(store.token, 'Seller')
  await backoffice.app.ctx.db.pool.query(`update stores set status = 'suspended' where id = $1`, [store.store_id])
  expect(await keyOf(call(sellerRoles.index, {}))).toBe('ok')
  expect(await keyOf(call(sellerRoles.store, { body: { name: '甲', ...empty } }))).toBe('STORE_SUSPENDED')
  expect(await keyOf(call(editSellerMe, { body: { provider: 'users', nickname: '店主' } }))).toBe('ok')
})
