import { admins, sellerUsers } from '@fangshi/contract/access'
import { areas } from '@fangshi/contract/areas'
import { expresses } from '@fangshi/contract/expresses'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBackoffice, type Backoffice } from '../../../test/access.ts'
import { mintSeller, mintStaff } from '../../../test/accounts.ts'
import { orderAt } from '../../../test/factories.ts'

let back: Backoffice
beforeAll(async () => {
  back = await openBackoffice()
})
afterAll(() => back.app.close())

const courier = async (code: string) =>
  (await back.boss(expresses.store, { body: { name: { 'zh-cn': `快递${code}`, en: `Courier ${code}` }, code } })).id
const total = async () => (await back.boss(expresses.index, {})).total

test('of several rows those in use are named in the caller’s language, and nothing is deleted', async () => {
  await orderAt(back.app, 'waiting_receipt')
  const { rows } = await back.app.ctx.db.pool.query<{ id: number }>(`select id from expresses where code = 'SF'`)
  const used = rows[0]?.id as number
  const free = [await courier('freea'), await courier('freeb')]
  const before = await total()
  const all = back.boss(expresses.destroy, { params: { ids: [used, ...free].join(',') } })
  await expect(all).rejects.toMatchObject({
    code: 409,
    key: 'DELETE_BLOCKED',
    details: { blocked: [{ id: used, name: '顺丰速运', key: 'IN_USE' }] },
  })
  expect(await total()).toBe(before)
  expect(await back.boss(expresses.destroy, { params: { ids: free.join(',') } })).toEqual({ deleted: 2 })
  await expect(back.boss(expresses.destroy, { params: { ids: String(used) } })).rejects.toMatchObject({ key: 'IN_USE' })
})

test('of several rows those that are gone, or another’s, are named by their ids; one alone is not found', async () => {
  const [gone, left] = [await courier('gonea'), await courier('goneb')]
  const destroy = (...ids: number[]) => back.boss(expresses.destroy, { params: { ids: ids.join(',') } })
  await destroy(gone)
  await expect(destroy(gone, left)).rejects.toMatchObject({
    key: 'DELETE_BLOCKED',
    details: { blocked: [{ id: gone, name: String(gone), key: 'NOT_FOUND' }] },
  })
  await expect(destroy(gone)).rejects.toMatchObject({ key: 'NOT_FOUND' })
  await expect(destroy(gone, 999_999_999)).rejects.toMatchObject({ key: 'NOT_FOUND' })
  expect(await destroy(left)).toEqual({ deleted: 1 })
  const store = await mintSeller(back.app)
  const owner = back.app.as(store.token, 'Seller')
  const own = await mintStaff(back.app, store, {})
  const foreign = await mintStaff(back.app, await mintSeller(back.app), {})
  const both = { ids: [own.user_id, foreign.user_id].join(',') }
  await expect(owner(sellerUsers.destroy, { params: both })).rejects.toMatchObject({
    details: { blocked: [{ id: foreign.user_id, key: 'NOT_FOUND' }] },
  })
})

test('rows above and below each other go together, and one alone is not blocked by those that go too', async () => {
  const add = async (name: string, code: string, pid = '0') =>
    (await back.boss(areas.store, { body: { name, code, pid } })).id
  const top = await add('甲省', '71')
  const below = await add('甲市', '7101', '71')
  const other = await add('乙省', '72')
  await add('乙市', '7201', '72')
  const refused = back.boss(areas.destroy, { params: { ids: [top, below, other].join(',') } })
  await expect(refused).rejects.toMatchObject({ details: { blocked: [{ id: other, name: '乙省' }] } })
  expect(await back.boss(areas.destroy, { params: { ids: [top, below].join(',') } })).toEqual({ deleted: 2 })
})

test('accounts that must stay are named too: one’s own among administrators, one with traces among staff', async () => {
  const { admin_id } = await back.clerk({})
  const ids = [back.boss.id, admin_id].join(',')
  await expect(back.boss(admins.destroy, { params: { ids } })).rejects.toMatchObject({
    key: 'DELETE_BLOCKED',
    details: { blocked: [{ id: back.boss.id, key: 'OWN_ACCOUNT' }] },
  })
  const store = await mintSeller(back.app)
  const owner = back.app.as(store.token, 'Seller')
  const [left, right] = [await mintStaff(back.app, store, {}), await mintStaff(back.app, store, {})]
  await back.app.ctx.db.pool.query(
    `insert into audit_logs (area, user_id, store_id, action, target, ip, request_id) values ('Seller', $1, $2, 'x', '1', '::1', 'x')`,
    [left.user_id, store.store_id],
  )
  const both = { ids: [left.user_id, right.user_id].join(',') }
  await expect(owner(sellerUsers.destroy, { params: both })).rejects.toMatchObject({
    details: { blocked: [{ id: left.user_id, key: 'IN_USE' }] },
  })
})
