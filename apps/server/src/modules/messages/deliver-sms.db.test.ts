import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { testApp, type TestApp } from '../../../test/app.ts'
import { smsProvider, type SmsProvider } from '../../../test/outside-services/sms-provider.ts'
import { inTx } from '../../kernel/db/tx.ts'
import { aliyun, type AliyunAccount } from './aliyun.ts'
import { deliverSms, type SmsOrder } from './deliver-sms.ts'
import { seedTemplates } from './sms-templates.db.ts'

const keys = { key: 'id', secret: 'not to be told' }
const order: Omit<SmsOrder, 'key'> = {
  phone: '13800000001',
  name: 'register',
  values: { code: '482913' },
  locale: 'zh-cn',
  ip: '203.0.113.7',
}
let app: TestApp
let provider: SmsProvider
beforeAll(async () => {
  app = await testApp({ mode: 'production' })
  app.ctx.log.level = 'silent'
  provider = await smsProvider(keys)
  await inTx(app.ctx.db, seedTemplates)
  await app.ctx.db.pool.query(
    `update sms_templates set code = 'SMS_1', signature = '坊市 & 友' where name = 'register'`,
  )
})
beforeEach(async () => {
  provider.requests.length = 0
  provider.answers.length = 0
  await app.ctx.db.pool.query('delete from sms_logs')
})
afterAll(async () => {
  await app.close()
  await provider.close()
})

const driver = (changed: Partial<AliyunAccount> = {}) =>
  aliyun({ origin: provider.origin, ...keys, sign: '', publicOnly: false, ...changed })
/** Each a message of its own, unless a key is given. */
const deliver = (
  isLast: boolean,
  by = driver(),
  { key = randomUUID(), ...of }: typeof order & { key?: string } = order,
) => deliverSms(app.ctx, { ...of, key }, by, { isLast })
const logs = async () =>
  (await app.ctx.db.pool.query('select name, phone, ip, status, error from sms_logs order by id')).rows

test('the provider gets template, signature and values, rightly signed; the log says sent', async () => {
  expect(await deliver(false)).toBe('')
  expect(provider.requests).toEqual([
    {
      action: 'SendSms',
      PhoneNumbers: '13800000001',
      SignName: '坊市 & 友',
      TemplateCode: 'SMS_1',
      TemplateParam: '{"code":"482913"}',
    },
  ])
  expect(await logs()).toEqual([
    { name: 'register', phone: '13800000001', ip: '203.0.113.7', status: 'sent', error: '' },
  ])
})

test('what may pass is tried again, and logged only when the last try fails too', async () => {
  const busy = { status: 503, body: 'down' }
  const throttled = { status: 400, body: { Code: 'Throttling.User', Message: 'slow down' } }
  provider.answers.push(busy, throttled)
  await expect(deliver(false)).rejects.toThrow('503')
  await expect(deliver(false)).rejects.toThrow('Throttling.User')
  expect(await logs()).toEqual([])
  expect(await deliver(false)).toBe('')
  provider.answers.push(busy)
  expect(await deliver(true)).toBe('the provider answered 503')
  expect((await logs()).map(({ status, error }) => [status, error])).toEqual([
    ['sent', ''],
    ['failed', 'the provider answered 503'],
  ])
})

test('what the provider refuses is not tried again, and the code is never written down', async () => {
  const Message = 'code 482913 to 13800000001 over the limit'
  provider.answers.push({ body: { Code: 'isv.BUSINESS_LIMIT_CONTROL', Message } })
  await deliver(false)
  await deliver(false, driver({ secret: 'another' }))
  await deliver(false, driver({ key: 'nobody' }))
  expect((await logs()).map(({ status, error }) => [status, error])).toEqual([
    ['failed', 'isv.BUSINESS_LIMIT_CONTROL: code *** to 13800000001 over the limit'],
    ['failed', 'SignatureDoesNotMatch: refused'],
    ['failed', 'InvalidAccessKeyId.NotFound: refused'],
  ])
})

test('no driver, no provider code, a private host: a final failure that says so', async () => {
  await deliverSms(app.ctx, { ...order, key: randomUUID() }, null, { isLast: false })
  await deliver(false, driver(), { ...order, name: 'new_phone' })
  await deliver(false, driver({ publicOnly: true }))
  expect((await logs()).map(({ error }) => error)).toEqual([
    'no driver is set up',
    'the template new_phone has no provider code',
    'the provider’s host is of a private network',
  ])
  expect(provider.requests).toEqual([])
})

test('a provider that cannot be reached is tried again', async () => {
  await expect(deliver(false, driver({ origin: 'http://127.0.0.1:1' }))).rejects.toThrow('ECONNREFUSED')
})

test('a job that runs again sends nothing again, and one that was tried again sends once', async () => {
  const one = { ...order, key: 'one' }
  await deliver(false, driver(), one)
  await Promise.all(Array.from({ length: 4 }, () => deliver(false, driver(), one)))
  expect(provider.requests).toHaveLength(1)
  const other = { ...order, key: 'other' }
  provider.answers.push({ status: 503, body: 'down' })
  await expect(deliver(false, driver(), other)).rejects.toThrow('503')
  await deliver(false, driver(), other)
  await deliver(false, driver(), other)
  expect(provider.requests).toHaveLength(3)
  expect((await logs()).map(({ status }) => status)).toEqual(['sent', 'sent'])
})

test('several at once send a message once', async () => {
  await Promise.all(Array.from({ length: 6 }, () => deliver(true, driver(), { ...order, key: 'at once' })))
  expect(provider.requests).toHaveLength(1)
})

test('what may have been sent is not sent again: the provider gave no answer, or the process died meanwhile', async () => {
  provider.answers.push({ body: 'OK?' })
  expect(await deliver(false, driver(), { ...order, key: 'no answer' })).toBe('the provider answered 200')
  await app.ctx.db.pool.query("insert into sms_sendings (key, state) values ('died', 'sending')")
  expect(await deliver(false, driver(), { ...order, key: 'died' })).toMatch(/cut off/)
  await deliver(false, driver(), { ...order, key: 'no answer' })
  await deliver(false, driver(), { ...order, key: 'died' })
  expect(provider.requests).toHaveLength(1)
})
