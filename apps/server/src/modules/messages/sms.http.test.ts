import type { Call } from '@fangshi/contract/client'
import { configRoutes } from '@fangshi/contract/configs'
import { smsLogs, smsTemplates } from '@fangshi/contract/sms'
import { smsNotices } from '@fangshi/contract/status'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mintAdmin, mintClerk } from '../../../test/accounts.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import { prepareModules } from '../../app.ts'
import { inTx } from '../../kernel/db/tx.ts'
import { lastOfInbox } from './inbox.db.ts'

let app: TestApp
let admin: Call
beforeAll(async () => {
  app = await testApp()
  await inTx(app.ctx.db, (tx) => prepareModules(tx, app.ctx))
  admin = app.as((await mintAdmin(app)).token, 'Admin')
  await app.ctx.db.pool.query(
    `insert into sms_logs (name, phone, ip, status, error, created_at) values
       ('register', '13800000001', '203.0.113.7', 'sent', '', '2026-11-18 10:00:00+08'),
       ('register', '13900000002', '2001:db8::7', 'failed', 'isv.LIMIT', '2026-11-19 10:00:00+08'),
       ('new_phone', '13900000003', '203.0.113.9', 'sent', '', '2026-11-20 10:00:00+08')`,
  )
})
afterAll(() => app.close())

const template = {
  name: 'coupon',
  code: 'SMS_9',
  signature: '坊市',
  text: { 'zh-cn': '您有一张优惠券', en: 'You have a coupon' },
  description: '',
}
const idOf = async (name: string) => (await admin(smsTemplates.index, { query: { name } })).data[0]?.id as number

test('the product’s templates are there once, and stay as they were changed', async () => {
  const params = { id: await idOf('register') }
  await admin(smsTemplates.update, { params, body: { code: 'SMS_1' } })
  await inTx(app.ctx.db, (tx) => prepareModules(tx, app.ctx))
  const { data } = await admin(smsTemplates.index, {})
  expect(data.map(({ name, code }) => [name, code])).toEqual([
    ['register', 'SMS_1'],
    ['forget_password', ''],
    ['edit_user', ''],
    ['new_phone', ''],
    ['login', ''],
    ...smsNotices.map((name) => [name, '']),
  ])
})

test('they may be reworded, but neither lose the code nor be renamed or deleted', async () => {
  const params = { id: await idOf('register') }
  const update = (body: Partial<typeof template>) => admin(smsTemplates.update, { params, body })
  expect((await update({ text: { 'zh-cn': '码 {code}', en: '' } })).text).toEqual({ 'zh-cn': '码 {code}', en: '' })
  await expect(update({ text: { 'zh-cn': '码', en: 'Code {code}' } })).rejects.toMatchObject({
    fields: { 'text.zh-cn': 'SMS_TEXT_WITHOUT_CODE' },
  })
  await expect(update({ name: 'signup' })).rejects.toMatchObject({ fields: { name: 'SMS_TEMPLATE_NEEDED' } })
  const gone = admin(smsTemplates.destroy, { params: { ids: String(params.id) } })
  await expect(gone).rejects.toMatchObject({ code: 409, key: 'SMS_TEMPLATE_NEEDED' })
})

test('others come and go, and the audit log tells of it', async () => {
  const made = await admin(smsTemplates.store, { body: template })
  await expect(admin(smsTemplates.store, { body: template })).rejects.toMatchObject({ fields: { name: 'TAKEN' } })
  const bad = { ...template, name: 'A b', code: '', description: 'x'.repeat(36) }
  await expect(admin(smsTemplates.store, { body: bad })).rejects.toMatchObject({
    fields: { name: 'SMS_NAME_INVALID', code: 'REQUIRED', description: 'TOO_LONG' },
  })
  await admin(smsTemplates.update, { params: { id: made.id }, body: { name: 'voucher' } })
  expect(await admin(smsTemplates.destroy, { params: { ids: String(made.id) } })).toEqual({ deleted: 1 })
  const { rows } = await app.ctx.db.pool.query(
    `select action from audit_logs where target = $1 and action like 'Admin.sms.%' order by id`,
    [String(made.id)],
  )
  expect(rows.map(({ action }) => action)).toEqual(['Admin.sms.store', 'Admin.sms.update', 'Admin.sms.destroy'])
})

test('the log is filtered by beginnings, state and days; phones are masked', async () => {
  const phones = async (query: Record<string, string>) =>
    (await admin(smsLogs.index, { query })).data.map(({ phone }) => phone)
  expect(await phones({})).toEqual(['139****0003', '139****0002', '138****0001'])
  expect(await phones({ phone: '139|likeRight' })).toEqual(['139****0003', '139****0002'])
  expect(await phones({ phone: '1_9|likeRight' })).toEqual([])
  expect(await phones({ ip: '2001:DB8|likeRight' })).toEqual(['139****0002'])
  expect(await phones({ name: 'new|likeRight', status: 'sent' })).toEqual(['139****0003'])
  expect(await phones({ created_at: '2026-11-18,2026-11-18|between' })).toEqual(['138****0001'])
  const { data } = await admin(smsLogs.index, { query: { status: 'failed' } })
  const one = await admin(smsLogs.show, { params: { id: data[0]?.id as number } })
  expect(one).toMatchObject({ phone: '139****0002', error: 'isv.LIMIT', created_at: '2026-11-19 10:00:00' })
})

test('beginnings are looked up in the indexes of the log', async () => {
  const explain = async (column: string) => {
    const { rows } = await app.ctx.db.pool.query<{ 'QUERY PLAN': string }>(
      `explain select id from sms_logs where ${column} like '139%'`,
    )
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  }
  const client = app.ctx.db.pool
  await client.query(`insert into sms_logs (name, phone, ip, status)
    select 'n' || n, 'p' || n, 'i' || n, 'sent' from generate_series(1, 5000) n`)
  await app.owner.pool.query('analyze sms_logs')
  for (const column of ['name', 'phone', 'ip']) expect(await explain(column)).toContain(`sms_logs_${column}`)
  await client.query(`delete from sms_logs where phone like 'p%'`)
})

test('the test button sends a text, in the demo to the inbox, and says so', async () => {
  const { test: tryOut } = configRoutes.sms
  const result = await admin(tryOut, { body: { phone: '13800000009' } })
  expect(result).toMatchObject({ ok: true, message: expect.stringContaining('演示收件箱（138****0009）') })
  expect((await lastOfInbox(app.ctx.db))[0]).toMatchObject({ phone: '13800000009' })
  await expect(admin(tryOut, { body: { phone: '123' } })).rejects.toMatchObject({ fields: { phone: 'PHONE_INVALID' } })
  await expect(admin(tryOut, { body: {} })).rejects.toMatchObject({ fields: { phone: 'PHONE_INVALID' } })
})

test('nobody else may: no login, no right, no button', async () => {
  await expect(app.as(null, 'Admin')(smsTemplates.index, {})).rejects.toMatchObject({ code: 401 })
  const rights = ['Admin.sms.index', 'Admin.sms.update', 'Admin.sms_logs.index']
  const screens = { '/Admin/sms': ['view'], '/Admin/sms_logs': [] }
  const clerk = app.as((await mintClerk(app, { rights, screens })).token, 'Admin')
  const { data } = await clerk(smsTemplates.index, {})
  const params = { id: data[0]?.id as number }
  await expect(clerk(smsTemplates.update, { params, body: { code: 'x' } })).rejects.toMatchObject({ code: 403 })
  await expect(clerk(smsTemplates.store, { body: template })).rejects.toMatchObject({ code: 403 })
  await expect(clerk(smsLogs.index, { query: { phone: '139|likeRight' } })).rejects.toMatchObject({ code: 403 })
  await expect(clerk(smsLogs.show, { params })).rejects.toMatchObject({ code: 403 })
  await expect(clerk(configRoutes.sms.test, { body: {} })).rejects.toMatchObject({ code: 403 })
})
