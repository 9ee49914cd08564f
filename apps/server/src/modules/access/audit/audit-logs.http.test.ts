import { admins, auditLogs } from '@fangshi/contract/access'
import { expresses } from '@fangshi/contract/expresses'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keyOf, openBackoffice, type Backoffice } from '../../../../test/access.ts'

let backoffice: Backoffice
beforeAll(async () => {
  backoffice = await openBackoffice()
})
afterAll(() => backoffice.app.close())

const name = { 'zh-cn': '顺达', en: 'Shunda' }

test('every write is told: who, what, before and after, by filters', async () => {
  const { boss } = backoffice
  const made = await boss(expresses.store, { body: { name, code: 'shunda' } })
  await boss(expresses.update, { params: { id: made.id }, body: { code: 'shun' } })
  const query = { admin_id: String(boss.id), target: String(made.id), area: 'Admin', action: 'Admin.exp|likeRight' }
  const { data } = await boss(auditLogs.index, { query })
  expect(data).toMatchObject([
    {
      action: 'Admin.expresses.update',
      action_name: '快递公司 · 编辑',
      who: expect.stringMatching(/^a_/),
      ip: '127.0.0.1',
    },
    { action: 'Admin.expresses.store' },
  ])
  expect(data[0]).not.toHaveProperty('before')
  const change = await boss(auditLogs.show, { params: { id: data[0]?.id as number } })
  expect(change).toMatchObject({ before: { code: 'shunda', name }, after: { code: 'shun', name } })
  const added = await boss(auditLogs.show, { params: { id: data[1]?.id as number } })
  expect(added).toMatchObject({ before: null, after: { code: 'shunda' } })
  const byRequest = await boss(auditLogs.index, { query: { request_id: data[0]?.request_id } })
  expect(byRequest.data.map(({ id }) => id)).toEqual([data[0]?.id])
  const none = await boss(auditLogs.index, { query: { created_at: '2001-01-01,2001-01-02|between' } })
  expect(none.total).toBe(0)
})

test('a deleted administrator is still named', async () => {
  const { boss } = backoffice
  const role = (await backoffice.clerk({})).role_id
  const { call, admin_id } = await backoffice.clerk({
    rights: ['Admin.expresses.store'],
    screens: { '/Admin/expresses': ['add'] },
  })
  await call(expresses.store, { body: { name, code: 'late' } })
  await boss(admins.update, { params: { id: admin_id }, body: { nickname: '小赵', roles: [role] } })
  await boss(admins.destroy, { params: { ids: String(admin_id) } })
  expect((await boss(auditLogs.index, { query: { admin_id: String(admin_id) } })).data).toMatchObject([{ who: '小赵' }])
})

test('it is read only, and not by everybody', async () => {
  const { app } = backoffice
  const { statusCode } = await app.app.inject({ method: 'DELETE', url: '/api/Admin/audit_logs/1' })
  expect(statusCode).toBe(404)
  expect(await keyOf(app.as(null, 'Admin')(auditLogs.index, {}))).toBe('NOT_LOGGED_IN')
  const { call } = await backoffice.clerk({ rights: ['Admin.audit_logs.index', 'Admin.audit_logs.show'] })
  expect(await keyOf(call(auditLogs.index, {}))).toBe('ok')
  expect(await keyOf(call(auditLogs.index, { query: { area: 'Admin' } }))).toBe('FORBIDDEN')
  expect(await keyOf(call(auditLogs.show, { params: { id: 1 } }))).toBe('FORBIDDEN')
  await expect(backoffice.boss(auditLogs.index, { query: { ip: 'x' } })).rejects.toMatchObject({
    fields: { ip: 'UNKNOWN_KEY' },
  })
})
