import { demoInbox, sendSms as sendSmsRoute } from '@fangshi/contract/accounts'
import { afterEach, expect, test } from 'vitest'
import { newPhone, solveProof } from '../../../test/accounts.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import { inTx } from '../../kernel/db/tx.ts'
import { seal } from '../../kernel/secret-box.ts'
import { saveSettings } from '../settings/public.ts'
import type { SmsOrder } from './deliver-sms.ts'
import { maskPhone, sendSms } from './public.ts'

let app: TestApp
afterEach(() => app.close())

const order = (code: string): Omit<SmsOrder, 'key'> => ({
  phone: '13800000001',
  name: 'register',
  values: { code },
  locale: 'en',
  ip: '203.0.113.7',
})
const send = (code: string) => inTx(app.ctx.db, (tx) => sendSms(tx, app.ctx, order(code)))

test('the demo inbox shows what was sent, newest first', async () => {
  app = await testApp()
  await send('111111')
  await send('222222')
  await app.runJobs()
  const inbox = await app.as(null)(demoInbox, {})
  expect(inbox.map(({ phone, text }) => [phone, /\d+/.exec(text)?.[0]])).toEqual([
    ['13800000001', '222222'],
    ['13800000001', '111111'],
  ])
})

test('a code is sent by the words of its template, in the language of the call', async () => {
  app = await testApp()
  await app.ctx.db.pool.query(
    `insert into sms_templates (name, code, signature, text) values ('register', 'SMS_1', '新店', $1)`,
    [{ 'zh-cn': '验证码：{code}', en: 'Code: {code}' }],
  )
  const guest = app.as(null)
  const phone = newPhone()
  await guest(sendSmsRoute, { body: { phone, name: 'register', proof: await solveProof(guest) } })
  await app.runJobs()
  expect((await guest(demoInbox, {}))[0]?.text).toMatch(/^【新店】验证码：\d{6}$/)
  await send('333333')
  await app.runJobs()
  expect((await guest(demoInbox, {}))[0]?.text).toBe('【新店】Code: 333333')
  const { rows } = await app.ctx.db.pool.query('select name, phone, ip, status, error from sms_logs order by id')
  expect(rows).toEqual([
    { name: 'register', phone, ip: '127.0.0.1', status: 'sent', error: '' },
    { name: 'register', phone: '13800000001', ip: '203.0.113.7', status: 'sent', error: '' },
  ])
})

test('production has no inbox, and refuses to send until driver and template are set up', async () => {
  app = await testApp({ mode: 'production', logLevel: 'silent' })
  app.ctx.log.level = 'silent'
  await expect(app.as(null)(demoInbox, {})).rejects.toMatchObject({ code: 404 })
  const refused = { key: 'SMS_UNAVAILABLE' }
  await expect(send('1')).rejects.toMatchObject(refused)
  const account = { driver: 'aliyun', key: 'id', secret: seal(app.ctx, 'secret'), sign: '坊市' } as const
  await inTx(app.ctx.db, (tx) => saveSettings(tx, 'sms', account, app.ctx.now()))
  app.forgetSettings()
  await expect(send('1')).rejects.toMatchObject(refused)
  await app.ctx.db.pool.query(
    `insert into sms_templates (name, code, signature, text) values ('register', 'SMS_1', '坊市', '{"zh-cn":"{code}"}')`,
  )
  await send('1')
})

test('a masked phone keeps its ends', async () => {
  app = await testApp()
  expect(maskPhone('13812345678')).toBe('138****5678')
})
