import { loginAdmin } from '@fangshi/contract/accounts'
import type { Call } from '@fangshi/contract/client'
import { admins } from '@fangshi/contract/access'
import { expresses } from '@fangshi/contract/expresses'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mintAdmin, solveProof } from '../../../../test/accounts.ts'
import { keyOf, openBackoffice, type Backoffice } from '../../../../test/access.ts'

let backoffice: Backoffice
/** A role of one right. */
let role: number
beforeAll(async () => {
  backoffice = await openBackoffice()
  role = (await backoffice.clerk({ rights: ['Admin.expresses.index'] })).role_id
})
afterAll(() => backoffice.app.close())

const password = 'nine blue kettles'
let count = 0
const form = (body: object = {}) => ({
  nickname: '小王',
  username: `clerk.${++count}`,
  password,
  roles: [role],
  ...body,
})
const add = async (body: object = {}) => backoffice.boss(admins.store, { body: form(body) })
const change = (id: number, body: object, call: Call = backoffice.boss) => call(admins.update, { params: { id }, body })
const remove = (id: number, call: Call = backoffice.boss) => call(admins.destroy, { params: { ids: String(id) } })

async function logIn(username: string, word = password) {
  const guest = backoffice.app.as(null, 'Admin')
  const body = { provider: 'admins' as const, username, password: word, proof: await solveProof(guest) }
  return backoffice.app.as((await guest(loginAdmin, { body })).access_token, 'Admin')
}

test('an administrator is added, logs in, is changed, and the audit log keeps no password', async () => {
  const made = await add({ nickname: '小李' })
  expect(made).toMatchObject({
    nickname: '小李',
    status: 'active',
    is_super: false,
    roles: [role],
    last_login_at: null,
  })
  expect(made).not.toHaveProperty('password_hash')
  const call = await logIn(made.username)
  expect(await keyOf(call(expresses.index, {}))).toBe('ok')
  await change(made.id, { nickname: '老李', password: '' })
  expect(await keyOf(call(expresses.index, {}))).toBe('ok')
  expect((await backoffice.boss(admins.index, { query: { nickname: '老李|likeRight' } })).data).toMatchObject([
    { id: made.id, role_names: [expect.any(String)] },
  ])
  const [stored] = await backoffice.auditOf('Admin.admins.store', made.id)
  expect(stored?.after).toMatchObject({ nickname: '小李', roles: [role], password: 'changed' })
  expect(JSON.stringify(stored)).not.toContain('kettles')
  expect(await backoffice.auditOf('Admin.admins.update', made.id)).toMatchObject([
    { before: { nickname: '小李' }, after: { nickname: '老李', password: 'unchanged' } },
  ])
})

test('what does not fit is told at its field', async () => {
  const { username } = await add()
  const answerTo = (body: object) => add(body).catch((error: unknown) => error)
  expect(await answerTo({ username: username.toUpperCase() })).toMatchObject({ fields: { username: 'USERNAME_TAKEN' } })
  expect(await answerTo({ username: '12345' })).toMatchObject({ fields: { username: 'USERNAME_INVALID' } })
  expect(await answerTo({ password: '' })).toMatchObject({ fields: { password: 'REQUIRED' } })
  expect(await answerTo({ password: 'password123' })).toMatchObject({ fields: { password: 'PASSWORD_COMMON' } })
  expect(await answerTo({ roles: [] })).toMatchObject({ fields: { roles: 'REQUIRED' } })
  expect(await answerTo({ roles: [999_999] })).toMatchObject({ fields: { roles: 'CHOICE_INVALID' } })
  expect(await answerTo({ avatar: 'https://elsewhere.example/a.png' })).toMatchObject({
    fields: { avatar: 'FILE_ADDRESS_INVALID' },
  })
  expect(await add({ is_super: true, roles: [] })).toMatchObject({ is_super: true, roles: [] })
})

test('a new password, being disabled and being deleted end the sessions; a deleted name is free', async () => {
  const { id, username } = await add()
  const first = await logIn(username)
  await change(id, { password: 'ten green kettles' })
  expect(await keyOf(first(expresses.index, {}))).toBe('NOT_LOGGED_IN')
  expect(await keyOf(logIn(username))).toBe('LOGIN_FAILED')
  const second = await logIn(username, 'ten green kettles')
  await change(id, { status: 'disabled' })
  expect(await keyOf(second(expresses.index, {}))).toBe('NOT_LOGGED_IN')
  expect(await keyOf(logIn(username, 'ten green kettles'))).toBe('ACCOUNT_DISABLED')
  await change(id, { status: 'active' })
  const third = await logIn(username, 'ten green kettles')
  await remove(id)
  expect(await keyOf(third(expresses.index, {}))).toBe('NOT_LOGGED_IN')
  expect(await keyOf(logIn(username, 'ten green kettles'))).toBe('LOGIN_FAILED')
  expect(await keyOf(backoffice.boss(admins.show, { params: { id } }))).toBe('NOT_FOUND')
  expect((await add({ username })).id).not.toBe(id)
  expect(await backoffice.auditOf('Admin.admins.destroy', id)).toMatchObject([
    { before: { roles: [role] }, after: null },
  ])
})

test('nobody deletes, disables or gives a new password to oneself here', async () => {
  const { id } = backoffice.boss
  await mintAdmin(backoffice.app)
  expect(await keyOf(remove(id))).toBe('OWN_ACCOUNT')
  expect(await keyOf(change(id, { status: 'disabled' }))).toBe('OWN_ACCOUNT')
  await expect(change(id, { password })).rejects.toMatchObject({ fields: { password: 'REAUTH_NEEDED' } })
  expect(await keyOf(change(id, { nickname: '站长' }))).toBe('ok')
})

const verbs = ['index', 'show', 'store', 'update', 'destroy'].map((verb) => `Admin.admins.${verb}`)
const screens = { '/Admin/admins': ['view', 'add', 'edit', 'delete'] }

test('a clerk neither grants nor touches what is beyond his own rights', async () => {
  const chief = await backoffice.clerk({ rights: [...verbs, 'Admin.expresses.index'], screens })
  const beyond = await backoffice.clerk({ rights: ['Admin.expresses.destroy'] })
  const buttons = await backoffice.clerk({ screens: { '/Admin/admins': ['batch_delete'] } })
  const { call } = chief
  const made = await call(admins.store, { body: form() })
  expect(await keyOf(call(admins.store, { body: form({ roles: [beyond.role_id] }) }))).toBe('GRANT_BEYOND_OWN')
  expect(await keyOf(call(admins.store, { body: form({ roles: [buttons.role_id] }) }))).toBe('GRANT_BEYOND_OWN')
  expect(await keyOf(call(admins.store, { body: form({ is_super: true }) }))).toBe('GRANT_BEYOND_OWN')
  expect(await keyOf(change(made.id, { is_super: true }, call))).toBe('GRANT_BEYOND_OWN')
  expect(await keyOf(change(chief.admin_id, { is_super: true }, call))).toBe('GRANT_BEYOND_OWN')
  expect(await keyOf(change(chief.admin_id, { roles: [chief.role_id, beyond.role_id] }, call))).toBe('GRANT_BEYOND_OWN')
  expect(await keyOf(change(made.id, { roles: [role, chief.role_id] }, call))).toBe('ok')
  for (const id of [beyond.admin_id, buttons.admin_id, backoffice.boss.id]) {
    expect(await keyOf(change(id, { nickname: 'x' }, call))).toBe('ADMIN_HOLDS_MORE')
    expect(await keyOf(change(id, { password }, call))).toBe('ADMIN_HOLDS_MORE')
    expect(await keyOf(change(id, { status: 'disabled' }, call))).toBe('ADMIN_HOLDS_MORE')
    expect(await keyOf(remove(id, call))).toBe('ADMIN_HOLDS_MORE')
  }
  expect(await keyOf(remove(made.id, call))).toBe('ok')
})

test('nobody else may: no login, a clerk without the right or without the button', async () => {
  expect(await keyOf(backoffice.app.as(null, 'Admin')(admins.index, {}))).toBe('NOT_LOGGED_IN')
  const { call } = await backoffice.clerk({ rights: verbs, screens: { '/Admin/admins': ['view'] } })
  expect(await keyOf(call(admins.index, {}))).toBe('ok')
  expect(await keyOf(call(admins.store, { body: form() }))).toBe('FORBIDDEN')
  expect(await keyOf(change(backoffice.boss.id, { nickname: 'x' }, call))).toBe('FORBIDDEN')
  expect(await keyOf(remove(backoffice.boss.id, call))).toBe('FORBIDDEN')
  const { call: stranger } = await backoffice.clerk({ screens })
  expect(await keyOf(stranger(admins.index, {}))).toBe('FORBIDDEN')
})
