import { admins } from '@fangshi/contract/access'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mintAdmin } from '../../../../test/accounts.ts'
import { keyOf, openBackoffice, type Backoffice } from '../../../../test/access.ts'

let backoffice: Backoffice
beforeAll(async () => {
  backoffice = await openBackoffice()
})
afterAll(() => backoffice.app.close())

const supers = async (): Promise<number> => {
  const { rows } = await backoffice.app.ctx.db.pool.query<{ n: number }>(
    `select count(*) as n from admins where is_super and status = 'active' and deleted_at is null`,
  )
  return rows[0]?.n as number
}

test('two super administrators demote each other: one does, one remains', async () => {
  await backoffice.app.ctx.db.pool.query('update admins set is_super = false where id <> $1', [backoffice.boss.id])
  const { role_id } = await backoffice.clerk({})
  for (let round = 0; round < 8; round++) {
    const other = await mintAdmin(backoffice.app)
    const call = backoffice.app.as(other.token, 'Admin')
    const body = { is_super: false, roles: [role_id] }
    const demote = (by: typeof call, id: number) => keyOf(by(admins.update, { params: { id }, body }))
    const keys = await Promise.all([demote(backoffice.boss, other.admin_id), demote(call, backoffice.boss.id)])
    expect(keys.filter((key) => key === 'ok')).toHaveLength(1)
    expect(keys.find((key) => key !== 'ok')).toMatch(/ADMIN_HOLDS_MORE|FORBIDDEN/)
    expect(await supers()).toBe(1)
    await backoffice.app.ctx.db.pool.query('update admins set is_super = (id = $1)', [backoffice.boss.id])
  }
})

test('two super administrators disable or delete each other: one remains', async () => {
  for (let round = 0; round < 8; round++) {
    const other = await mintAdmin(backoffice.app)
    const call = backoffice.app.as(other.token, 'Admin')
    const keys = await Promise.all([
      keyOf(backoffice.boss(admins.destroy, { params: { ids: String(other.admin_id) } })),
      keyOf(call(admins.update, { params: { id: backoffice.boss.id }, body: { status: 'disabled' } })),
    ])
    expect(keys.filter((key) => key === 'ok')).toHaveLength(1)
    expect(await supers()).toBe(1)
    if (keys[1] === 'ok') break // the boss has been disabled
  }
})

test('the last super administrator cannot step down, even twice at once', async () => {
  const { rows } = await backoffice.app.ctx.db.pool.query<{ id: number }>(
    `select id from admins where is_super and status = 'active' and deleted_at is null`,
  )
  const last = rows[0]?.id as number
  const { token } = await mintAdmin(backoffice.app)
  const call = backoffice.app.as(token, 'Admin')
  const { role_id } = await backoffice.clerk({})
  const body = { is_super: false, roles: [role_id] }
  const me = (await call(admins.index, { query: { status: 'active' } })).data.find(
    (one) => one.is_super && one.id !== last,
  )
  expect(await keyOf(call(admins.update, { params: { id: last }, body }))).toBe('ok')
  const down = () => keyOf(call(admins.update, { params: { id: me?.id as number }, body }))
  expect(await Promise.all([down(), down()])).toEqual(['LAST_SUPER_ADMIN', 'LAST_SUPER_ADMIN'])
  expect(await supers()).toBe(1)
})
