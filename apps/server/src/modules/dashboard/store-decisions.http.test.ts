import { denyStore, listStoreDecisions, passStore, reopenStore, suspendStore } from '@fangshi/contract/stores-admin'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keyOf, openBackoffice, type Backoffice } from '../../../test/access.ts'
import { makeStore } from '../../../test/factories.ts'

let backoffice: Backoffice
beforeAll(async () => {
  backoffice = await openBackoffice()
})
afterAll(() => backoffice.app.close())

const query = (sql: string, id: number) => backoffice.app.ctx.db.pool.query(sql, [id])
const submit = (id: number, submissions: number) =>
  query(`update stores set verify = 'verifying', status = 'closed', submissions = ${submissions} where id = $1`, id)
/** A store that has applied. */
const make = async (): Promise<number> => {
  const { store_id } = await makeStore(backoffice.app.ctx.db)
  await query('delete from freight_templates where store_id = $1', store_id)
  await submit(store_id, 1)
  return store_id
}

test('earlier decisions are listed with who made them and why, the newest first', async () => {
  const id = await make()
  const { boss } = backoffice
  const params = { id }
  await boss(denyStore, { params, body: { submissions: 1, reason: '执照看不清' } })
  await submit(id, 2)
  await boss(passStore, { params, body: { submissions: 2 } })
  await boss(suspendStore, { params, body: { reason: '售假' } })
  await boss(reopenStore, { params, body: {} })
  const made = await boss(listStoreDecisions, { params })
  expect(made.map(({ decision, reason }) => [decision, reason])).toEqual([
    ['reopen', ''],
    ['suspend', '售假'],
    ['pass', ''],
    ['deny', '执照看不清'],
  ])
  expect(made.every(({ by }) => by !== '')).toBe(true)
  expect(await boss(listStoreDecisions, { params: { id: await make() } })).toEqual([])
})

test('who may not view stores does not see them', async () => {
  const params = { id: await make() }
  expect(await keyOf(backoffice.app.as(null, 'Admin')(listStoreDecisions, { params }))).toBe('NOT_LOGGED_IN')
  const clerk = await backoffice.clerk({ rights: ['Admin.stores.index'], screens: { '/Admin/stores': ['view'] } })
  expect(await keyOf(clerk.call(listStoreDecisions, { params }))).toBe('FORBIDDEN')
  const reader = await backoffice.clerk({ rights: ['Admin.stores.show'], screens: {} })
  expect(await keyOf(reader.call(listStoreDecisions, { params }))).toBe('FORBIDDEN')
})
